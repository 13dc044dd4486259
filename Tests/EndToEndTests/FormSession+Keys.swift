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

  /// Enters the answer into the field that has the focus: keys for a text or a number, a choice by
  /// its name, on or off.
  func enter(_ value: Any) throws {
    guard let field = try focused else { throw Missing("a field with the focus") }
    switch try field.role {
    case .checkBox, .toggleButton:
      guard field.is(.checked) != (value as? Bool ?? false) else { return }
      try press(.space)
      try wait("the box turns") { field.is(.checked) == (value as? Bool ?? false) }
    case .radioButton:
      try press(.space)
      for _ in 0..<10 where try focused?.name != "\(value)" {
        let before = try focused?.name
        try press(.down)
        try wait("the next value has the focus") {
          let now = try focused
          return try now?.role == .radioButton && now?.name != before
        }
      }
      try wait("\(value) is chosen") {
        try focused?.name == "\(value)" && focused?.is(.checked) == true
      }
    case .comboBox:
      try choose("\(value)", in: field)
    default:
      try press(.control(.character("a")))
      try type("\(value)")
    }
  }
}
