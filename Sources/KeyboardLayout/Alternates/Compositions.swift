/// Which single character a letter and a mark make, by canonical equivalence (Unicode Standard
/// Annex 15).
enum Compositions {
  /// The character that stands for a letter with a mark; nil if there is none.
  static func compose(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    precomposed[Character("\(letter)\(mark)")]
  }

  /// Characters are equal when they are canonically equivalent, so that the letter with its mark
  /// finds the single one.
  private static let precomposed: [Character: Unicode.Scalar] = {
    var precomposed: [Character: Unicode.Scalar] = [:]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      // Greek has letters twice, with tonos and with oxia: the first ones are what Unicode composes
      // to.
      precomposed[Character(scalar)] = precomposed[Character(scalar)] ?? scalar
    }
    return precomposed
  }()

  /// Latin, Greek, Cyrillic and Arabic, where keyboards have accents.
  private static let blocks: [ClosedRange<UInt32>] = [
    0xc0...0x24f, 0x386...0x3d4, 0x400...0x4f9, 0x622...0x6d3, 0x1e00...0x1fff,
  ]
}
