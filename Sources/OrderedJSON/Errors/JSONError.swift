/// The reason why a text is not JSON, and the place.
public struct JSONError: Error, Hashable, Sendable {
  /// The place at which reading stopped.
  public let position: JSONPosition
  /// The reason why reading stopped.
  public let reason: Reason

  /// Creates an error.
  public init(position: JSONPosition, reason: Reason) {
    self.position = position
    self.reason = reason
  }
}
