extension KeySymbol {
  /// Whether it is a dead key: it types nothing by itself, but an accent onto the next letter.
  public var isDead: Bool {
    (0xfe50...0xfe6f).contains(value) || (0xfe80...0xfe93).contains(value)
  }

  /// The mark that a dead key puts onto the next letter; nil for other symbols, and if it is no
  /// mark.
  public var combiningMark: Unicode.Scalar? {
    Self.deadKeys[value]?.mark
  }

  /// The look of a dead key: `´`, or its mark on a dotted circle; nil for other symbols.
  public var spacing: Character? {
    guard isDead else { return nil }
    guard let key = Self.deadKeys[value] else { return "◌" }
    if let spacing = key.spacing { return spacing }
    return key.mark.map { Character("\u{25cc}\($0)") } ?? "◌"
  }

  /// The mark of a dead key, and how it looks alone if there is a character for that.
  private typealias DeadKey = (mark: Unicode.Scalar?, spacing: Character?)

  /// By the symbols of XKB, `dead_grave` and so on.
  private static let deadKeys: [UInt32: DeadKey] = [
    0xfe50: ("\u{300}", "`"),
    0xfe51: ("\u{301}", "´"),
    0xfe52: ("\u{302}", "^"),
    0xfe53: ("\u{303}", "~"),
    0xfe54: ("\u{304}", "¯"),
    0xfe55: ("\u{306}", "˘"),
    0xfe56: ("\u{307}", "˙"),
    0xfe57: ("\u{308}", "¨"),
    0xfe58: ("\u{30a}", "˚"),
    0xfe59: ("\u{30b}", "˝"),
    0xfe5a: ("\u{30c}", "ˇ"),
    0xfe5b: ("\u{327}", "¸"),
    0xfe5c: ("\u{328}", "˛"),
    0xfe5d: ("\u{345}", "ͺ"),
    0xfe5e: ("\u{3099}", "゛"),
    0xfe5f: ("\u{309a}", "゜"),
    0xfe60: ("\u{323}", nil),
    0xfe61: ("\u{309}", nil),
    0xfe62: ("\u{31b}", nil),
    0xfe63: ("\u{338}", nil),
    0xfe64: ("\u{313}", "᾿"),
    0xfe65: ("\u{314}", "῾"),
    0xfe66: ("\u{30f}", nil),
    0xfe67: ("\u{325}", nil),
    0xfe68: ("\u{331}", nil),
    0xfe69: ("\u{32d}", nil),
    0xfe6a: ("\u{330}", nil),
    0xfe6b: ("\u{32e}", nil),
    0xfe6c: ("\u{324}", nil),
    0xfe6d: ("\u{311}", nil),
    0xfe6e: ("\u{326}", nil),
    0xfe6f: (nil, "¤"),
    0xfe80: (nil, "a"),
    0xfe81: (nil, "A"),
    0xfe82: (nil, "e"),
    0xfe83: (nil, "E"),
    0xfe84: (nil, "i"),
    0xfe85: (nil, "I"),
    0xfe86: (nil, "o"),
    0xfe87: (nil, "O"),
    0xfe88: (nil, "u"),
    0xfe89: (nil, "U"),
    0xfe8a: (nil, "ə"),
    0xfe8b: (nil, "Ə"),
    0xfe8c: (nil, "µ"),
    0xfe8d: ("\u{654}", nil),
    0xfe90: ("\u{332}", "_"),
    0xfe91: ("\u{30d}", nil),
    0xfe92: ("\u{329}", nil),
    0xfe93: ("\u{338}", nil),
  ]
}
