internal import CXkbCommon

/// The meaning of a key: a key symbol of XKB, the number that GDK calls a key value.
///
/// Most symbols stand for a character; others are functions (BackSpace, Left) or dead keys, whose
/// accent joins the letter that follows.
public struct KeySymbol: Hashable, Sendable {
  /// The number that X11, XKB and GDK know it by.
  public let value: UInt32

  /// Takes the number as it is; no number is refused.
  public init(_ value: UInt32) {
    self.value = value
  }

  /// Finds the symbol that types a character.
  public init(_ scalar: Unicode.Scalar) {
    value = xkb_utf32_to_keysym(scalar.value)
  }

  /// The character that it types; nil for functions and dead keys.
  public var character: Character? {
    scalar.map(Character.init)
  }

  /// The name that Unicode has for its character, in English: `latin small letter e with acute`; a
  /// dead key has the name of its mark.
  ///
  /// For people who hear the keys: of `´` or `·` a screen reader says little. Nil for functions.
  public var unicodeName: String? {
    (scalar ?? combiningMark)?.properties.name?.lowercased()
  }

  /// The Unicode scalar that it types; nil for functions, dead keys and control characters.
  var scalar: Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(value)),
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  static let space = KeySymbol(" ")
  static let backspace = KeySymbol(0xff08)
  static let enter = KeySymbol(0xff0d)
  static let left = KeySymbol(0xff51)
  static let up = KeySymbol(0xff52)
  static let right = KeySymbol(0xff53)
  static let down = KeySymbol(0xff54)
}
