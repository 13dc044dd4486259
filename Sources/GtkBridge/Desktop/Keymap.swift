internal import CGtk

/// The symbols that the keys of a keyboard type on the layouts that the display has now.
@MainActor
package final class Keymap: ObjectRef {
  /// The keymap of the display, if there is a display.
  package init?() {
    guard let display = gdk_display_get_default(),
      let keymap = gdk_keymap_get_for_display(display)
    else { return nil }
    super.init(borrowing: UnsafeMutableRawPointer(keymap))
  }

  private var keymap: OpaquePointer { OpaquePointer(raw) }

  /// The codes that keys have on Linux, shifted by eight as X11 has it.
  private static let keycodes: ClosedRange<UInt32> = 9...255

  /// How many layouts there are to switch between: at least one, at most four.
  package var groupCount: Int {
    // A key has as many groups as it needs; a letter has all of them.
    Self.keycodes.map { entries(for: $0).map { $0.group + 1 }.max() ?? 0 }.max().map { max(1, $0) }
      ?? 1
  }

  /// The symbol that a key types.
  ///
  /// - Parameters:
  ///   - keycode: The key's code.
  ///   - group: Which of the layouts, from 0.
  ///   - level: 0 for the key alone, 1 with Shift, 2 with AltGr, 3 with both.
  /// - Returns: A keyval, or nil if the key types nothing there.
  package func symbol(for keycode: UInt32, group: Int, level: Int) -> UInt32? {
    let groups = entries(for: keycode)
    // A key that is the same on all layouts has one group.
    let place = groups.contains { $0.group == group } ? group : 0
    return groups.first { $0.group == place && $0.level == level }?.symbol
  }

  private struct Entry {
    let group: Int
    let level: Int
    let symbol: UInt32
  }

  private func entries(for keycode: UInt32) -> [Entry] {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var symbols: UnsafeMutablePointer<guint>?
    var count: gint = 0
    guard Self.keycodes.contains(keycode),
      gdk_keymap_get_entries_for_keycode(keymap, keycode, &keys, &symbols, &count) != 0
    else { return [] }
    defer {
      g_free(keys)
      g_free(symbols)
    }
    guard let keys, let symbols else { return [] }
    return (0..<Int(count)).compactMap { index in
      // On Wayland GTK 3.24 lists what a key types alone for all of its levels
      // (`gdkkeys-wayland.c`).
      let symbol =
        Toolkit.isOnWayland ? gdk_keymap_lookup_key(keymap, &keys[index]) : symbols[index]
      // 0 and this are ways of X11 to say that there is nothing.
      guard symbol != 0, symbol != guint(GDK_KEY_VoidSymbol) else { return nil }
      return Entry(group: Int(keys[index].group), level: Int(keys[index].level), symbol: symbol)
    }
  }

  /// The layout in effect, from 0; nil on Wayland, where only a key press tells it
  /// (``KeyPress/group``).
  package var groupInEffect: Int? {
    guard !Toolkit.isOnWayland, let screen = gdk_screen_get_default(),
      let seat = gdk_display_get_default_seat(gdk_display_get_default())
    else { return nil }
    var state = GdkModifierType(rawValue: 0)
    let root = gdk_screen_get_root_window(screen)
    gdk_window_get_device_position(root, gdk_seat_get_pointer(seat), nil, nil, &state)
    // The two bits that the X keyboard extension has for it.
    return Int(state.rawValue >> 13 & 3)
  }

  /// Calls the handler when keys have got other meanings.
  @discardableResult
  package func onChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("keys-changed", handler)
  }
}

extension KeyPress {
  /// Which of the user's layouts it was typed on, from 0.
  package var group: Int { Int(event.pointee.key.group) }
}

extension Toolkit {
  /// Whether the display is one of Wayland's.
  package static var isOnWayland: Bool {
    guard let display = gdk_display_get_default() else { return false }
    // Its type is there only if GTK has been built for Wayland.
    let wayland = g_type_from_name("GdkWaylandDisplay")
    return wayland != 0
      && g_type_check_instance_is_a(
        UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self),
        wayland
      ) != 0
  }
}
