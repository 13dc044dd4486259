extension JSONReader {
  /// Reads the string whose opening quote is the next byte.
  mutating func readString() throws(JSONError) -> String {
    let start = offset + 1
    let (end, isASCII, continued) = endOfPlainText(from: start)
    offset = end
    continuationBytes += continued
    guard end < bytes.count else { throw error(.unterminatedString) }
    switch bytes[end] {
    case UInt8(ascii: "\""):
      offset += 1
      let text = bytes.span.extracting(start..<end)
      if isASCII { return unsafe String(copying: UTF8Span(unchecked: text, isKnownASCII: true)) }
      guard let text = String(checking: text) else { throw invalidUTF8(in: start..<end) }
      return text
    case UInt8(ascii: "\\"):
      return try readEscapedString(from: start)
    case let byte:
      throw error(.controlCharacter(byte))
    }
  }

  /// Finds the byte that ends a string or is escaped, and counts the continuation bytes before it.
  private func endOfPlainText(
    from start: Int
  ) -> (end: Int, isASCII: Bool, continuationBytes: Int) {
    let bytes = bytes.span
    let count = bytes.count
    var end = start
    var isASCII = true
    var continued = 0
    while end < count {
      if isASCII, count - end >= 8 {
        let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: end, as: UInt64.self)
        let plain = Self.plainBytes(of: UInt64(littleEndian: word))
        end += plain
        if plain == 8 { continue }
      }
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if byte >= 0x80 {
        isASCII = false
        if byte & 0xC0 == 0x80 { continued += 1 }
      }
      end += 1
    }
    return (end, isASCII, continued)
  }

  /// Counts the bytes, from the lowest on, that are ASCII and neither a quote, a backslash nor a
  /// control character.
  private static func plainBytes(of word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    // A subtraction sets the high bit of a byte that is too small. It borrows from the bytes above
    // only, so the lowest bit that is set is right.
    let special = word | (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones)
    return (special & (ones &* 0x80)).trailingZeroBitCount / 8
  }

  /// Goes on with a string whose first escape is the next byte.
  private mutating func readEscapedString(from start: Int) throws(JSONError) -> String {
    var unescaped = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        guard let text = String(checking: unescaped.span) else {
          throw invalidUTF8(in: start..<(offset - 1))
        }
        return text
      case UInt8(ascii: "\\"):
        try readEscape(into: &unescaped)
        continue
      case ..<0x20:
        throw error(.controlCharacter(byte))
      default:
        if byte & 0xC0 == 0x80 { continuationBytes += 1 }
        unescaped.append(byte)
      }
      offset += 1
    }
    throw error(.unterminatedString)
  }

  private mutating func readEscape(into unescaped: inout [UInt8]) throws(JSONError) {
    guard offset + 1 < bytes.count else {
      offset = bytes.count
      throw error(.unterminatedString)
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): unescaped.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try readUnicodeEscape()
      unescaped.append(contentsOf: String(Character(scalar)).utf8)
      return
    default: throw error(.invalidEscape)
    }
    offset += 2
  }

  /// Reads `\uXXXX`, or two of them when they make a surrogate pair.
  private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit(at: offset)
    if let scalar = Unicode.Scalar(first) {
      offset += 6
      return scalar
    }
    guard UTF16.isLeadSurrogate(first), offset + 7 < bytes.count,
      bytes[offset + 6] == UInt8(ascii: "\\"), bytes[offset + 7] == UInt8(ascii: "u")
    else { throw error(.loneSurrogate) }
    let second = try codeUnit(at: offset + 6)
    guard UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      )
    else { throw error(.loneSurrogate) }
    offset += 12
    return scalar
  }

  private func codeUnit(at start: Int) throws(JSONError) -> UInt16 {
    guard start + 6 <= bytes.count else { throw error(.invalidEscape) }
    var unit: UInt16 = 0
    for byte in bytes[(start + 2)..<(start + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error(.invalidEscape)
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Says where the first byte stands that is not UTF-8; strings hold no line ends.
  private func invalidUTF8(in range: Range<Int>) -> JSONError {
    var valid = bytes[range]
    var decoder = UTF8()
    var iterator = valid.makeIterator()
    var scalars = 0
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: scalars += 1
      case .emptyInput, .error: break decoding
      }
    }
    valid = valid.filter { $0 & 0xC0 != 0x80 }[...]
    let columnsAfter = offset - range.lowerBound
    let start = position.column - columnsAfter + (range.count - valid.count)
    return JSONError(
      position: JSONPosition(line: position.line, column: start + scalars),
      reason: .invalidUTF8
    )
  }
}
