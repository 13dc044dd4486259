/// Decides when a visitor of a kiosk has left.
struct KioskClock {
  /// Whether somebody is there.
  enum State: Equatable {
    /// Nothing has been done since the form began.
    case untouched
    /// Something was done not long ago.
    case busy
    /// Nothing was done for long; what is entered will be thrown away in so many seconds.
    case closing(in: Int)
    /// The visitor has left.
    case over
  }

  /// The time without input until all is over, in milliseconds.
  private let patience: UInt64
  /// The time before that in which a countdown is shown, in milliseconds.
  private let warning: UInt64
  private var lastInput: UInt64?

  /// The longest time that the countdown takes, in seconds.
  private static let longestWarning = 20

  /// Creates the clock of a visitor who has done nothing yet.
  ///
  /// - Parameter patience: The seconds without input until all is over.
  init(patience: Int) {
    self.patience = UInt64(patience) * 1000
    warning = UInt64(min(Self.longestWarning, patience / 2)) * 1000
  }

  /// Notes that something was done.
  ///
  /// - Parameter now: The time, in milliseconds; it never goes back.
  mutating func noteInput(at now: UInt64) { lastInput = now }

  /// Tells how it stands.
  ///
  /// - Parameter now: The time, in milliseconds.
  /// - Returns: Whether somebody is there.
  func state(at now: UInt64) -> State {
    guard let lastInput else { return .untouched }
    let idle = now > lastInput ? now - lastInput : 0
    if idle >= patience { return .over }
    guard idle >= patience - warning else { return .busy }
    return .closing(in: Int((patience - idle + 999) / 1000))
  }
}
