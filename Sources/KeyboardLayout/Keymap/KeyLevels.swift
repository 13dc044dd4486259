/// What one physical key types: plain, with Shift, with AltGr, with both.
struct KeyLevels: Hashable, Sendable {
  static let count = 4

  /// By level; nil where the key does nothing, or nothing that could be typed.
  var symbols: [KeySymbol?]

  init(_ symbol: (_ level: Int) -> KeySymbol?) {
    symbols = (0..<Self.count).map { level in
      symbol(level).flatMap { $0.character != nil || $0.isDead ? $0 : nil }
    }
  }

  var isEmpty: Bool { symbols.allSatisfy { $0 == nil } }
}
