extension KeyboardLayout {
  /// The usual Latin layout (`us`), for addresses beside a layout that has no Latin letters.
  public static let latin =
    KeyboardLayout(named: LayoutName(known: "us"))
    ?? KeyboardLayout(name: nil, title: "English (US)", shortTitle: "us", rows: builtInRows)

  /// The letters of `us`, if there is no data of XKB's.
  static let builtInRows: [KeyRow: [KeyLevels]] = [
    .upper: keys("qwertyuiop"),
    .home: keys("asdfghjkl"),
    .lower: keys("zxcvbnm"),
    .space: [KeyLevels { $0 == 0 ? .space : nil }],
  ]

  private static func keys(_ letters: String) -> [KeyLevels] {
    letters.unicodeScalars.map { letter in
      let small = KeySymbol(letter)
      return KeyLevels { level in level == 0 ? small : level == 1 ? small.capital : nil }
    }
  }
}
