/// A key among the letters: what it types in each state of Shift and AltGr.
struct PlannedKey: Hashable, Sendable {
  let plain: KeySymbol
  let shifted: KeySymbol
  let alternate: KeySymbol
  let shiftedAlternate: KeySymbol

  /// Nil if the key types nothing at all.
  ///
  /// A level that is empty types what the level without AltGr does. Shift makes a small letter a
  /// capital even if the layout has a digit or a sign there, as on the row of digits in French:
  /// those are on the pages of symbols.
  init?(_ levels: KeyLevels) {
    let symbols = levels.symbols
    guard let plain = symbols.lazy.compactMap({ $0 }).first else { return nil }
    self.plain = plain
    if let capital = plain.capital, symbols[1]?.isLetterOrMark != true {
      shifted = capital
    } else {
      shifted = symbols[1] ?? plain
    }
    alternate = symbols[2] ?? plain
    shiftedAlternate = symbols[3] ?? shifted
  }

  /// The symbol that the key types.
  ///
  /// Shift that came by itself is for letters: a dead key or a sign stays what it is without, so
  /// that a sentence can begin with `Ê` where Shift makes the circumflex a diaeresis.
  func symbol(_ shift: ShiftState, isAlternate: Bool) -> KeySymbol {
    switch shift {
    case .off: isAlternate ? alternate : plain
    case .automatic: isAlternate ? alternate.capital ?? alternate : plain.capital ?? plain
    case .once, .locked: isAlternate ? shiftedAlternate : shifted
    }
  }
}
