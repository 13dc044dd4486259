/// The choices a host makes for a form as a whole.
public struct NavigationOptions: Hashable, Sendable {
  /// The direction in which rows are read, and with it the edge where a form begins that is wider
  /// than its viewport.
  public var direction: Direction

  /// The rule for the order of fields without an explicit number.
  public var orderPolicy: OrderPolicy

  /// Whether the ends of the chain meet.
  public var wraps: Bool

  /// Whether Return on the last field submits the form.
  public var canSubmit: Bool

  /// The treatment of the scroll offset when the keyboard has gone.
  public var restore: Restore

  /// The wanted distance between a revealed field and the edge of what the user can see, in content
  /// units.
  public var gap: Double

  /// The group of fields that moves stay in.
  public var activeGroup: String

  /// The reaction to a field that declines the focus.
  public var refusal: Refusal

  /// Whether scrolling may be animated; false if the user has turned animations off.
  public var animates: Bool

  /// Whether the form belongs to a program that knows nothing of the engine and may scroll by
  /// itself.
  ///
  /// Then any scroll is accepted: a field that is not in sight afterwards is left there, and one
  /// that is in sight is kept there. A field of several lines is never brought into sight as it
  /// gets the focus or its caret moves, which is for the program to do, but kept in sight as the
  /// room for it becomes less.
  public var isGuest: Bool

  /// Creates options; those left out have the values most forms want.
  public init(
    direction: Direction = .leftToRight,
    orderPolicy: OrderPolicy = .reading,
    wraps: Bool = false,
    canSubmit: Bool = true,
    restore: Restore = .stay,
    gap: Double = 10,
    activeGroup: String = "main",
    refusal: Refusal = .stay,
    animates: Bool = true,
    isGuest: Bool = false
  ) {
    self.direction = direction
    self.orderPolicy = orderPolicy
    self.wraps = wraps
    self.canSubmit = canSubmit
    self.restore = restore
    self.gap = gap
    self.activeGroup = activeGroup
    self.refusal = refusal
    self.animates = animates
    self.isGuest = isGuest
  }
}
