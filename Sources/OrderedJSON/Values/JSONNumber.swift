/// A JSON number that keeps its text exactly, however large or precise.
///
/// Comparison, `isInteger` and `isMultiple(of:)` work on the decimal digits, so nothing is lost
/// to binary floating point.
public struct JSONNumber: Sendable {
  /// The number as it is written in JSON.
  public let text: String

  /// Creates a number from text that follows the grammar of RFC 8259 section 6; nil when it does
  /// not.
  public init?(_ text: String) {
    guard NumberGrammar.matches(text) else { return nil }
    self.text = text
  }

  /// Creates a whole number.
  public init(_ value: Int) {
    text = String(value)
  }

  /// Creates a number from a floating-point value; nil when it is infinite or not a number.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = value.description
  }

  /// Creates a number from text that the reader has checked.
  init(checked text: String) {
    self.text = text
  }

  /// The nearest floating-point value; infinite when the number is too large for one.
  public var doubleValue: Double {
    Double(text) ?? .nan
  }

  /// The whole number, when the value is one that fits; `1.0` and `1e2` are.
  public var intValue: Int? {
    if let value = Int(text) { return value }
    return decimal.intValue
  }

  /// Tells whether the value is a whole number; `1.0` and `1e2` are.
  public var isInteger: Bool {
    decimal.isInteger
  }

  /// Tells whether the value is zero, however it is written.
  public var isZero: Bool {
    decimal.digits.isEmpty
  }

  /// Tells whether this number divided by the other is a whole number, exactly.
  ///
  /// Everything is a multiple of zero here, because such a rule can only be a mistake. So is a
  /// number when both are so long (their digit counts multiply to over 20 million) that the
  /// division would take seconds.
  public func isMultiple(of other: JSONNumber) -> Bool {
    decimal.isMultiple(of: other.decimal)
  }

  var decimal: DecimalNumber { DecimalNumber(text) }
}

extension JSONNumber: Comparable, Hashable {
  /// Orders numbers by value.
  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    left.decimal < right.decimal
  }

  /// Tells whether both numbers have the same value: `1.0` equals `1`.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.text == right.text || left.decimal == right.decimal
  }

  /// Feeds the value, not the text, to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(decimal)
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The number as it is written in JSON.
  public var description: String { text }
}

extension JSONNumber {
  /// The same number without fraction and exponent, when it is a whole number of at most 40 digits;
  /// else the number as it is.
  ///
  /// JSON Schema's drafts disagree whether `3.0` is an integer; all of them take `3`.
  public var withoutFraction: JSONNumber {
    guard text.utf8.contains(where: Self.isFractional) else { return self }
    let decimal = decimal
    guard decimal.isInteger, decimal.exponent <= 40 else { return self }
    var plain = decimal.isNegative ? "-" : ""
    for digit in decimal.digits { plain += String(digit) }
    plain += String(repeating: "0", count: decimal.exponent - decimal.digits.count)
    return JSONNumber(checked: decimal.digits.isEmpty ? "0" : plain)
  }

  private static func isFractional(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }
}
