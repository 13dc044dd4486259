extension LayoutPlan {
  /// The width of the panels.
  var panelColumns: Int { columns * KeyboardPanel.columnsPerKey }

  /// The label of the key that leads to the symbols: `?123`, with the digits of their first page.
  var symbolsLabel: String {
    "?" + punctuation.digits.prefix(3).map(\.label).joined()
  }

  /// Gives the Latin letters to a layout that types next to nothing (Braille).
  static func withLetters(_ layout: [KeyRow: [KeyLevels]]) -> [KeyRow: [KeyLevels]] {
    let rows: [KeyRow] = [.digits, .upper, .home, .lower]
    let keys = rows.flatMap { layout[$0] ?? [] }
    if !keys.contains(where: LetterArrangement.isLetter) && keys.count < fewestKeys {
      return KeyboardLayout.builtInRows
    }
    return withoutRepetition(layout)
  }

  private static let fewestKeys = 20

  /// Leaves out a key that types the same as another one, preferably at the edge, where keyboards
  /// differ.
  private static func withoutRepetition(_ layout: [KeyRow: [KeyLevels]]) -> [KeyRow: [KeyLevels]] {
    let meaning = { (key: KeyLevels) in PlannedKey(key).map { [$0.plain, $0.shifted] } ?? [] }
    let inner = KeyRow.allCases.flatMap { layout[$0] ?? [] }.filter { !$0.isAtEdge }
    var seen: Set = [[KeySymbol]()]
    let elsewhere = Set(inner.map(meaning))
    var rows: [KeyRow: [KeyLevels]] = [:]
    for row in KeyRow.allCases {
      rows[row] = (layout[row] ?? []).filter { key in
        (!key.isAtEdge || !elsewhere.contains(meaning(key))) && seen.insert(meaning(key)).inserted
      }
    }
    return rows
  }

  /// Everything that the keys type in the states that their panel has.
  static func symbols(
    of keys: [PlannedKey],
    _ modifiers: (isShifted: Bool, isAlternate: Bool)
  ) -> Set<KeySymbol> {
    var symbols: Set<KeySymbol> = []
    for shift in modifiers.isShifted ? [ShiftState.off, .once] : [.off] {
      for isAlternate in modifiers.isAlternate ? [false, true] : [false] {
        symbols.formUnion(
          keys.map { $0.symbol(shift, isAlternate: isAlternate) }
        )
      }
    }
    return symbols
  }

  static func alternates(
    _ keys: [KeyLevels],
    hasAlternate: Bool,
    shown: Set<KeySymbol>
  ) -> [KeySymbol: [KeySymbol]] {
    let finder = AlternateFinder(keys, hasAlternate: hasAlternate)
    var levels: [KeySymbol: KeyLevels] = [:]
    for key in keys {
      for symbol in key.symbols[..<2].compactMap({ $0 }) where levels[symbol] == nil {
        levels[symbol] = key
      }
    }
    var alternates: [KeySymbol: [KeySymbol]] = [:]
    for symbol in shown {
      let found = finder.alternates(of: symbol, on: levels[symbol])
      if !found.isEmpty { alternates[symbol] = found }
    }
    return alternates
  }

  /// The first three letters of the alphabet, in capitals if there are any.
  static func lettersLabel(_ keys: [PlannedKey]) -> String {
    let scalars = keys.map(\.plain).filter { $0.isLetterOrMark && !$0.isMark }
      .compactMap(\.scalar)
      .filter { !outOfOrder.contains($0) }
    let first = scalars.sorted().prefix(3).map { KeySymbol($0).capital?.scalar ?? $0 }
    return String(String.UnicodeScalarView(first))
  }

  /// The Arabic forms of hamza and the Thai letter that is no longer used stand among the first in
  /// Unicode's order, but not in their alphabets.
  private static let outOfOrder: Set<Unicode.Scalar> = [
    "\u{621}", "\u{622}", "\u{623}", "\u{624}", "\u{625}", "\u{626}", "\u{629}", "\u{e03}",
  ]
}
