/// The signs beside the digits that a number may have.
public struct NumberSigns: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Takes the bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The number may be negative.
  public static let minus = NumberSigns(rawValue: 1 << 0)

  /// The number may have decimal places.
  public static let decimal = NumberSigns(rawValue: 1 << 1)
}
