/// Tags as they are typed, with commas between them.
enum TagText {
  /// The commas of several scripts, and what ends a line.
  private static let separators: Set<Character> = [",", "\u{FF0C}", "\u{060C}", "\u{3001}"]

  /// Returns the tags in a text: what is between commas, without blanks around it.
  static func tags(in text: String) -> [String] {
    text.split { separators.contains($0) || $0.isNewline }
      .map { String($0).trimmingSpace }.filter { !$0.isEmpty }
  }

  /// Returns the text that shows tags.
  static func text(showing tags: [String]) -> String { tags.joined(separator: ", ") }

  /// The longest text that fits into one line everywhere, in bytes; GTK's entries cut what has
  /// 65,535 characters.
  private static let longest = 60_000

  /// Tells whether tags fit into one line, and can be told apart there.
  static func canShow(_ tags: [String]) -> Bool {
    let shown = text(showing: tags)
    return self.tags(in: shown) == tags && !shown.utf8.contains(0) && shown.utf8.count <= longest
  }
}
