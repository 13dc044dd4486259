/// The name by which the engine knows a scroller inside the form.
public struct ScrollerID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The host's own name for the scroller.
  public let rawValue: String

  /// Creates an id from the host's own name for the scroller.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}
