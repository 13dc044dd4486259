extension KeyboardPolicy {
  /// Takes notice of something that has happened.
  ///
  /// An event that says what is known already changes nothing, but for ``Event/toggled``.
  ///
  /// - Returns: What to do; theirs is asked to go before ours comes, and let in after ours has
  ///   gone.
  public mutating func handle(_ event: Event) -> [Effect] {
    let before = self
    update(for: event)
    var effects: [Effect] = []
    if holdsSystemBack && !before.holdsSystemBack {
      hasRefusedSystem = isSystemVisible
      effects.append(.askSystemToStayAway)
    }
    if isShown != before.isShown { effects.append(isShown ? .show : .hide) }
    if before.holdsSystemBack && !holdsSystemBack {
      effects.append(.letSystemReturn(shown: wantsSystem(after: event)))
    }
    // It has come by itself: it had not heard yet that it should stay away.
    if holdsSystemBack && before.holdsSystemBack && hasRefusedSystem && !before.hasRefusedSystem {
      effects.append(.askSystemToStayAway)
    }
    return effects
  }

  /// Whether theirs is missing now that ours has gone.
  private func wantsSystem(after event: Event) -> Bool {
    switch event {
    case .toggled, .modeChanged:
      wantsKeyboard && isWindowActive && !isDismissed && !isShown && !isSystemVisible
    case .fieldFocused, .fieldTapped, .focusLeft, .hardwareKeyTyped, .dismissed,
      .windowActivityChanged, .systemAvailabilityChanged, .systemVisibilityChanged:
      false
    }
  }

  private mutating func update(for event: Event) {
    switch event {
    case .fieldFocused(let wantsKeyboard, let means): focus(wantsKeyboard: wantsKeyboard, by: means)
    case .fieldTapped(let means): tap(by: means)
    case .focusLeft: wantsKeyboard = false
    case .hardwareKeyTyped: (usesTouch, isToggledOn) = (false, false)
    case .toggled: toggle()
    case .dismissed: dismiss()
    case .windowActivityChanged(let isActive): isWindowActive = isActive
    case .systemAvailabilityChanged(let isAvailable):
      isSystemAvailable = isAvailable
      if !isAvailable { isSystemVisible = false }
    case .systemVisibilityChanged(let isVisible): setSystemVisible(isVisible)
    case .modeChanged(let mode):
      guard mode != self.mode else { return }
      // A fresh choice is not to be held up by what was wanted under the old one.
      (self.mode, isToggledOn, isDismissed) = (mode, false, false)
    }
  }

  private mutating func focus(wantsKeyboard wanted: Bool, by means: Means) {
    note(means)
    wantsKeyboard = wanted
    hasRefusedSystem = false
    if wanted && (means == .touch || mode == .always) { isDismissed = false }
  }

  private mutating func tap(by means: Means) {
    note(means)
    guard wantsKeyboard else { return }
    hasRefusedSystem = false
    if means == .touch || (means == .mouse && mode == .always) { isDismissed = false }
  }

  private mutating func note(_ means: Means) {
    switch means {
    case .touch: usesTouch = true
    // If ours is open it stays so: closing it would move what the pointer is on.
    case .mouse: usesTouch = usesTouch && isShown
    case .hardwareKeyboard: usesTouch = false
    case .program: break
    }
  }

  private mutating func toggle() {
    guard isToggleOffered else { return }
    let wasOn = isOn
    (isToggledOn, isDismissed) = (!wasOn, false)
    if wasOn && isOn { isDismissed = true }
  }

  private mutating func dismiss() {
    guard isShown else { return }
    (isToggledOn, isDismissed) = (false, true)
  }

  private mutating func setSystemVisible(_ isVisible: Bool) {
    let hasCome = isVisible && !isSystemVisible
    isSystemVisible = isVisible
    guard hasCome && holdsSystemBack else { return }
    guard hasRefusedSystem else { return hasRefusedSystem = true }
    // It was asked to leave, left, and has come again: the user has called it.
    isToggledOn = false
    isDismissed = mode == .always
  }
}
