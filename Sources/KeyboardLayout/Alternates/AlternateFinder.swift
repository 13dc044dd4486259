/// Finds what a long press on a key of a layout offers.
struct AlternateFinder {
  /// The most that fit into a pop-up.
  static let limit = 9

  /// The symbols that the layout types plain or with Shift; they are closer than those that need
  /// AltGr.
  private let direct: Set<KeySymbol>

  /// The symbols that it types with AltGr.
  private let distant: Set<KeySymbol>

  /// The marks of its dead keys, the closest first.
  private let nearMarks: [Unicode.Scalar]
  private let farMarks: [Unicode.Scalar]

  private let hasAlternate: Bool

  /// - Parameters:
  ///   - keys: The keys of the layout.
  ///   - hasAlternate: Whether the panel of letters has a key for AltGr.
  init(_ keys: [KeyLevels], hasAlternate: Bool) {
    self.hasAlternate = hasAlternate
    let near = keys.lazy.flatMap { $0.symbols[..<2] }.compactMap { $0 }
    let far = keys.lazy.flatMap { $0.symbols[2...] }.compactMap { $0 }
    direct = Set(near)
    distant = Set(far)
    // Vietnamese has keys for marks that are not dead.
    nearMarks = Self.unique(
      near.compactMap { $0.combiningMark ?? ($0.isNonspacingMark ? $0.scalar : nil) }
    )
    farMarks = Self.unique(far.compactMap(\.combiningMark))
  }

  /// Returns the symbols that a long press offers.
  ///
  /// First what the layout has keys for, then what its dead keys make of the letter, then what is
  /// common anywhere.
  ///
  /// - Parameters:
  ///   - symbol: What the key types.
  ///   - levels: What the key types with AltGr as well.
  /// - Returns: At most `limit` of them, the most likely first.
  func alternates(of symbol: KeySymbol, on levels: KeyLevels?) -> [KeySymbol] {
    guard let scalar = symbol.scalar else { return [] }
    if scalar.properties.isUppercase, let small = Self.small(of: scalar) {
      let own = levels?.symbols[3].map { [$0].filter(isShown) } ?? []
      return first(
        alternates(of: KeySymbol(small), on: levels).compactMap(\.capital) + own,
        of: symbol
      )
    }
    let common = CommonAlternates.of(scalar).map(KeySymbol.init)
    let near = compositions(of: scalar, nearMarks)
    // Latin layouts have all the marks of the world somewhere behind AltGr.
    let far = symbol.isLatinLetter ? [] : compositions(of: scalar, farMarks)
    // The shifted symbol is one press away, except from the space bar, where Shift does not show.
    let own = levels?.symbols[(symbol == .space ? 1 : 2)..<3].compactMap { $0 } ?? []
    let others = own.filter { symbol == .space || isShown($0) }
    let family = near.filter(common.contains) + near + common + far
    let closest = [direct, Set(own), distant].flatMap { family.filter($0.contains) }
    return first(closest + family + others, of: symbol)
  }

  /// Whether a symbol is offered: one that the AltGr key shows as well is offered only if it is a
  /// currency.
  private func isShown(_ other: KeySymbol) -> Bool {
    !other.isInvisible && (!hasAlternate || other.isCurrency)
  }

  private func first(_ symbols: [KeySymbol], of symbol: KeySymbol) -> [KeySymbol] {
    Array(Self.unique(symbols.filter { $0 != symbol && $0.character != nil }).prefix(Self.limit))
  }

  private func compositions(of scalar: Unicode.Scalar, _ marks: [Unicode.Scalar]) -> [KeySymbol] {
    guard scalar.properties.isAlphabetic else { return [] }
    return marks.compactMap { Compositions.compose(scalar, $0) }.map(KeySymbol.init)
  }

  private static func small(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    // Some capitals of mathematics (ℕ) have no small letter.
    return mapped.count == 1 && mapped.first != scalar ? mapped.first : nil
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
