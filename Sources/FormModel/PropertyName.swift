/// Makes property names readable, for fields that have no title.
enum PropertyName {
  /// Words that people write in capitals.
  private static let acronyms: Set<String> = [
    "api", "csv", "dob", "dns", "html", "http", "https", "iban", "id", "ip", "isbn", "json", "mac",
    "mqtt", "pdf", "pin", "sms", "sql", "ssh", "ssl", "ssn", "tcp", "tls", "tv", "udp", "ui", "uri",
    "url", "usb", "utc", "uuid", "vat", "xml",
  ]

  /// Returns a property's name as words: `first_name`, `firstName` and `first-name` all give
  /// “First name”; `userID` gives “User ID”.
  static func readable(_ name: String) -> String {
    let words = words(of: name)
    guard !words.isEmpty else { return name }
    let isShouted =
      words.count > 1
      && words.allSatisfy { word in !word.contains(where: \.isLowercase) }
    var parts = words.map { word -> String in
      let lower = word.lowercased()
      if acronyms.contains(lower) { return word.uppercased() }
      return !isShouted && isAcronym(word) ? word : lower
    }
    parts[0] = parts[0].prefix(1).uppercased() + parts[0].dropFirst()
    return parts.joined(separator: " ")
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && !word.contains(where: \.isLowercase) && word.contains(where: \.isUppercase)
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
