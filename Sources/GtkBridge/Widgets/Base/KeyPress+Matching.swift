internal import CGtk
internal import CGtkHelpers

extension KeyPress {
  /// Tells whether it is a letter with modifiers, for a shortcut.
  ///
  /// On a layout that types no Latin letters it is the letter that the key types on another layout
  /// of the user's, as GTK's own shortcuts have it; if there is none, the letter that stands on
  /// the key in most of the world.
  ///
  /// - Parameters:
  ///   - letter: A Latin letter, in lower case.
  ///   - modifiers: All the modifiers that must be held.
  /// - Returns: Whether it is.
  package func matches(letter: Character, modifiers: Modifiers) -> Bool {
    guard modifiers == self.modifiers, let scalar = letter.unicodeScalars.first else {
      return false
    }
    if key == Key(scalar) { return true }
    // Below this are the Latin letters with their accents: such a layout has its own place for
    // each.
    guard gdk_keyval_to_unicode(key.keyval) >= 0x250 else { return false }
    let others = plainLetters
    return others.isEmpty ? Self.usualLetters[keycode] == letter : others.contains(scalar.value)
  }

  /// Whether it types a character of a text, as far as the key itself says.
  package var typesCharacter: Bool {
    modifiers.isDisjoint(with: [.control, .alt]) && gdk_keyval_to_unicode(key.keyval) >= 0x20
      && key.keyval != guint(GDK_KEY_Delete)
  }

  private var keycode: UInt32 { cgtk_event_keycode(event) }

  /// The Latin letters that the key types on the user's layouts.
  private var plainLetters: [UInt32] {
    var keyvals: UnsafeMutablePointer<guint>?
    var count: gint = 0
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    guard
      gdk_keymap_get_entries_for_keycode(keymap, keycode, nil, &keyvals, &count) != 0
    else { return [] }
    defer { g_free(keyvals) }
    return UnsafeBufferPointer(start: keyvals, count: Int(count))
      .map { gdk_keyval_to_unicode(gdk_keyval_to_lower($0)) }
      .filter { (0x61...0x7a).contains($0) }
  }

  /// The letters of a keyboard by the codes that Linux has for its keys.
  private static let usualLetters: [UInt32: Character] = {
    var letters: [UInt32: Character] = [:]
    for (first, row) in [(24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm")] {
      for (place, letter) in row.enumerated() { letters[UInt32(first + place)] = letter }
    }
    return letters
  }()
}
