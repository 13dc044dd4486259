internal import CGtk
internal import CGtkHelpers

/// Questions about widgets in a program that was made without this library.
extension Widget {
  /// Whether it is of a type, or of one that is made from it, by the name that GObject has for the
  /// type.
  package final func isOfType(_ name: String) -> Bool { cgtk_is_of_type(raw, name) != 0 }

  /// Whether it is being destroyed.
  package final var isBeingDestroyed: Bool { gtk_widget_in_destruction(widget) != 0 }

  /// Marks it under a name that other copies of this library see, too.
  package final func mark(_ name: String) { g_object_set_data(pointer(), name, raw) }

  /// Takes back what ``mark(_:)`` has said.
  package final func unmark(_ name: String) { g_object_set_data(pointer(), name, nil) }

  /// Whether ``mark(_:)`` has been called.
  package final func isMarked(_ name: String) -> Bool { g_object_get_data(pointer(), name) != nil }

  /// Whether a signal has a handler that would be called.
  ///
  /// - Parameters:
  ///   - signal: The signal's name.
  ///   - own: A handler that does not count.
  /// - Returns: Whether it has one.
  package final func hasHandler(of signal: String, besides own: SignalConnection) -> Bool {
    let id = g_signal_lookup(signal, cgtk_type(raw))
    guard id != 0 else { return false }
    return own.whileBlocked { g_signal_has_handler_pending(raw, id, 0, 0) != 0 }
  }

  /// Whether its program handles keys that are pressed or released in it, by handlers or by a class
  /// of its own.
  package final var handlesKeysItsOwnWay: Bool {
    cgtk_overrides_keys(raw) != 0
      || ["event", "key-press-event", "key-release-event"].contains { signal in
        let id = g_signal_lookup(signal, cgtk_type(raw))
        return id != 0 && g_signal_has_handler_pending(raw, id, 0, 0) != 0
      }
  }

  /// Whether it is an entry of a class that does something of its own when it is activated.
  package final var activatesItsOwnWay: Bool { cgtk_overrides_activate(raw) != 0 }
}
