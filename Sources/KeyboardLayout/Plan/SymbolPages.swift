/// Spreads everything that is not among the letters over pages.
struct SymbolPages {
  private(set) var pages: [[[KeySymbol]]] = []

  /// - Parameters:
  ///   - keys: The keys of the layout, from the top down.
  ///   - punctuation: What comes first.
  ///   - covered: What the panel of letters types.
  ///   - columns: The number of keys in a row; the last row of a page has three less.
  ///   - rows: The number of rows of a page.
  init(
    _ keys: [KeyLevels],
    _ punctuation: Punctuation,
    covered: Set<KeySymbol>,
    columns: Int,
    rows: Int
  ) {
    let beside: Set = [punctuation.comma, punctuation.period, .space]
    var seen = covered.union(punctuation.digits + punctuation.otherDigits).union(punctuation.signs)
      .union(beside)
    var symbols = punctuation.signs
    for level in 0..<KeyLevels.count {
      symbols += keys.compactMap { $0.symbols[level] }.filter { seen.insert($0).inserted }
    }
    let room = columns * rows - Self.keysBesideLastRow
    let digits = punctuation.digits.count + punctuation.otherDigits.count
    let last = (symbols.count + digits) % room
    if last > 0 {
      symbols += Self.extras(beside: seen, atMost: room - last)
    }
    var rest = symbols[...]
    var rowsOfDigits = [punctuation.digits, punctuation.otherDigits].filter { !$0.isEmpty }
    repeat {
      let digits = rowsOfDigits.isEmpty ? [] : rowsOfDigits.removeFirst()
      pages.append(Self.page(digits, &rest, columns: columns, rows: rows))
    } while !rest.isEmpty || !rowsOfDigits.isEmpty
  }

  /// Returns the symbols that fill the last page.
  ///
  /// - Parameters:
  ///   - seen: What is there without them.
  ///   - limit: The room.
  /// - Returns: Those that are missing; of two that belong together both or none, the other half of
  ///   what is there first.
  private static func extras(beside seen: Set<KeySymbol>, atMost limit: Int) -> [KeySymbol] {
    let missing = extras.map { group in
      (count: group.count, rest: group.filter { !seen.contains($0) })
    }
    let halves = missing.filter { $0.rest.count < $0.count }
    let others = missing.filter { $0.rest.count == $0.count }
    var symbols: [KeySymbol] = []
    for group in halves + others where symbols.count + group.rest.count <= limit {
      symbols += group.rest
    }
    return symbols
  }

  /// The symbols that people look for on the pages of any layout.
  private static let extras: [[KeySymbol]] = [
    "€", "£", "¥", "§", "°", "…", "–—", "“”", "‘’", "«»", "©", "®", "™", "•", "¿", "¡", "×", "÷",
    "±",
    "²", "³", "½", "¼", "¾", "µ", "¢", "¶", "†",
  ].map { $0.unicodeScalars.map(KeySymbol.init) }

  private static func page(
    _ digits: [KeySymbol],
    _ rest: inout ArraySlice<KeySymbol>,
    columns: Int,
    rows: Int
  ) -> [[KeySymbol]] {
    var page = (0..<rows).map { row in
      let room = columns - (row == rows - 1 ? keysBesideLastRow : 0)
      guard row > 0 || digits.isEmpty else { return digits }
      let symbols = rest.prefix(room)
      rest = rest.dropFirst(room)
      return Array(symbols)
    }
    if !digits.isEmpty {
      let room = columns - digits.count
      page[0] += rest.prefix(room)
      rest = rest.dropFirst(room)
    }
    return page
  }

  /// The room for the key of the next page and BackSpace, in keys.
  static let keysBesideLastRow = 3
}
