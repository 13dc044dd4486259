import GtkBridge
import KeyboardLayout

extension OnScreenKeyboard {
  /// Does what a key of the panel does, by number.
  func press(keyAt index: Int) {
    guard let keys = parts?.grid.keys, keys.indices.contains(index) else { return }
    perform(keys[index].action)
  }

  /// Does what a key does.
  func perform(_ action: KeyAction) {
    guard isShown, state != nil else { return }
    guard action != .hide else {
      if let onHideRequest { onHideRequest() } else { hide() }
      return
    }
    let layout = state?.layout
    let symbols = state?.press(action, at: MainLoop.milliseconds) ?? []
    if !symbols.isEmpty {
      send(symbols)
      state?.textChanged(before: field.widget?.widget?.textBeforeCaret() ?? "")
      updateCompletions()
    }
    update()
    if let new = state?.layout, new != layout { onLayoutChange?(new) }
  }

  /// Presses keys in the window, as a hardware keyboard does, if a text has the focus.
  ///
  /// The keys may destroy anything, this keyboard included.
  private func send(_ symbols: [KeySymbol]) {
    guard let window, focusedText != nil else { return }
    sendingDepth += 1
    defer { sendingDepth -= 1 }
    for symbol in symbols { window.typeKey(symbol.value) }
  }

  /// Does what was chosen from the bubble.
  func choose(_ choice: AlternatesPopup.Choice) {
    switch choice {
    case .symbol(let symbol): perform(.type([symbol]))
    case .layout(let layout):
      guard let old = state?.layout, old != layout else { return }
      state?.goTo(layout)
      update()
      onLayoutChange?(layout)
    }
  }

  /// The symbols that a long press on a key offers; empty if there are none.
  func choices(of key: PanelKey) -> [AlternatesPopup.Choice] {
    if key.action == .nextLayout { return (state?.layouts ?? []).map { .layout($0) } }
    return key.alternates.map { .symbol($0) }
  }
}

extension KeyboardState {
  /// Makes a layout the one in use, if it is among them.
  mutating func goTo(_ wanted: KeyboardLayout) {
    guard layouts.contains(wanted) else { return }
    for _ in layouts.indices where layout != wanted { _ = press(.nextLayout, at: 0) }
  }
}
