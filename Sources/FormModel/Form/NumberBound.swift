public import OrderedJSON

/// An end of a range of numbers.
public struct NumberBound: Sendable, Hashable {
  /// The number at the end.
  public var value: JSONNumber
  /// Whether the number itself is outside.
  public var isExclusive: Bool

  /// Creates a bound.
  public init(value: JSONNumber, isExclusive: Bool) {
    self.value = value
    self.isExclusive = isExclusive
  }
}
