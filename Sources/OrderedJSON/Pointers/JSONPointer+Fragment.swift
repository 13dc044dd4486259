extension JSONPointer {
  /// Creates a pointer from a URI fragment with or without its `#`, percent-decoded
  /// (RFC 6901 section 6); nil when it is not one.
  public init?(fragment: String) {
    var bytes = fragment.utf8[...]
    if bytes.first == UInt8(ascii: "#") { bytes.removeFirst() }
    guard let text = Self.percentDecoded(bytes) else { return nil }
    self.init(text)
  }

  private static func percentDecoded(_ bytes: Substring.UTF8View) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = hexadecimal(rest.popFirst()), let low = hexadecimal(rest.popFirst()) else {
        return nil
      }
      decoded.append(high << 4 | low)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func hexadecimal(_ byte: UInt8?) -> UInt8? {
    guard let byte, byte < 0x80 else { return nil }
    return Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  /// The pointer as a URI fragment, `#` and percent escapes included.
  public var fragment: String {
    var bytes = [UInt8(ascii: "#")]
    for byte in description.utf8 {
      if Self.isPlainInFragment(byte) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: (byte < 0x10 ? "%0" : "%").utf8)
        bytes.append(contentsOf: String(byte, radix: 16, uppercase: true).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Tells whether RFC 3986 lets a fragment hold the byte as it is.
  private static func isPlainInFragment(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
    }
  }
}
