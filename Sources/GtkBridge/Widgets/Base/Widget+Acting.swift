internal import CGtk
internal import CGtkHelpers

extension Widget {
  /// Does what a click on it does, if it can be clicked.
  ///
  /// - Returns: Whether it could.
  @discardableResult
  package final func press() -> Bool {
    guard isEffectivelySensitive else { return false }
    guard cgtk_is_button(raw) != 0 else { return gtk_widget_activate(widget) != 0 }
    gtk_button_clicked(pointer())
    return true
  }

  /// Whether GTK does something with it as Return is pressed on it: a row of a list, an expander.
  package final var isActivatable: Bool { cgtk_is_activatable(raw) != 0 }

  /// Whether it is a row of a list box or a child of a flow box, which has the focus itself beside
  /// what is in it.
  package final var isListRow: Bool { cgtk_is_list_row(raw) != 0 }

  /// Whether it is a choice whose list is open, or a button whose scale is.
  package final var isListOpen: Bool { cgtk_is_list_open(raw) != 0 }

  /// Types a text where the caret is, if it holds text that the user may change.
  package final func insertAtCaret(_ text: String) { cgtk_insert_at_caret(raw, text) }

  /// Tells the user by sound or light that what they asked for cannot be done.
  package final func ringErrorBell() { gtk_widget_error_bell(widget) }

  /// Whether Tab types a tab into it.
  package final var typesTabs: Bool {
    kind == .textView && gtk_text_view_get_accepts_tab(pointer()) != 0
  }

  /// Offers a key to the input method of a text only, not to the text itself.
  ///
  /// - Returns: Whether it had a use for the key.
  package final func offerToInputMethod(_ press: KeyPress) -> Bool {
    let event = UnsafeMutableRawPointer(press.event).assumingMemoryBound(to: GdkEventKey.self)
    return switch kind {
    case .textView: gtk_text_view_im_context_filter_keypress(pointer(), event) != 0
    case .entry, .spinButton: gtk_entry_im_context_filter_keypress(pointer(), event) != 0
    case .other, .comboBox, .toggle, .switch, .button, .scrolledWindow: false
    }
  }

  /// Does what its kind of widget has the very key for, with the very modifiers, if anything.
  ///
  /// - Returns: Whether there was something to do.
  package final func activateBinding(_ press: KeyPress) -> Bool {
    let event = UnsafeMutableRawPointer(press.event).assumingMemoryBound(to: GdkEventKey.self)
    return gtk_bindings_activate_event(pointer(), event) != 0
  }

  /// Whether it is a radio button whose group has another one that is chosen.
  package final var isPassedOverInGroup: Bool { cgtk_is_passed_over_in_group(raw) != 0 }

  /// Calls the handler when what it holds has changed, or is about to be chosen from a list.
  package final func onChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
    if kind == .textView {
      guard let buffer = gtk_text_view_get_buffer(pointer()) else { return [] }
      return [ObjectRef(borrowing: buffer).connect("changed", handler)]
    }
    guard var name = cgtk_change_signals(raw) else { return [] }
    var connections: [SignalConnection] = []
    while let signal = name.pointee.map({ String(cString: $0) }) {
      connections.append(
        signal.hasPrefix("notify::")
          ? connectPointer(signal) { _ in handler() } : connect(signal, handler)
      )
      name += 1
    }
    return connections
  }
}
