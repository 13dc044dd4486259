public import OrderedJSON

extension NumberFormat {
  /// Returns a number as people write it: the same digits with this format's separator.
  public func text(_ number: JSONNumber) -> String {
    number.text.map { $0 == "." ? String(decimalSeparator) : String($0) }.joined()
  }

  /// Reads a number as people write it; nil when it is none.
  ///
  /// Text that is a JSON number is kept as it is (`3.0` stays `3.0`). A plus sign, superfluous
  /// zeros, a missing zero before the separator, a minus sign that is no hyphen and other scripts'
  /// digits are accepted and become the JSON number with the same digits. A point is accepted too
  /// if the separator is another sign, unless the text looks as if the point groups thousands.
  public func number(_ text: String) -> JSONNumber? {
    let trimmed = text.trimmingSpace
    if decimalSeparator == ".", let number = JSONNumber(trimmed) { return number }
    guard let plain = plain(trimmed) else { return nil }
    var parts = DecimalParts(plain)
    return parts.jsonNumber()
  }

  /// Tells whether a text that is no number is one but for separators: of thousands, or the wrong
  /// one for the decimals.
  func isGrouped(_ text: String) -> Bool {
    let text = text.trimmingSpace
    guard number(text) == nil else { return false }
    var digits = ""
    for character in text where !Self.isSeparator(character) {
      guard let ascii = character == "−" ? "-" : Self.ascii(character) else { return false }
      digits.append(ascii)
    }
    return JSONNumber.isWhole(digits)
  }

  private static func isSeparator(_ character: Character) -> Bool {
    // A point, a comma, their Arabic forms, apostrophes, a middle dot, and any space.
    ".,\u{66B}\u{66C}'’·_".contains(character) || character.isWhitespace
  }

  /// Replaces signs, digits and the separator by those of ASCII.
  private func plain(_ text: String) -> String? {
    var plain = ""
    var hasSeparator = false
    var hasPoint = false
    for character in text {
      switch character {
      case decimalSeparator, "\u{66B}":
        guard !hasSeparator, !hasPoint else { return nil }
        hasSeparator = true
        plain.append(".")
      case ".":
        guard !hasSeparator, !hasPoint else { return nil }
        hasPoint = true
        plain.append(".")
      case "−":
        plain.append("-")
      default:
        guard let ascii = Self.ascii(character) else { return nil }
        plain.append(ascii)
      }
    }
    return hasPoint && Self.looksGrouped(plain) ? nil : plain
  }

  private static func ascii(_ character: Character) -> Character? {
    if character.isASCII { return character }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber,
      let value = character.wholeNumberValue
    else { return nil }
    return Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value)))
  }

  /// `1.500` where people write `1,5` means one and a half thousand to most: better to ask.
  private static func looksGrouped(_ plain: String) -> Bool {
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let whole = parts[0].drop { $0 == "-" || $0 == "+" }
    return (1...3).contains(whole.count) && whole.first != "0"
      && parts[1].count == 3 && parts[1].allSatisfy(\.isNumber)
  }
}

/// A number taken apart into what JSON's grammar wants to be exact about.
private struct DecimalParts {
  var rest: Substring
  var isNegative = false

  init(_ text: String) {
    rest = text[...]
  }

  mutating func jsonNumber() -> JSONNumber? {
    if let sign = rest.first, sign == "-" || sign == "+" {
      isNegative = sign == "-"
      rest.removeFirst()
    }
    let whole = takeDigits()
    var decimals: Substring = ""
    if rest.first == "." {
      rest.removeFirst()
      decimals = takeDigits()
    }
    guard !whole.isEmpty || !decimals.isEmpty else { return nil }
    let significant = whole.drop { $0 == "0" }
    var text = (isNegative ? "-" : "") + (significant.isEmpty ? "0" : String(significant))
    if !decimals.isEmpty { text += "." + decimals }
    return JSONNumber(text + rest)
  }

  private mutating func takeDigits() -> Substring {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return digits
  }
}

extension JSONNumber {
  /// Tells whether a text is nothing but digits, with a sign before them or not.
  fileprivate static func isWhole(_ text: String) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}

extension String {
  /// The text without white space around it.
  var trimmingSpace: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
