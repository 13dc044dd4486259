extension PatternTranslator {
  private static let word = "[A-Za-z0-9_]"
  private static let edge = "(?:(?<=\(word))(?!\(word))|(?<!\(word))(?=\(word)))"
  private static let noEdge = "(?:(?<=\(word))(?=\(word))|(?<!\(word))(?!\(word)))"
  /// Matches nothing.
  static let never = "(?!)"

  /// Translates what follows a backslash outside of a class.
  mutating func escape() throws(PatternError) {
    guard let scalar = peek else { throw error(.badEscape) }
    switch scalar {
    case "b", "B":
      offset += 1
      append(scalar == "b" ? Self.edge : Self.noEdge, canRepeat: false)
    case "k":
      offset += 1
      guard skip("<") else { throw error(.badReference) }
      guard let number = groups.number(of: try groupName()),
        let reference = groups.reference(to: number)
      else { throw error(.badReference) }
      append(reference, canRepeat: true)
    case "1"..."9":
      var digits = ""
      while let digit = peek, ("0"..."9").contains(digit) {
        digits.unicodeScalars.append(digit)
        offset += 1
      }
      guard let number = Int(digits), let reference = groups.reference(to: number) else {
        throw error(.badReference)
      }
      append(reference, canRepeat: true)
    default:
      switch try classEscape() {
      case .set(let set): append(set.isEmpty ? Self.never : "[\(set)]", canRepeat: true)
      case .scalar(let value):
        let isSurrogate = (0xD800...0xDFFF).contains(value)
        append(isSurrogate ? Self.never : Self.code(value), canRepeat: true)
      }
    }
  }

  /// The meaning of an escape.
  enum Escaped {
    /// A code point.
    case scalar(UInt32)
    /// Several, as they are written in a class.
    case set(String)
  }

  /// Reads the rest of an escape that may stand in a class as well as outside.
  mutating func classEscape() throws(PatternError) -> Escaped {
    guard let scalar = next() else { throw error(.badEscape) }
    switch scalar {
    case "d": return .set(PatternSet.digits.text)
    case "D": return .set(PatternSet.digits.inverted.text)
    case "w": return .set(PatternSet.word.text)
    case "W": return .set(PatternSet.word.inverted.text)
    case "s": return .set(PatternSet.space.text)
    case "S": return .set(PatternSet.space.inverted.text)
    case "p", "P": return .set(try property(isInverted: scalar == "P"))
    case "t": return .scalar(0x09)
    case "n": return .scalar(0x0A)
    case "v": return .scalar(0x0B)
    case "f": return .scalar(0x0C)
    case "r": return .scalar(0x0D)
    case "0":
      if let digit = peek, ("0"..."9").contains(digit) { throw error(.badEscape) }
      return .scalar(0)
    case "c":
      guard let letter = next(), letter.isASCII, UInt8(ascii: letter).isLetter else {
        throw error(.badEscape)
      }
      return .scalar(letter.value % 32)
    case "x":
      guard let value = hexadecimal(2) else { throw error(.badEscape) }
      return .scalar(value)
    case "u": return .scalar(try codePoint())
    case "A"..."Z", "a"..."z", "1"..."9": throw error(.badEscape)
    default: return .scalar(scalar.value)
    }
  }

  /// Reads what follows `\u`: four digits, two such escapes that are a pair, or any digits in
  /// braces.
  private mutating func codePoint() throws(PatternError) -> UInt32 {
    if skip("{") {
      var value: UInt32 = 0
      var isEmpty = true
      while let scalar = next() {
        if scalar == "}", !isEmpty { return value }
        guard let digit = Self.digit(scalar) else { break }
        value = value * 16 + digit
        isEmpty = false
        guard value <= 0x10FFFF else { break }
      }
      throw error(.badEscape)
    }
    guard let first = hexadecimal(4) else { throw error(.badEscape) }
    guard (0xD800...0xDBFF).contains(first) else { return first }
    let start = offset
    if skip("\\u"), let second = hexadecimal(4), (0xDC00...0xDFFF).contains(second) {
      return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    offset = start
    return first
  }

  private mutating func hexadecimal(_ count: Int) -> UInt32? {
    guard scalars.count - offset >= count else { return nil }
    var value: UInt32 = 0
    for scalar in scalars[offset..<(offset + count)] {
      guard let digit = Self.digit(scalar) else { return nil }
      value = value * 16 + digit
    }
    offset += count
    return value
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    guard scalar.isASCII, UInt8(ascii: scalar).isHexadecimal else { return nil }
    return Character(scalar).hexDigitValue.map(UInt32.init)
  }

  /// Reads the name of a property of Unicode.
  private mutating func property(isInverted: Bool) throws(PatternError) -> String {
    guard skip("{") else { throw error(.badEscape) }
    var name = ""
    while let scalar = next() {
      if scalar == "}" { break }
      guard scalar.isASCII,
        UInt8(ascii: scalar).isLetter || UInt8(ascii: scalar).isDigit || scalar == "_"
          || scalar == "="
      else { throw error(.badEscape) }
      name.unicodeScalars.append(scalar)
    }
    guard let text = UnicodePropertyName.translated(name, isInverted: isInverted) else {
      throw error(.badEscape)
    }
    return text
  }
}
