/// How people write numbers.
public struct NumberFormat: Sendable, Hashable {
  /// The sign before the decimals.
  public var decimalSeparator: Character

  /// Creates a format; a point stands before the decimals unless said otherwise.
  public init(decimalSeparator: Character = ".") {
    self.decimalSeparator = decimalSeparator
  }
}
