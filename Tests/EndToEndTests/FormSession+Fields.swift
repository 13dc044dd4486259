import AccessibilityDriver

extension FormSession {
  /// Finds the field by its label; rows that are not seen are made a moment after the window is.
  func field(_ label: String, role: Role? = nil) throws -> Accessible {
    let roles = role.map { [$0] } ?? Self.fieldRoles
    var found: Accessible?
    try wait("there is a field \"\(label)\"") {
      found = try activeWindow.descendant(named: label, roles: roles)
      return found != nil
    }
    guard let found else { throw Missing("a field \"\(label)\"") }
    return found
  }

  /// Finds the button by its name in the active window.
  func button(_ name: String) throws -> Accessible {
    let roles: [Role] = [.pushButton, .toggleButton]
    guard let button = try activeWindow.descendant(named: name, roles: roles) else {
      throw Missing("a button \"\(name)\" in\n\(application.outline())")
    }
    return button
  }

  /// Presses the button as assistive technology does.
  func click(_ name: String) throws {
    try perform(button(name))
  }

  /// Does what the thing is for, and waits until the program has handled it; the program may end of
  /// it.
  func perform(_ thing: Accessible) throws {
    let window = try topLevelWindow
    do {
      try thing.perform()
    } catch {
      guard (try? program.waitForEnd(upTo: 1)) != nil else { throw error }
    }
    try window.waitForAnswer()
  }

  /// The label of the field that has the focus; nil when no field has it.
  var focusedLabel: String? {
    get throws {
      guard let focused = try focused else { return nil }
      // A button of a group has the name of its value, and the panel around them that of the field.
      if let panel = try panel(around: focused) { return try panel.name }
      let name = try focused.name
      return try name.isEmpty ? focused.labels.first : name
    }
  }

  /// The panel with a field's name that a radio button or one of several boxes is in.
  private func panel(around button: Accessible) throws -> Accessible? {
    guard try [.radioButton, .checkBox].contains(button.role) else { return nil }
    // The buttons are in a box of their own, beside the one that takes the answer back.
    guard let panel = try button.parent?.parent, try panel.role == .panel,
      try !panel.name.isEmpty
    else { return nil }
    return panel
  }

  /// Waits until the field with the label has the focus.
  @discardableResult
  func waitForFocus(on label: String) throws -> Accessible {
    var last: String?
    try wait("\"\(label)\" has the focus, not \"\(last ?? "nothing")\"") {
      last = try focusedLabel
      return last == label
    }
    return try field(label)
  }

  /// Waits until the field holds exactly the text.
  func waitForText(_ text: String, in label: String) throws {
    let field = try field(label)
    var last = ""
    try wait("\"\(label)\" holds \"\(text)\", not \"\(last)\"") {
      last = try field.text
      return last == text
    }
  }

  /// The message at the field, which a screen reader reads together with it; empty when there is
  /// none.
  func message(at label: String) throws -> String {
    let field = try field(label)
    let message = try field.descriptions.filter { !$0.isEmpty }.joined(separator: " ")
    guard try field.details.contains(message) else {
      throw Missing("\"\(message)\" in the description \"\(try field.details)\" of \"\(label)\"")
    }
    return message
  }

  /// Waits until the field says a message, and tells it.
  @discardableResult
  func waitForMessage(at label: String) throws -> String {
    var message = ""
    try wait("\"\(label)\" says what is wrong") {
      message = try self.message(at: label)
      return !message.isEmpty
    }
    return message
  }

  /// Waits until the field says no message.
  func waitForNoMessage(at label: String) throws {
    var message = ""
    try wait("\"\(label)\" says nothing, not \"\(message)\"") {
      message = try self.message(at: label)
      return message.isEmpty
    }
  }

  /// Chooses the entry with the name in a combo box, as assistive technology does.
  func choose(_ name: String, in comboBox: Accessible) throws {
    let items = try comboBox.descendants(roles: [.menuItem])
    guard let item = try items.first(where: { try $0.name == name }) else {
      throw Missing("a choice \(name) among \(try items.map { try $0.name })")
    }
    try comboBox.selectChild(at: item.indexInParent)
    var last: String?
    try wait("\(name) is chosen, not \(last ?? "nothing")") {
      last = try comboBox.selectedName
      return last == name
    }
  }

  /// Whether a text that holds the words is shown anywhere in the active window.
  func shows(_ words: String) throws -> Bool {
    try activeWindow.descendants(roles: [.label, .notification], states: [.showing])
      .contains { try $0.name.contains(words) }
  }

  /// Whether a text that holds the words is shown in any window of the program.
  func says(_ words: String) throws -> Bool {
    try application.descendants(roles: [.label, .notification], states: [.showing])
      .contains { try $0.name.contains(words) }
  }
}
