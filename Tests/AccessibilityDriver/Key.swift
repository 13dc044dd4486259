internal import CAtspi

/// A key with the modifiers that are held down while it is pressed.
public struct Key: Sendable, CustomStringConvertible {
  let symbol: UInt
  var modifiers: [UInt] = []
  /// The name of the key, for the report of a failed test.
  public private(set) var description: String

  /// Moves on.
  public static let tab = Key(symbol: UInt(XK_Tab), description: "Tab")
  /// Ends a line, or a field.
  public static let `return` = Key(symbol: UInt(XK_Return), description: "Return")
  /// Calls off.
  public static let escape = Key(symbol: UInt(XK_Escape), description: "Escape")
  /// Toggles what has the focus.
  public static let space = Key(symbol: UInt(XK_space), description: "space")
  /// Erases the character before the caret.
  public static let backspace = Key(symbol: UInt(XK_BackSpace), description: "BackSpace")
  /// Erases the character after the caret.
  public static let delete = Key(symbol: UInt(XK_Delete), description: "Delete")
  /// Moves up.
  public static let up = Key(symbol: UInt(XK_Up), description: "Up")
  /// Moves down.
  public static let down = Key(symbol: UInt(XK_Down), description: "Down")
  /// Moves left.
  public static let left = Key(symbol: UInt(XK_Left), description: "Left")
  /// The sixth function key.
  public static let f6 = Key(symbol: UInt(XK_F6), description: "F6")
  /// Moves right.
  public static let right = Key(symbol: UInt(XK_Right), description: "Right")
  /// Moves to the start.
  public static let home = Key(symbol: UInt(XK_Home), description: "Home")
  /// Moves to the end.
  public static let end = Key(symbol: UInt(XK_End), description: "End")

  /// The key that types the character, whatever the keyboard's layout.
  public static func character(_ character: Unicode.Scalar) -> Key {
    switch character {
    case "\n": return .return
    case "\t": return .tab
    default:
      // Latin-1 characters are their own symbols; the rest of Unicode has a range (X protocol,
      // appendix A).
      let latin = (0x20...0x7E).contains(character.value) || (0xA0...0xFF).contains(character.value)
      let symbol = latin ? UInt(character.value) : 0x0100_0000 + UInt(character.value)
      return Key(symbol: symbol, description: String(character))
    }
  }

  /// Holds Control down while the key is pressed.
  public static func control(_ key: Key) -> Key { key.holding(UInt(XK_Control_L), "Ctrl") }

  /// Holds Shift down while the key is pressed.
  public static func shift(_ key: Key) -> Key { key.holding(UInt(XK_Shift_L), "Shift") }

  /// Holds Alt down while the key is pressed.
  public static func alt(_ key: Key) -> Key { key.holding(UInt(XK_Alt_L), "Alt") }

  private func holding(_ modifier: UInt, _ name: String) -> Key {
    var held = self
    held.modifiers.insert(modifier, at: 0)
    held.description = "\(name)+\(description)"
    return held
  }
}
