import AccessibilityDriver

extension FormSession {
  /// Presses the keys one after the other, and waits until the program has handled them.
  func press(_ keys: Key...) throws {
    for key in keys {
      try press(key)
    }
  }

  /// Presses the key in the topmost window, and waits until the program has handled it.
  func press(_ key: Key) throws {
    let window = try topLevelWindow
    window.takeFocus()
    try Keyboard.press(key)
    try window.waitForAnswer()
  }

  /// Types the text at the caret.
  func type(_ text: String) throws {
    let window = try topLevelWindow
    window.takeFocus()
    for character in text.unicodeScalars {
      try Keyboard.press(.character(character))
    }
    try window.waitForAnswer()
  }
}
