import FormNavigation
import GtkBridge

/// Return in an entry for which GTK would press the default widget of the window beside what we do.
extension FormNavigator {
  func entryActivated(_ id: FieldID) {
    synchronize()
    guard isInnermost, context.engine.focusedField == id, let field = context.fields[id] else {
      return
    }
    // A host that has stopped an activation before has kept us from doing so then.
    field.releaseDefault()
    let isLeftToGTK = context.engine.returnOutcome() == .submit && windowToSubmit != nil
    moves.isDefaultLeftToGTK = isLeftToGTK
    defer { moves.isDefaultLeftToGTK = false }
    if !isLeftToGTK { field.holdDefault() }
    returnPressed(in: id)
  }

  /// Does what Return in the last field does: Done, or what the host has the default widget for.
  func submit() {
    guard let window = windowToSubmit else { return finish() }
    if !moves.isDefaultLeftToGTK { window.activateDefault() }
  }

  /// The window, if the focused entry presses its default widget and the host has not said what
  /// Done does.
  private var windowToSubmit: Window? {
    guard onDone == nil, let window = context.window,
      window.focusWidget?.activatesDefault ?? false,
      window.defaultWidget?.isEffectivelySensitive ?? false
    else { return nil }
    return window
  }
}
