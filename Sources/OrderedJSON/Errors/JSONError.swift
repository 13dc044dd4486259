/// Why a text is not JSON, and where.
///
/// `description` is one clause in plain English without the position, to be put after
/// `FILE:LINE:COLUMN: `.
public struct JSONError: Error, Equatable, Sendable {
  /// Where reading stopped.
  public let position: JSONPosition
  /// Why reading stopped.
  public let reason: Reason

  /// Creates an error.
  public init(position: JSONPosition, reason: Reason) {
    self.position = position
    self.reason = reason
  }
}

extension JSONError: CustomStringConvertible {
  /// The reason in plain English.
  public var description: String { reason.description }
}
