/// A move of the focus that the engine is about to make because the user asked for it.
public struct NavigationMove: Hashable, Sendable {
  /// The user's action.
  public enum Cause: Hashable, Sendable {
    /// Tab, or the toolbar's button for the next field.
    case next

    /// Shift and Tab, or the toolbar's button for the previous field.
    case previous

    /// The Return key.
    case returnKey
  }

  /// The host's answer.
  public enum Answer: Hashable, Sendable {
    /// Go on.
    case allow

    /// Leave the focus where it is.
    case stop

    /// Go to another field instead; to one that cannot be worked in means to stay.
    case substitute(FieldID)
  }

  /// The field that has the focus, or nil if none has.
  public var origin: FieldID?

  /// The field that would get it.
  public var target: FieldID

  /// The user's action.
  public var cause: Cause

  /// Creates a move to a field.
  public init(origin: FieldID?, target: FieldID, cause: Cause) {
    self.origin = origin
    self.target = target
    self.cause = cause
  }
}
