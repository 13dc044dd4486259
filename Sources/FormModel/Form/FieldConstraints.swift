public import OrderedJSON

/// The rules that a value must satisfy.
public struct FieldConstraints: Sendable, Hashable {
  /// The smallest number.
  public var minimum: NumberBound?
  /// The largest number.
  public var maximum: NumberBound?
  /// The numbers that the value must be a multiple of.
  public var multiples: [JSONNumber] = []
  /// The smallest number of Unicode code points.
  public var minimumLength: Int?
  /// The largest number of Unicode code points.
  public var maximumLength: Int?
  /// ECMA-262 patterns, each of which must be found somewhere in the text.
  public var patterns: [String] = []
  /// The form that text must have.
  public var format: TextFormat?
  /// The only answer that a yes-or-no question takes.
  public var allowedFlag: Bool?

  /// The types that a value typed as JSON may have; empty when any will do.
  public var types: [SchemaType] = []

  /// Creates constraints that everything satisfies.
  public init() {}
}
