extension UInt8 {
  /// Whether the byte is a digit of ASCII.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 && self < 0x80 }

  /// Whether the byte is a hexadecimal digit of ASCII.
  var isHexadecimal: Bool {
    isDigit || ((self | 0x20) &- UInt8(ascii: "a") < 6 && self < 0x80)
  }
}
