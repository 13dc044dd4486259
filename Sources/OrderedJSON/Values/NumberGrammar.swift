/// The number grammar of RFC 8259 section 6.
enum NumberGrammar {
  /// Where and why a text stops being a number.
  struct Mistake: Error {
    let offset: Int
    let reason: JSONError.Reason
  }

  /// Returns the offset after the number that starts at an offset.
  static func end(of bytes: [UInt8], from start: Int) throws(Mistake) -> Int {
    var offset = start
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "0") {
      offset += 1
      if offset < bytes.count, isDigit(bytes[offset]) {
        throw Mistake(offset: offset, reason: .leadingZero)
      }
    } else {
      offset = try digits(bytes, offset)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset = try digits(bytes, offset + 1)
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count,
        bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-")
      {
        offset += 1
      }
      offset = try digits(bytes, offset)
    }
    return offset
  }

  /// Tells whether the whole text is one number.
  static func matches(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    do throws(Mistake) {
      return try end(of: bytes, from: 0) == bytes.count
    } catch {
      return false
    }
  }

  private static func digits(_ bytes: [UInt8], _ start: Int) throws(Mistake) -> Int {
    var offset = start
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
    guard offset > start else { throw Mistake(offset: offset, reason: .expectedDigit) }
    return offset
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }
}
