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
      ?? labels.firstIndex { $0.contains(words) }
  }
}
