internal import CGtk
internal import CGtkHelpers

/// A key by what it means, as GDK names it.
package struct Key: Hashable, Sendable {
  let keyval: UInt32

  init(_ keyval: UInt32) { self.keyval = keyval }

  /// The key that types the character.
  package init(_ character: Unicode.Scalar) { keyval = gdk_unicode_to_keyval(character.value) }

  /// Tab.
  package static let tab = Key(UInt32(GDK_KEY_Tab))
  /// The key that X11 sends for Shift+Tab.
  package static let leftTab = Key(UInt32(GDK_KEY_ISO_Left_Tab))
  /// Return.
  package static let enter = Key(UInt32(GDK_KEY_Return))
  /// Enter on the number pad.
  package static let keypadEnter = Key(UInt32(GDK_KEY_KP_Enter))
  /// Enter on terminals that have a third one.
  package static let isoEnter = Key(UInt32(GDK_KEY_ISO_Enter))
  /// Escape.
  package static let escape = Key(UInt32(GDK_KEY_Escape))
  /// The space bar.
  package static let space = Key(UInt32(GDK_KEY_space))
  /// Space on the number pad.
  package static let keypadSpace = Key(UInt32(GDK_KEY_KP_Space))
  /// The function key that shows help.
  package static let f1 = Key(UInt32(GDK_KEY_F1))
  /// The function key that opens a list.
  package static let f4 = Key(UInt32(GDK_KEY_F4))
  /// The function key that leads to the next pane.
  package static let f6 = Key(UInt32(GDK_KEY_F6))
  /// The function key that, with Shift, is as good as ``menu``.
  package static let f10 = Key(UInt32(GDK_KEY_F10))
  /// The key that opens what belongs to a thing.
  package static let menu = Key(UInt32(GDK_KEY_Menu))
  /// Arrow to the left.
  package static let left = Key(UInt32(GDK_KEY_Left))
  /// Arrow to the right.
  package static let right = Key(UInt32(GDK_KEY_Right))
  /// To the beginning.
  package static let home = Key(UInt32(GDK_KEY_Home))
  /// To the end.
  package static let end = Key(UInt32(GDK_KEY_End))
  /// Arrow up.
  package static let up = Key(UInt32(GDK_KEY_Up))
  /// Arrow down.
  package static let down = Key(UInt32(GDK_KEY_Down))
  /// Arrow up on the number pad.
  package static let keypadUp = Key(UInt32(GDK_KEY_KP_Up))
  /// Arrow down on the number pad.
  package static let keypadDown = Key(UInt32(GDK_KEY_KP_Down))
  /// The key that deletes behind the caret.
  package static let delete = Key(UInt32(GDK_KEY_Delete))
  /// Page up.
  package static let pageUp = Key(UInt32(GDK_KEY_Page_Up))
  /// Page down.
  package static let pageDown = Key(UInt32(GDK_KEY_Page_Down))
}

/// The modifier keys that matter to shortcuts.
package struct Modifiers: OptionSet, Sendable {
  /// GDK's own bits.
  package let rawValue: UInt32

  /// Creates a set from GDK's own bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shift.
  package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  /// Control.
  package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  /// Alt.
  package static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
}

/// One press of a key, valid only while it is being handled.
package struct KeyPress {
  /// The key.
  package let key: Key
  /// The modifiers held, without locks.
  package let modifiers: Modifiers
  let event: UnsafeMutablePointer<GdkEvent>

  /// Whether it is a key that only does something together with another one, such as Shift.
  package var isModifier: Bool { cgtk_event_is_modifier(event) != 0 }

  init(_ event: UnsafeMutablePointer<GdkEvent>) {
    self.event = event
    key = Key(gdk_keyval_to_lower(cgtk_event_keyval(event)))
    modifiers = Modifiers(rawValue: cgtk_event_key_state(event))
  }
}
