/// All that the panels of a layout have in common, worked out once when the layout is read.
struct LayoutPlan: Hashable, Sendable {
  /// The number of keys in a row.
  let columns: Int

  /// From the top down; Shift and BackSpace stand beside the last one.
  let letterRows: [[PlannedKey]]

  /// Whether Shift changes any of the letters' keys.
  let hasShift: Bool

  /// Whether AltGr types letters.
  let hasAlternate: Bool

  /// Whether letters have capitals, so that sentences begin with one.
  let hasCase: Bool

  /// Whether the letters of an address can be typed.
  let hasLatinLetters: Bool

  let punctuation: Punctuation

  /// The rows of the pages of symbols; the last row of a page has two keys beside it.
  let symbolPages: [[[KeySymbol]]]

  /// The symbols that a long press offers.
  let alternates: [KeySymbol: [KeySymbol]]

  /// The label of the key that leads to the letters: `ABC`.
  let lettersLabel: String

  /// - Parameters:
  ///   - layout: The keys.
  ///   - code: The layout's name without its variant.
  init(_ layout: [KeyRow: [KeyLevels]], code: String) {
    let keys = KeyRow.allCases.flatMap { layout[$0] ?? [] }
    let letters = Self.withLetters(layout)
    let withShift = LetterRows(letters, hasShift: true)
    hasShift = withShift.rows.joined().compactMap(PlannedKey.init).contains {
      $0.plain != $0.shifted || $0.alternate != $0.shiftedAlternate
    }
    let arranged = hasShift ? withShift : LetterRows(letters, hasShift: false)
    columns = arranged.columns
    letterRows = arranged.rows.map { $0.compactMap(PlannedKey.init) }
    let planned = letterRows.flatMap { $0 }
    hasAlternate = planned.contains {
      $0.alternate != $0.plain && $0.alternate.isLetterLike
        || $0.shiftedAlternate != $0.shifted && $0.shiftedAlternate.isLetterLike
    }
    hasCase = planned.contains { $0.plain.capital == $0.shifted }
    hasLatinLetters = planned.filter(\.plain.isLatinLetter).count >= 26
    punctuation = Punctuation(keys, code: code)
    let modifiers = (isShifted: hasShift, isAlternate: hasAlternate)
    symbolPages =
      SymbolPages(
        keys,
        punctuation,
        covered: Self.symbols(of: planned, modifiers),
        columns: columns,
        rows: letterRows.count
      ).pages
    alternates = Self.alternates(
      keys,
      hasAlternate: hasAlternate,
      shown: Self.symbols(of: planned, modifiers)
        .union(symbolPages.joined().joined()).union([punctuation.comma, punctuation.period, .space])
    )
    lettersLabel = Self.lettersLabel(planned)
  }
}
