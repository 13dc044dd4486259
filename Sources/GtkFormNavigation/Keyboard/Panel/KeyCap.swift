import GtkBridge

/// One button of the panel, which is now this key and now another.
final class KeyCap {
  let button: ReachableButton
  private let face = KeyFace()
  private(set) var look: KeyLook?
  private var isSettingState = false

  /// Creates one.
  ///
  /// - Parameters:
  ///   - isToggle: Whether it is for modifiers, which stay down.
  ///   - onClick: Called when assistive technology clicks it.
  init(isToggle: Bool, onClick: @escaping (KeyCap) -> Void) {
    button = ReachableButton(isToggle: isToggle)
    button.onClick { [weak self] in self?.wasClicked(onClick) }
    // A key must not take the focus away from the field.
    button.canFocus = false
    button.focusesOnClick = false
    button.ignoresShowAll = true
    button.addStyleClass("nextfield-key")
    face.isVisible = true
    button.add(face)
  }

  private func wasClicked(_ handler: (KeyCap) -> Void) {
    guard !isSettingState else { return }
    handler(self)
    // The button has changed by itself; what counts is what the key does.
    setDown(look?.isOn ?? false)
  }

  private func setDown(_ isDown: Bool) {
    guard button.isToggle, button.isDown != isDown else { return }
    isSettingState = true
    button.isDown = isDown
    isSettingState = false
  }

  /// Becomes a key; nil makes it vanish.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  func show(_ new: KeyLook?) -> Bool {
    guard new != look else { return false }
    look = new
    button.isVisible = new != nil
    guard let new else {
      isPressed = false
      isCursor = false
      return true
    }
    face.content = new.face
    button.accessibleName = new.name
    button.accessibleDescription = new.detail
    button.setStyleClass("nextfield-key-function", new.tone == .function)
    button.setStyleClass("suggested-action", new.tone == .suggested)
    setDown(new.isOn)
    return true
  }

  /// Whether a finger is on it.
  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      button.looksPressed = isPressed
      button.setStyleClass("nextfield-key-pressed", isPressed)
    }
  }

  /// Whether the keys that walk over the panel have come to it.
  var isCursor = false {
    didSet {
      guard isCursor != oldValue else { return }
      button.setStyleClass("nextfield-key-cursor", isCursor)
      button.isReached = isCursor
    }
  }

  /// Whether it is what the bubble would type.
  var isChosen = false {
    didSet {
      isPressed = isChosen
      button.isReached = isChosen
    }
  }
}
