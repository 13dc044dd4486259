/// Finds the field that somebody means who types a part of its label.
struct FieldFinder {
  private let labels: [String]

  init(_ labels: [String]) { self.labels = labels.map { $0.lowercased() } }

  /// The position of the label that is the text, or begins with it, or contains it, in this order.
  func position(of text: String) -> Int? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    guard !words.isEmpty else { return nil }
    return labels.firstIndex(of: words)
      ?? labels.firstIndex { $0.hasPrefix(words) }
      ?? labels.firstIndex { Self.contains($0, words) }
  }

  private static func contains(_ label: String, _ words: String) -> Bool {
    let labelBytes = label.utf8Span
    let wordBytes = words.utf8Span
    guard labelBytes.isKnownASCII, wordBytes.isKnownASCII else { return label.contains(words) }
    // By bytes: a large form is searched anew for each letter that is typed.
    let text = labelBytes.span
    let part = wordBytes.span
    var start = 0
    while start + part.count <= text.count {
      var length = 0
      while length < part.count, text[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
      start += 1
    }
    return false
  }
}
