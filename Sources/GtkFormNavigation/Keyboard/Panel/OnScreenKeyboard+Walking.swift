package import GtkBridge

/// Walking over the keys with a few hardware keys or switches, while the field keeps the focus.
extension OnScreenKeyboard {
  /// Lets the arrow keys walk over the keys from now on; a frame shows where they are, once the
  /// keys are there.
  ///
  /// Space and Return press the key, Menu or Shift+F10 opens its alternates, Escape and F6 end it.
  public func beginKeyNavigation() {
    guard isShown, let parts, !parts.cursor.isActive else { return }
    releaseAll()
    parts.cursor.begin()
  }

  /// Gives the arrow keys back to the field.
  public func endKeyNavigation() {
    guard let parts, parts.cursor.isActive else { return }
    parts.cursor.end()
    parts.alternates.close()
    window?.focusWidget?.announceFocus()
  }

  /// Uses a key to walk over the keys, if that has begun, or to put the bubble away.
  ///
  /// - Parameter press: A key press, before the form or a widget has seen it.
  /// - Returns: Whether it has been used up.
  package func handle(_ press: KeyPress) -> Bool {
    guard isShown, !isSending, let parts else { return false }
    if parts.alternates.isOpen, press.key == .escape {
      releaseAll()
      return true
    }
    // Typing by other keys ends it.
    if parts.alternates.isOpen, !parts.cursor.isActive, !press.isModifier {
      parts.alternates.close()
    }
    guard parts.cursor.isActive, let index = parts.cursor.index else { return false }
    if parts.alternates.isOpen { return chooseAlternate(press, in: parts.alternates) }
    switch (press.key, press.modifiers) {
    case (.left, []): parts.cursor.move(.left)
    case (.right, []): parts.cursor.move(.right)
    case (.up, []), (.keypadUp, []): parts.cursor.move(.up)
    case (.down, []), (.keypadDown, []): parts.cursor.move(.down)
    case (.space, []), (.keypadSpace, []), (.enter, []), (.keypadEnter, []), (.isoEnter, []):
      self.press(keyAt: index)
    case (.menu, []), (.f10, .shift):
      if openChoices(of: index) { parts.alternates.moveChoice(by: 0) }
    case (.escape, _), (.f6, _): endKeyNavigation()
    default: return false
    }
    return true
  }

  private func chooseAlternate(_ press: KeyPress, in alternates: AlternatesPopup) -> Bool {
    switch press.key {
    case .left, .up: alternates.moveChoice(by: -1)
    case .right, .down: alternates.moveChoice(by: 1)
    case .space, .enter, .keypadEnter, .isoEnter:
      if let choice = alternates.takeChoice() { choose(choice) }
    default:
      alternates.close()
      return false
    }
    return true
  }
}
