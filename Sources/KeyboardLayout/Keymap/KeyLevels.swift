/// The symbols of one physical key: plain, with Shift, with AltGr, with both.
struct KeyLevels: Hashable, Sendable {
  static let count = 4

  /// By level; nil if the key does nothing, or nothing that could be typed.
  var symbols: [KeySymbol?]

  /// Whether it is one of the keys at the edge, which some keyboards lack or have elsewhere.
  var isAtEdge: Bool

  init(isAtEdge: Bool = false, _ symbol: (_ level: Int) -> KeySymbol?) {
    self.isAtEdge = isAtEdge
    symbols = (0..<Self.count).map { level in
      guard let symbol = symbol(level) else { return nil }
      // XKB has two symbols for many characters, an old one and that of Unicode; here they have to
      // be the same.
      return symbol.isDead ? symbol : symbol.scalar.map(KeySymbol.init)
    }
  }

  var isEmpty: Bool { symbols.allSatisfy { $0 == nil } }
}
