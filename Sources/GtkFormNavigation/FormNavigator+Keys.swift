import FormNavigation
import GtkBridge

extension FormNavigator {
  /// The keys that walk through the form, seen before the focused widget sees them.
  ///
  /// - Returns: Whether the key has been used up.
  func handle(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.down, .alt), (.keypadDown, .alt):
      moveToNext()
      return true
    case (.up, .alt), (.keypadUp, .alt):
      moveToPrevious()
      return true
    case (.tab, []), (.tab, .control): return handleTab(press, forward: true)
    case (.leftTab, _), (.tab, .shift): return handleTab(press, forward: false)
    case (.enter, let held), (.keypadEnter, let held), (.isoEnter, let held):
      return handleReturn(press, held)
    default: return false
    }
  }

  private func handleTab(_ press: KeyPress, forward: Bool) -> Bool {
    guard let field = focusedField else { return false }
    // An input method may be in the middle of a word and have a use for Tab.
    if field.kind == .entry || field.kind == .spinButton, window?.propagate(press) ?? false {
      return true
    }
    if forward ? canMoveToNext : canMoveToPrevious {
      forward ? moveToNext() : moveToPrevious()
    } else {
      leave(forward: forward)
    }
    return true
  }

  private func handleReturn(_ press: KeyPress, _ held: Modifiers) -> Bool {
    guard held == [] || held == .control else { return false }
    guard let field = focusedField else {
      guard held == .control else { return false }
      finish()
      return true
    }
    switch (field.kind, held) {
    case (.textView, .control) where canMoveToNext: moveToNext()
    case (_, .control): finish()
    case (.toggle, _), (.comboBox, _), (.switch, _): returnPressed(in: field.id)
    // Entries report Return by themselves, after the input method; the rest makes its own use of it.
    default: return false
    }
    return true
  }

  /// Moves the focus out of the form, to what follows or precedes it in the window.
  private func leave(forward: Bool) {
    guard let window else { return }
    isLeaving = true
    defer { isLeaving = false }
    // GTK's own order may differ from ours: walk until the form is behind.
    for _ in 0...fields.count {
      window.moveFocus(forward: forward)
      guard let focused = window.focusWidget, focused.isSame(orInside: scrolledWindow) else {
        return
      }
    }
  }

  private var window: Window? { scrolledWindow.window }

  /// The field of the engine's chain that really has the focus at the moment.
  private var focusedField: AttachedField? {
    guard let id = engine.focusedField, let field = fieldsByID[id],
      let focused = window?.focusWidget, focused.isSame(orInside: field.widget)
    else { return nil }
    return field
  }
}
