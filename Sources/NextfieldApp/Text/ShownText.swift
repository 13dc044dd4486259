import GtkBridge

/// Texts of a form file as the window shows them.
enum ShownText {
  /// The most characters of a title that are shown; laying out a longer one may take seconds.
  static let longestTitle = 300

  /// A title that is not too long, and whose direction marks change nothing outside of it.
  static func title(_ text: String) -> String { isolated(cut(text, at: longestTitle)) }

  /// The title of a row with its number in the list; without a number the title as it is.
  static func numbered(_ title: String, _ number: Int?) -> String {
    guard let number else { return title }
    return tr("{title} {number}", ["title": title, "number": String(number)])
  }

  /// Says how many lines of a list are left out; nothing for none.
  static func more(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      trn("And {count} more.", "And {count} more.", count: count, ["count": String(count)])
    ]
  }

  /// No more of a text than a number of characters.
  static func cut(_ text: String, at limit: Int) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(limit) + "…"
  }

  /// A text with direction marks in an isolate (Unicode Standard Annex 9, 2.4); any other as it is.
  static func isolated(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDirectionMark) else { return text }
    var level = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ("\u{2066}"..."\u{2068}").contains(scalar) { level += 1 }
      if scalar == "\u{2069}" {
        // One that ends nothing in the text would end the isolate around it.
        guard level > 0 else { continue }
        level -= 1
      }
      result.append(scalar)
    }
    let ends = String(repeating: "\u{2069}", count: level)
    return "\u{2068}" + String(result) + ends + "\u{2069}"
  }

  private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
  }
}
