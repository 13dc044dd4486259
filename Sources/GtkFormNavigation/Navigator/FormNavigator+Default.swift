import FormNavigation
import GtkBridge

/// Return in an entry for which GTK would press the default widget of the window beside what we do.
extension FormNavigator {
  /// Return was pressed in an entry; GTK has yet to look whether it presses the default widget.
  func entryActivated(_ id: FieldID) {
    synchronize()
    guard isInnermost, engine.focusedField == id, let field = fieldsByID[id] else { return }
    // A host that has stopped an activation before has kept us from doing so then.
    field.releaseDefault()
    isDefaultLeftToGTK = engine.returnOutcome() == .submit && windowToSubmit != nil
    defer { isDefaultLeftToGTK = false }
    if !isDefaultLeftToGTK { field.holdDefault() }
    returnPressed(in: id)
  }

  /// Does what Return in the last field does: Done, or what the host has the default widget for.
  func submit() {
    guard let window = windowToSubmit else { return finish() }
    if !isDefaultLeftToGTK { window.activateDefault() }
  }

  /// The window, where the focused entry presses its default widget and the host has not said what Done does.
  private var windowToSubmit: Window? {
    guard onDone == nil, let window = scrolledWindow?.window,
      window.focusWidget?.activatesDefault ?? false,
      window.defaultWidget?.isEffectivelySensitive ?? false
    else { return nil }
    return window
  }
}
