/// The name by which the engine knows a field.
public struct FieldID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The host's own name for the field.
  public let rawValue: String

  /// Creates an id from the host's own name for the field.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}
