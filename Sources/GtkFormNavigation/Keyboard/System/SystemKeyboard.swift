/// One on-screen keyboard that is not ours.
protocol SystemKeyboard: AnyObject {
  /// Whether it comes by itself when it is needed.
  var isAvailable: Bool { get }
  /// Whether it is on the screen, as far as it tells.
  var isVisible: Bool { get }

  /// Asks it once to leave the screen, and not to come by itself.
  func askToStayAway()

  /// Takes back ``askToStayAway()``.
  ///
  /// - Parameter shown: Whether it is to be on the screen again if it was before.
  func letReturn(shown: Bool)
}
