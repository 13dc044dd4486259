/// A move of the focus that the target may still decline.
struct FocusAttempt: Sendable {
  var origin: Int?
  var originOffset: Point
  var originInner: [(ScrollerID, Point)]
  var originIsSuspended: Bool
  var isForward: Bool
  /// Whether there is nothing to go back to, as the origin has gone.
  var isInheritance: Bool
  var isSettled = false
  /// Whether the user has scrolled since, so that offsets are not to be taken back.
  var wasScrolled = false
  var steps = 0
}
