import FormNavigation
import GtkBridge

extension KeyboardController {
  /// Watches what goes on in the window that it has been put into.
  func observeWindow() {
    for connection in windowConnections { connection.disconnect() }
    windowConnections = []
    guard let window = widget.window else { return }
    windowConnections = [
      window.onFocusChange { [weak self] in self?.focusMayHaveMoved() },
      window.onNotify("is-active") { [weak self] in self?.activityMayHaveChanged() },
    ]
    focusMayHaveMoved()
  }

  /// Tells the policy where the focus is, if it does not know.
  func focusMayHaveMoved() {
    let focused = widget.window?.focusWidget
    let wantsKeyboard = isInCharge && focused.map(wantsKeyboard) ?? false
    let now = KnownFocus(widget: focused?.identity, wantsKeyboard: wantsKeyboard)
    guard now != known else { return }
    known = now
    guard focused != nil else { return tell(.focusLeft) }
    tell(.fieldFocused(wantsKeyboard: wantsKeyboard, by: means(of: .current)))
  }

  /// A finger that has come down may be about to scroll; it is a tap when it goes up again.
  func tapped(by source: InputDevice) {
    focusMayHaveMoved()
    tell(.fieldTapped(by: means(of: source)))
  }

  private func activityMayHaveChanged() {
    guard let window = widget.window else { return }
    tell(.windowActivityChanged(window.isActive))
  }

  private func wantsKeyboard(_ widget: Widget) -> Bool {
    widget.holdsText && widget.acceptsText && !widget.inputHints.contains(.noKeyboard)
      && form.serves(widget)
  }

  /// By what the user has done something; what our own keys do is the program's.
  private func means(of source: InputDevice) -> KeyboardPolicy.Means {
    if keyboard.isSending { return .program }
    system.isTouchUsed = source == .touch
    return switch source {
    case .touch: .touch
    case .pointer: .mouse
    case .keyboard: .hardwareKeyboard
    case .program: .program
    }
  }

  /// The keys that have to do with the keyboard on the screen, seen before the focused widget sees
  /// them.
  ///
  /// - Returns: Whether the key has been used up.
  func handle(_ press: KeyPress) -> Bool {
    guard !keyboard.isSending else { return false }
    layouts.note(press)
    let wasWalked = keyboard.isNavigating
    if keyboard.handle(press) {
      // A walk that has brought the keyboard takes it away again.
      let isWalkOver = wasWalked && !keyboard.isNavigating
      if isWalkOver, press.key == .escape, isBroughtByWalk { tell(.dismissed) }
      return true
    }
    switch (press.key, press.modifiers) {
    case (.escape, []) where keyboard.isShown: tell(.dismissed)
    case (.f6, []) where focusedText != nil:
      // A walk over the keys has no finger to bring them.
      isBroughtByWalk = !keyboard.isShown && known.wantsKeyboard && !isOn
      if isBroughtByWalk { toggle() }
      guard keyboard.isShown else { return false }
      keyboard.beginKeyNavigation()
    default:
      // A walk is for people with a few hardware keys: one of them does not make a keyboard.
      if press.typesCharacter, !wasWalked { tell(.hardwareKeyTyped) }
      return false
    }
    return true
  }
}
