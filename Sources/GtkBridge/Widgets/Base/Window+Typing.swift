internal import CGtk
internal import CGtkHelpers

extension Window {
  /// Presses and releases a key in it, as the user does on a keyboard.
  ///
  /// The key goes the whole way that one of the hardware goes: shortcuts, the input method, the
  /// focused widget. Whatever it does, even the end of the window, is done when this returns.
  /// Nothing happens while the window is not on the screen.
  ///
  /// - Parameter keyval: The symbol that the key types, as GDK and XKB number it. Its place on the
  ///   keyboard and the modifiers that are held are those of the user's layout; a key that is not
  ///   on it has no place.
  package func typeKey(_ keyval: UInt32) {
    guard let target = gtk_widget_get_window(widget) else { return }
    let place = KeyPlace(of: keyval)
    let pressTime = Self.eventTime
    for (isPress, time) in [(gboolean(1), pressTime), (0, pressTime &+ 1)] {
      guard
        let event = cgtk_key_event_new(
          isPress,
          target,
          keyval,
          place.keycode,
          place.group,
          place.state,
          time
        )
      else { continue }
      gtk_main_do_event(event)
      gdk_event_free(event)
    }
  }

  private static var eventTime: guint32 {
    let time = gtk_get_current_event_time()
    return time == 0 ? guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000) : time
  }
}

/// Where a key is on the user's keyboard, and what has to be held to get there.
private struct KeyPlace {
  var keycode: guint16 = 0
  var group: guint8 = 0
  var state: guint = 0

  /// Finds the place that needs the fewest modifiers.
  @MainActor init(of keyval: UInt32) {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    guard gdk_keymap_get_entries_for_keyval(keymap, keyval, &keys, &count) != 0 else { return }
    defer { g_free(keys) }
    let entries = UnsafeBufferPointer(start: keys, count: Int(count))
    // Above the fourth level there is no telling which modifiers lead there.
    guard
      let best = entries.filter({ $0.level < 4 }).min(by: {
        ($0.level, $0.group) < ($1.level, $1.group)
      })
    else { return }
    keycode = guint16(truncatingIfNeeded: best.keycode)
    group = guint8(truncatingIfNeeded: best.group)
    if best.level & 1 != 0 { state |= GDK_SHIFT_MASK.rawValue }
    // The modifiers that AltGr stands for in most layouts.
    if best.level & 2 != 0 { state |= GDK_MOD5_MASK.rawValue }
  }
}

extension KeyPress {
  /// Whether a program has made it, be it ``Window/typeKey(_:)`` or another one, and no hardware.
  package var isMadeByProgram: Bool { cgtk_event_is_sent(event) != 0 }
}
