internal import CGtk
internal import CGtkHelpers

/// A key by what it means, as GDK names it.
public struct Key: Hashable, Sendable {
  let keyval: UInt32

  init(_ keyval: UInt32) { self.keyval = keyval }

  /// The key that types the character.
  public init(_ character: Unicode.Scalar) { keyval = gdk_unicode_to_keyval(character.value) }

  /// Tab.
  public static let tab = Key(UInt32(GDK_KEY_Tab))
  /// What X11 sends for Shift+Tab.
  public static let leftTab = Key(UInt32(GDK_KEY_ISO_Left_Tab))
  /// Return.
  public static let enter = Key(UInt32(GDK_KEY_Return))
  /// Enter on the number pad.
  public static let keypadEnter = Key(UInt32(GDK_KEY_KP_Enter))
  /// Enter on terminals that have a third one.
  public static let isoEnter = Key(UInt32(GDK_KEY_ISO_Enter))
  /// Escape.
  public static let escape = Key(UInt32(GDK_KEY_Escape))
  /// The space bar.
  public static let space = Key(UInt32(GDK_KEY_space))
  /// Space on the number pad.
  public static let keypadSpace = Key(UInt32(GDK_KEY_KP_Space))
  /// The function key that opens a list.
  public static let f4 = Key(UInt32(GDK_KEY_F4))
  /// The function key that leads to the next pane.
  public static let f6 = Key(UInt32(GDK_KEY_F6))
  /// The function key that, with Shift, is as good as ``menu``.
  public static let f10 = Key(UInt32(GDK_KEY_F10))
  /// The key that opens what belongs to a thing.
  public static let menu = Key(UInt32(GDK_KEY_Menu))
  /// Arrow to the left.
  public static let left = Key(UInt32(GDK_KEY_Left))
  /// Arrow to the right.
  public static let right = Key(UInt32(GDK_KEY_Right))
  /// To the beginning.
  public static let home = Key(UInt32(GDK_KEY_Home))
  /// To the end.
  public static let end = Key(UInt32(GDK_KEY_End))
  /// Arrow up.
  public static let up = Key(UInt32(GDK_KEY_Up))
  /// Arrow down.
  public static let down = Key(UInt32(GDK_KEY_Down))
  /// Arrow up on the number pad.
  public static let keypadUp = Key(UInt32(GDK_KEY_KP_Up))
  /// Arrow down on the number pad.
  public static let keypadDown = Key(UInt32(GDK_KEY_KP_Down))
  /// Page down.
  public static let pageDown = Key(UInt32(GDK_KEY_Page_Down))
}

/// The modifier keys that matter to shortcuts.
public struct Modifiers: OptionSet, Sendable {
  /// GDK's own bits.
  public let rawValue: UInt32

  /// Creates a set from GDK's own bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  /// Control.
  public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  /// Alt.
  public static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
}

/// One press of a key, valid only while it is being handled.
public struct KeyPress {
  /// The key.
  public let key: Key
  /// The modifiers held, without locks.
  public let modifiers: Modifiers
  let event: UnsafeMutablePointer<GdkEvent>

  /// Whether it is a key that only does something together with another one, such as Shift.
  public var isModifier: Bool { cgtk_event_is_modifier(event) != 0 }

  init(_ event: UnsafeMutablePointer<GdkEvent>) {
    self.event = event
    key = Key(gdk_keyval_to_lower(cgtk_event_keyval(event)))
    modifiers = Modifiers(rawValue: cgtk_event_key_state(event))
  }
}
