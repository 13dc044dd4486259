/// A label of a host name as people read it, which follows RFC 5891 section 4.2 and RFC 5892.
struct InternationalLabel {
  let scalars: [Unicode.Scalar]

  /// Creates a label; nil if its letters may not stand in one.
  init?(_ scalars: [Unicode.Scalar]) {
    guard let first = scalars.first, let last = scalars.last, first != "-", last != "-",
      !(scalars.count >= 4 && scalars[2] == "-" && scalars[3] == "-"), !Self.isMark(first)
    else { return nil }
    let text = String(String.UnicodeScalarView(scalars))
    var span = text.utf8Span
    guard span.checkForNFC(quickCheck: false) else { return nil }
    self.scalars = scalars
    for index in scalars.indices where !isAllowed(index) { return nil }
  }

  /// Creates a label of letters, digits and hyphens, which have been looked at.
  init(plain bytes: ArraySlice<UInt8>) {
    scalars = bytes.map { Unicode.Scalar($0) }
  }

  /// Creates a label from its encoding; nil if it is not the encoding of one.
  init?(encoded bytes: ArraySlice<UInt8>) {
    guard let scalars = Punycode.decode(bytes), scalars.contains(where: { !$0.isASCII }),
      let again = Punycode.encode(scalars),
      again.map({ $0 | 0x20 }) == bytes.map({ $0 | 0x20 })
    else { return nil }
    self.init(scalars)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a scalar may stand in its place (RFC 5892 sections 2 and 3, appendix A).
  private func isAllowed(_ index: Int) -> Bool {
    let scalar = scalars[index]
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar.value {
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: return true
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return false
    case 0xB7: return before == "l" && after == "l"
    case 0x375: return after.map { Self.greek($0.value) } ?? false
    case 0x5F3, 0x5F4: return before.map { Self.hebrew($0.value) } ?? false
    case 0x30FB: return scalars.contains { Self.japanese($0.value) }
    case 0x660...0x669: return !scalars.contains { (0x6F0...0x6F9).contains($0.value) }
    case 0x6F0...0x6F9: return !scalars.contains { (0x660...0x669).contains($0.value) }
    case 0x200D: return before.map(Self.isVirama) ?? false
    case 0x200C: return before.map(Self.isVirama) ?? false || joins(index)
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: return false
    case ..<0x80:
      return scalar == "-" || UInt8(ascii: scalar).isLetter || UInt8(ascii: scalar).isDigit
    default: return Self.isLetterOrDigit(scalar)
    }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard !properties.changesWhenNFKCCaseFolded, !properties.isDefaultIgnorableCodePoint else {
      return false
    }
    switch properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark,
      .decimalNumber:
      return true
    default: return false
    }
  }

  private static func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.canonicalCombiningClass.rawValue == 9
  }

  /// Whether letters that join, marks aside, stand on both sides.
  private func joins(_ index: Int) -> Bool {
    let before = scalars[..<index].last { !Self.isMark($0) }
    let after = scalars[(index + 1)...].first { !Self.isMark($0) }
    guard let before, let after else { return false }
    return Self.joining(before.value) && Self.joining(after.value)
  }

  private static func joining(_ value: UInt32) -> Bool {
    switch value {
    case 0x620...0x6FF, 0x710...0x74F, 0x750...0x77F, 0x7CA...0x7EA, 0x840...0x8FF: true
    default: false
    }
  }

  private static func greek(_ value: UInt32) -> Bool {
    (0x370...0x3FF).contains(value) || (0x1F00...0x1FFF).contains(value)
  }

  private static func hebrew(_ value: UInt32) -> Bool {
    (0x591...0x5F2).contains(value) || (0xFB1D...0xFB4F).contains(value)
  }

  private static func japanese(_ value: UInt32) -> Bool {
    switch value {
    case 0x3005, 0x3007, 0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F:
      true
    default: false
    }
  }
}
