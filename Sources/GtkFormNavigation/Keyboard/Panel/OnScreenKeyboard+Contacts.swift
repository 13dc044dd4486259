import GtkBridge
import KeyboardLayout

/// Fingers and the mouse on the keys.
extension OnScreenKeyboard {
  /// The time between two repetitions, in milliseconds.
  static let repetitionTime = 40

  /// How far a finger moves before that counts, in pixels.
  private static let slop = 10.0

  func handle(_ contact: TouchSurface.Contact) {
    guard isShown, parts != nil else { return }
    switch contact.phase {
    case .began: begin(contact)
    case .moved:
      if let key = held[contact.finger] { move(key, to: contact) }
    case .ended:
      guard let key = held[contact.finger] else { return }
      move(key, to: contact)
      held[contact.finger] = nil
      commit(key)
    case .cancelled:
      guard let key = held.removeValue(forKey: contact.finger) else { return }
      if key.isChoosing { parts?.alternates.close() }
      drop(key)
    }
  }

  private func begin(_ contact: TouchSurface.Contact) {
    endKeyNavigation()
    if parts?.alternates.isOpen ?? false, !held.values.contains(where: \.isChoosing) {
      // A press beside the bubble puts it away and is no more than that.
      parts?.alternates.close()
      return
    }
    // With two thumbs the second key is pressed before the first is let go.
    let earlier = held
    held = [:]
    for key in earlier.values { commit(key) }
    parts?.alternates.close()
    guard isShown, let index = parts?.grid.key(nearX: contact.x, y: contact.y) else { return }
    let key = HeldKey(start: contact)
    held[contact.finger] = key
    put(key, on: index)
  }

  private func move(_ key: HeldKey, to contact: TouchSurface.Contact) {
    guard let parts else { return }
    guard !key.isChoosing else {
      if parts.alternates.isOpen, key.start.distance(to: contact) > Self.slop {
        parts.alternates.choose(nearX: contact.x, y: contact.y)
      }
      return
    }
    guard !key.hasActed else { return }
    // Off the keyboard's upper edge there is nothing to press, and a way to change one's mind.
    put(key, on: contact.y < 0 ? nil : parts.grid.key(nearX: contact.x, y: contact.y))
  }

  private func put(_ key: HeldKey, on index: Int?) {
    guard index != key.index else { return }
    drop(key)
    key.index = index
    guard let index, let cap = parts?.grid.cap(at: index) else { return }
    cap.isPressed = true
    key.timer = MainLoop.after(milliseconds: Toolkit.longPressMilliseconds) {
      [weak self, weak key] in
      if let self, let key { hold(key) }
    }
  }

  /// A press has lasted long.
  private func hold(_ key: HeldKey) {
    guard let parts, let index = key.index, parts.grid.keys.indices.contains(index) else { return }
    let panelKey = parts.grid.keys[index]
    if panelKey.isRepeating {
      key.hasActed = true
      key.timer = MainLoop.after(milliseconds: Self.repetitionTime) { [weak self, weak key] in
        if let self, let key { hold(key) }
      }
      press(keyAt: index)
    } else if openChoices(of: index) {
      key.isChoosing = true
    }
  }

  /// Opens the bubble of a key, if it has one.
  ///
  /// - Returns: Whether it has.
  @discardableResult
  func openChoices(of index: Int) -> Bool {
    guard let parts, parts.grid.frames.indices.contains(index) else { return false }
    let choices = choices(of: parts.grid.keys[index])
    guard choices.count > (parts.grid.keys[index].action == .nextLayout ? 1 : 0) else {
      return false
    }
    parts.alternates.open(choices, at: parts.grid.frames[index])
    return true
  }

  /// Ends a press by doing what it is on.
  private func commit(_ key: HeldKey) {
    let (index, hasActed) = (key.index, key.hasActed)
    drop(key)
    if key.isChoosing {
      // Let go where it was, the bubble stays open for another press.
      if let choice = parts?.alternates.takeChoice() { choose(choice) }
    } else if let index, !hasActed {
      press(keyAt: index)
    }
  }

  /// Takes a press off the key that it is on.
  func drop(_ key: HeldKey) {
    key.timer?.cancel()
    key.timer = nil
    parts?.grid.cap(at: key.index)?.isPressed = false
    key.index = nil
  }

  /// Ends all presses; nothing is typed.
  func releaseAll() {
    for key in held.values { drop(key) }
    held = [:]
    parts?.alternates.close()
  }
}

extension TouchSurface.Contact {
  fileprivate func distance(to other: Self) -> Double {
    max(abs(x - other.x), abs(y - other.y))
  }
}
