/// The world outside of the form: other programs, such as a browser, and the files of the machine.
enum Outside {
  /// Whether links and buttons lead there; not in a kiosk, for they would be ways out of it.
  static var isReachable = true
}
