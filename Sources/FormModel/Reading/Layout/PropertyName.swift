/// Makes property names readable, for fields that have no title.
enum PropertyName {
  /// Words that people write in capitals.
  private static let acronyms: Set<String> = [
    "api", "csv", "dob", "dns", "html", "http", "https", "iban", "id", "ip", "isbn", "json", "mac",
    "mqtt", "pdf", "pin", "sms", "sql", "ssh", "ssl", "ssn", "tcp", "tls", "tv", "udp", "ui", "uri",
    "url", "usb", "utc", "uuid", "vat", "xml",
  ]

  private static let longestAcronym = acronyms.map(\.utf8.count).max() ?? 0

  /// Returns a property's name as words: `first_name`, `firstName` and `first-name` all give
  /// “First name”; `userID` gives “User ID”.
  static func readable(_ name: String) -> String {
    let words = plainWords(of: name) ?? words(of: name)
    guard !words.isEmpty else { return name }
    let isShouted =
      words.count > 1
      && words.allSatisfy { word in !hasSmall(word) }
    var parts = words.map { word -> String in
      let lower = word.lowercased()
      if lower.utf8.count <= longestAcronym, acronyms.contains(lower) { return word.uppercased() }
      return !isShouted && isAcronym(word) ? word : lower
    }
    parts[0] = parts[0].prefix(1).uppercased() + parts[0].dropFirst()
    return parts.joined(separator: " ")
  }

  /// Splits a name of ASCII letters like `words(of:)`, in a fraction of the time; nil for others.
  private static func plainWords(of name: String) -> [String]? {
    let bytes = Array(name.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var words: [String] = []
    var start = 0
    func isCapital(_ index: Int) -> Bool { index < bytes.count && isCapitalLetter(bytes[index]) }
    func isSmall(_ index: Int) -> Bool { index < bytes.count && isSmallLetter(bytes[index]) }
    func endWord(_ end: Int) {
      if start < end { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
    }
    for (index, byte) in bytes.enumerated() {
      if isSeparator(byte) {
        endWord(index)
        start = index + 1
      } else if index > start, isCapital(index),
        isSmall(index - 1) || (isCapital(index - 1) && isSmall(index + 1))
      {
        endWord(index)
        start = index
      }
    }
    endWord(bytes.count)
    return words
  }

  private static func isCapitalLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x20, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func isAcronym(_ word: String) -> Bool {
    !hasSmall(word) && hasCapital(word) && word.count > 1
  }

  private static func hasCapital(_ word: String) -> Bool {
    word.utf8.allSatisfy { $0 < 0x80 }
      ? word.utf8.contains(where: isCapitalLetter) : word.contains(where: \.isUppercase)
  }

  private static func hasSmall(_ word: String) -> Bool {
    word.utf8.allSatisfy { $0 < 0x80 }
      ? word.utf8.contains(where: isSmallLetter) : word.contains(where: \.isLowercase)
  }

  /// Splits at separators, where a small letter meets a capital, and before the last capital of a
  /// row that a small letter follows (`HTTPServer`).
  private static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    func isCapital(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isUppercase
    }
    func isSmall(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isLowercase
    }
    for (index, character) in characters.enumerated() {
      let isSeparator = character.isWhitespace || "_-.:/".contains(character)
      let startsWord =
        isCapital(index)
        && (isSmall(index - 1) || (isCapital(index - 1) && isSmall(index + 1)))
      if isSeparator || startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isSeparator { word.append(character) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
