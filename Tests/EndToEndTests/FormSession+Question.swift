import AccessibilityDriver

extension FormSession {
  /// Waits until the program asks whether the answers may be thrown away.
  func waitForQuestion() throws {
    try wait("the program asks") {
      try choice("Keep") != nil && choice("Discard") != nil
    }
  }

  /// Presses the question's button whose name starts with the word.
  func answer(_ word: String) throws {
    guard let button = try choice(word) else { throw Missing("an answer \(word)") }
    try perform(button)
  }

  private func choice(_ word: String) throws -> Accessible? {
    try application.descendants(roles: [.pushButton], states: [.showing])
      .first { try $0.name.hasPrefix(word) }
  }
}
