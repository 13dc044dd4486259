/// Finds the field that somebody means who types a part of its label.
struct FieldFinder {
  private let labels: [String]

  init(_ labels: [String]) { self.labels = labels.map { $0.lowercased() } }

  /// The position of the label that is the text, or begins with it, or contains it, in this order.
  func position(of text: String) -> Int? {
    let words = Self.words(text)
    guard !words.isEmpty else { return nil }
    return labels.firstIndex(of: words)
      ?? labels.firstIndex { $0.hasPrefix(words) }
      ?? labels.firstIndex { Self.contains($0, words) }
  }

  /// Finds all labels that a text may mean.
  ///
  /// - Parameters:
  ///   - text: What has been typed.
  ///   - limit: The most that are wanted.
  /// - Returns: Their positions, that of ``position(of:)`` first; for no text those of the first
  ///   labels.
  func positions(of text: String, atMost limit: Int) -> [Int] {
    let words = Self.words(text)
    guard !words.isEmpty else { return Array(labels.indices.prefix(limit)) }
    var (same, beginning, inside): ([Int], [Int], [Int]) = ([], [], [])
    for (index, label) in labels.enumerated() where Self.contains(label, words) {
      if label == words {
        same.append(index)
        if same.count == limit { return same }
      } else if label.hasPrefix(words) {
        if beginning.count < limit { beginning.append(index) }
      } else if inside.count < limit {
        inside.append(index)
      }
    }
    return Array((same + beginning + inside).prefix(limit))
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// Tells whether a label contains a text, both in small letters.
  ///
  /// The library's own search links all of Swift's regular expressions.
  static func contains(_ label: String, _ words: String) -> Bool {
    var labelBytes = label.utf8Span
    var wordBytes = words.utf8Span
    // A text in Unicode's composed form is the same only if its bytes are.
    guard labelBytes.checkForNFC(quickCheck: true), wordBytes.checkForNFC(quickCheck: true) else {
      return label.indices.contains { label[$0...].hasPrefix(words) }
    }
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
