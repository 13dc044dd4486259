internal import CGtk

extension Widget {
  /// Makes it the only one in the program that the user can act on, until ``endModality()``.
  package final func beginModality() {
    realize()
    gtk_grab_add(widget)
  }

  /// Gives it what it needs to receive events, even before it is shown.
  package final func realize() { gtk_widget_realize(widget) }

  /// Gives the rest of the program back to the user.
  package final func endModality() { gtk_grab_remove(widget) }

  /// Calls the handler when a key is pressed and it is modal; true keeps the key from everything
  /// else.
  @discardableResult
  package final func onModalKeyPress(
    _ handler: @escaping @MainActor (KeyPress) -> Bool
  ) -> SignalConnection {
    connectEvent("key-press-event") { handler(KeyPress($0)) }
  }

  /// Asks for the keyboard focus and leaves the selection of a text as it is.
  package final func grabFocusWithoutSelecting() {
    if kind == .entry {
      gtk_entry_grab_focus_without_selecting(pointer())
    } else {
      grabFocus()
    }
  }

  /// Makes a screen reader treat it as a dialog.
  package final func becomeDialog(named name: String) {
    accessibleName = name
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_DIALOG)
  }
}
