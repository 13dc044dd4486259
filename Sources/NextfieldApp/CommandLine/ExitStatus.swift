/// The status that the program ends with, for its caller.
enum ExitStatus {
  static let done: Int32 = 0
  static let cancelled: Int32 = 1
  static let unusable: Int32 = 2
  /// The answers are kept, but not in the place that was asked for.
  static let elsewhere: Int32 = 4
  static let timedOut: Int32 = 5

  /// The shell's convention for a process that a signal has ended.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}
