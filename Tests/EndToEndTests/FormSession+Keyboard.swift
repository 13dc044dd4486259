import AccessibilityDriver

extension FormSession {
  /// Waits until the on-screen keyboard shows a key with the name, and tells it.
  @discardableResult
  func waitForScreenKey(_ name: String) throws -> Accessible {
    var found: Accessible?
    try wait("there is a key \"\(name)\"") {
      found = try activeWindow.descendants(roles: [.pushButton, .toggleButton], states: [.showing])
        .first { try $0.name == name }
      return found != nil
    }
    guard let found else { throw Missing("a key \"\(name)\"") }
    return found
  }

  /// Whether the on-screen keyboard is there, which its key for that tells.
  func showsScreenKeyboard() throws -> Bool {
    try activeWindow.descendants(roles: [.pushButton], states: [.showing])
      .contains { try $0.name == "Hide keyboard" }
  }

  /// Clicks the keys of the on-screen keyboard by the pointer, one after the other.
  func clickScreenKeys(_ names: String...) throws {
    for name in names {
      let key = try waitForScreenKey(name)
      var place = try key.extents
      var looks = 0
      // It slides in; a look may be as short as a part of a frame.
      try wait("\"\(name)\" rests") {
        let before = place
        place = try key.extents
        looks = place == before ? looks + 1 : 0
        return looks == 8
      }
      try topLevelWindow.click(x: place.x + place.width / 2, y: place.y + place.height / 2)
      try topLevelWindow.waitForAnswer()
    }
  }
}
