import FormNavigation
import GtkBridge

extension FormNavigator {
  /// The keys that walk through the form, seen before the focused widget sees them.
  ///
  /// - Returns: Whether the key has been used up.
  func handle(_ press: KeyPress) -> Bool {
    if onKeyPress?(press) ?? false { return true }
    guard isAddressed else { return false }
    focus.noteArrow(false)
    if focus.isAwaited, !press.isModifier { return leaveAwaitedFocus(by: press) }
    switch (press.key, press.modifiers) {
    case (.down, .alt), (.keypadDown, .alt): return handleArrow(press, forward: true)
    case (.up, .alt), (.keypadUp, .alt): return handleArrow(press, forward: false)
    // X11 has a key of its own for Tab with Shift; Control leads out of what has a use for Tab.
    case (.tab, []), (.tab, .control): return handleTab(press, forward: true)
    case (.leftTab, []), (.leftTab, .shift), (.leftTab, [.shift, .control]), (.tab, .shift),
      (.tab, [.shift, .control]):
      return handleTab(press, forward: false)
    case (.enter, let held), (.keypadEnter, let held), (.isoEnter, let held):
      return handleReturn(press, held)
    default:
      if Self.keysThatAct.contains(press.key), press.modifiers == [] { revealBeforeActing() }
      return false
    }
  }

  /// Alt and an arrow walk if neither the host nor the focused widget has a use for them.
  private func handleArrow(_ press: KeyPress, forward: Bool) -> Bool {
    if context.window?.activateShortcut(press) ?? false { return true }
    if forward, opensLists, let field = context.focusedField, field.kind == .comboBox {
      revealBeforeActing()
      return false
    }
    if context.focusInForm?.activateBinding(press) ?? false { return true }
    forward ? moveToNext() : moveToPrevious()
    return true
  }

  /// Leads to where the key would from a field that nobody sees, or else to the next one, which
  /// gets the key.
  private func leaveAwaitedFocus(by press: KeyPress) -> Bool {
    let isBackward =
      press.key == .leftTab || press.key == .tab && press.modifiers.contains(.shift)
      || [.up, .keypadUp].contains(press.key) && press.modifiers == .alt
    let isForward =
      press.key == .tab || [.down, .keypadDown].contains(press.key) && press.modifiers == .alt
    _ = leaveAwaitedFocus(forward: !isBackward)
    return isForward || isBackward
  }

  /// Whether a key pressed now is for this form, of which a window may have several.
  private var isAddressed: Bool {
    guard let scrolledWindow, let window = scrolledWindow.window else { return false }
    if context.hasFocus(scrolledWindow) { return isInnermost }
    guard let latest = Self.latest, latest !== self, let other = latest.scrolledWindow else {
      return true
    }
    return other.window?.identity != window.identity
  }

  private func handleTab(_ press: KeyPress, forward: Bool) -> Bool {
    guard let field = context.focusedField else { return false }
    // An input method may be in the middle of a word, or the host may have a use for Tab.
    let isUsed =
      field.widget.typesTabs
      ? field.widget.offerToInputMethod(press)
      : context.window?.propagate(press) ?? false
    if isUsed { return true }
    if forward ? canMoveToNext : canMoveToPrevious {
      forward ? moveToNext() : moveToPrevious()
    } else {
      leave(forward: forward)
    }
    return true
  }

  private func handleReturn(_ press: KeyPress, _ held: Modifiers) -> Bool {
    guard held == [] || held == .control else { return false }
    guard let field = context.focusedField else {
      // Outside of the form's fields it is as good as the bar's Done.
      if held == .control { finish() }
      return held == .control
    }
    switch (field.kind, held) {
    case (_, .control), (.toggle, _), (.comboBox, _), (.switch, _):
      returnPressed(in: field.id, control: held == .control)
      return true
    case (.other, _), (.scrolledWindow, _):
      // A widget that has no use for Return, such as the tabs of a notebook, must not stop the
      // walk.
      if context.window?.propagate(press) ?? false { return true }
      // GTK would come to that only after the handlers of the window.
      if held == [], let focused = context.focusInForm, focused.isActivatable {
        revealBeforeActing()
        focused.press()
        return true
      }
      returnPressed(in: field.id)
      return true
    // Entries report Return by themselves, after the input method; buttons are pressed by it.
    default: return false
    }
  }

  /// Shows a field that was scrolled away before a key opens its list, which would stand elsewhere.
  private func revealBeforeActing() {
    guard context.engine.isRevealSuspended, let field = context.focusedField, !field.isText else {
      return
    }
    userActed(in: field.id)
    synchronize()
    scrolling.applyPositions()
  }

  private static let keysThatAct: Set<Key> = [.space, .keypadSpace, .f4]
}
