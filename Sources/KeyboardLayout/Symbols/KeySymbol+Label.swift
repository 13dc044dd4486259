extension KeySymbol {
  /// The label of its key; empty for the space bar and for functions.
  ///
  /// A mark stands on a dotted circle. A dead key is its accent alone, but not the same character
  /// as another key has (`^`). A character that is not seen has an abbreviation (`ZWNJ`).
  public var label: String {
    if let spacing { return String(Self.modifiers[spacing] ?? spacing) }
    guard let scalar, self != .space else { return "" }
    if isInvisible { return Self.abbreviations[scalar] ?? Self.code(of: scalar) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return "\u{25cc}\(scalar)"
    default: return String(scalar)
    }
  }

  /// The accents that ASCII has, as the modifier letters that Unicode has for them.
  private static let modifiers: [Character: Character] = [
    "`": "\u{2cb}", "^": "\u{2c6}", "~": "\u{2dc}", "_": "\u{2cd}",
  ]

  /// The abbreviations of Unicode's charts for invisible characters.
  private static let abbreviations: [Unicode.Scalar: String] = [
    "\u{a0}": "NBSP",
    "\u{ad}": "SHY",
    "\u{34f}": "CGJ",
    "\u{61c}": "ALM",
    "\u{2009}": "THSP",
    "\u{200b}": "ZWSP",
    "\u{200c}": "ZWNJ",
    "\u{200d}": "ZWJ",
    "\u{200e}": "LRM",
    "\u{200f}": "RLM",
    "\u{202a}": "LRE",
    "\u{202b}": "RLE",
    "\u{202c}": "PDF",
    "\u{202d}": "LRO",
    "\u{202e}": "RLO",
    "\u{202f}": "NNBSP",
    "\u{2060}": "WJ",
    "\u{2066}": "LRI",
    "\u{2067}": "RLI",
    "\u{2068}": "FSI",
    "\u{2069}": "PDI",
    "\u{feff}": "BOM",
  ]

  private static func code(of scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
