/// The letters of a layout, put into rows of a certain size.
struct LetterArrangement {
  private var rows: [LetterRow]

  /// The number of keys in a row.
  let columns: Int

  /// The letters that found no room.
  private(set) var left: [KeyLevels]

  /// The fewest columns with which all letters but those at the edge stay where they are.
  let fewestColumns: Int

  /// How many letters of the row of digits may go to the ends of the other rows.
  private static let mostStrays = 4

  init(
    _ layout: [KeyRow: [KeyLevels]],
    hasShift: Bool,
    hasFourRows: Bool = false,
    columns: Int = 0
  ) {
    let hasLetters = layout.values.contains { $0.contains(where: Self.isLetter) }
    // A layout of signs alone (APL) shows its signs.
    let isLetter = hasLetters ? Self.isLetter : { _ in true }
    let isWanted = { (key: KeyLevels) in isLetter(key) || Self.isDead(key) }
    let digits = layout[.digits] ?? []
    self.columns = columns

    rows = hasFourRows ? [LetterRow(digits, limit: columns, where: isLetter)] : []
    for row in [KeyRow.upper, .home] {
      rows.append(LetterRow(layout[row] ?? [], limit: columns, where: isWanted))
    }
    let beside = hasShift ? 2 : 1
    rows.append(LetterRow(layout[.lower] ?? [], limit: columns - beside, where: isWanted))

    fewestColumns =
      [(KeyRow.upper, 0), (.home, 0), (.lower, beside)].map { row, beside in
        Self.extent((layout[row] ?? []).filter { !$0.isAtEdge }, where: isLetter) + beside
      }.max() ?? 0
    let strays = hasFourRows ? [] : Self.letters(digits.filter(isLetter))
    left = rows.flatMap(\.left) + strays
    guard strays.count <= Self.mostStrays else { return }
    for index in rows.indices.reversed() {
      left.removeFirst(rows[index].take(left))
    }
  }

  /// The rows, with signs if they are short.
  var restoredRows: [[KeyLevels]] {
    rows.indices.map { index in
      var row = rows[index]
      // The last one is short because of Shift.
      if index < rows.count - 1 { row.restore() }
      return row.keys
    }
  }

  /// A letter beside a digit (`4` with `ç` in Switzerland) gets a key of its own, but no capital
  /// does.
  private static func letters(_ keys: [KeyLevels]) -> [KeyLevels] {
    let symbols = keys.flatMap { $0.symbols[..<2] }.compactMap { $0 }
    let capitals = Set(symbols.compactMap(\.capital))
    return keys.compactMap { key in
      guard key.symbols[0]?.isLetterOrMark == false, let letter = key.symbols[1] else { return key }
      guard !capitals.contains(letter) else { return nil }
      return KeyLevels(isAtEdge: key.isAtEdge) { $0 == 0 ? letter : $0 == 1 ? letter.capital : nil }
    }
  }

  /// From the first to the last that is wanted, with those between them.
  private static func extent(_ row: [KeyLevels], where isWanted: (KeyLevels) -> Bool) -> Int {
    guard let first = row.firstIndex(where: isWanted), let last = row.lastIndex(where: isWanted)
    else { return 0 }
    return last - first + 1
  }

  /// Whether Shift or no key makes it type a letter or a mark.
  static func isLetter(_ key: KeyLevels) -> Bool {
    key.symbols[..<2].contains { $0?.isLetterOrMark == true }
  }

  private static func isDead(_ key: KeyLevels) -> Bool {
    key.symbols[..<2].contains { $0?.isDead == true }
  }
}
