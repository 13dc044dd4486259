extension NavigationEngine {
  mutating func applyTap(_ id: FieldID) {
    followFocus(to: id)
    guard focusedID == id else { return }
    pending.asksForKeyboard = true
    pending.resumes = true
  }

  mutating func applyFocusLoss() {
    focus = nil
    host.focus = nil
    attempt = nil
    pending.lostFocus = nil
  }

  mutating func applyFocusRequest(_ id: FieldID) {
    inheritLostFocus()
    chain.refresh(table)
    guard let slot = table.slot(of: id), canEnter(slot) else { return }
    pending.isFocusRequest = true
    pending.resumes = true
    move(to: slot, isForward: true)
  }

  /// Moves on; the heir of a field that goes in the same frame is the one that the user wants.
  mutating func applyNextRequest() {
    if let heir = inheritLostFocus(), heir.isForward { return }
    chain.refresh(table)
    requestMove(to: nextSlot, cause: .next)
  }

  mutating func applyPreviousRequest() {
    if let heir = inheritLostFocus(), !heir.isForward { return }
    chain.refresh(table)
    requestMove(to: previousSlot, cause: .previous)
  }

  mutating func followFocus(to id: FieldID) {
    guard let slot = table.slot(of: id) else { return }
    host.focus = id
    attempt = nil
    pending.lostFocus = nil
    // A host that has put the focus where it cannot be is believed.
    pending.wasFocusAllowed = canEnter(slot)
    guard slot != focus else { return }
    focus = slot
    pending.resumes = true
  }

  mutating func applyReturn(control: Bool) {
    guard !isFocusLost else {
      // The key was meant for a field that is no more: it does nothing in another one.
      inheritLostFocus()
      return
    }
    chain.refresh(table)
    let origin = focusedID
    switch returnOutcome(control: control) {
    case .focus(let id):
      requestMove(to: table.slot(of: id), cause: .returnKey)
    case .press(let name):
      pending.actions.append((.press(name), origin))
    case .submit:
      pending.actions.append((.submit, origin))
    case .dismiss:
      endEditing()
    case .newline:
      pending.actions.append((.insertNewline, origin))
    case .nothing:
      break
    }
  }

  mutating func endEditing() {
    focus = nil
    attempt = nil
    pending.lostFocus = nil
  }

  private mutating func requestMove(to target: Int?, cause: NavigationMove.Cause) {
    guard var target else {
      // At the end of the chain, a wish to go on at least shows the focused field.
      guard focus != nil else { return }
      pending.isFocusRequest = true
      pending.resumes = true
      return
    }
    let wanted = NavigationMove(
      origin: focusedID,
      target: table.fields[target].id,
      cause: cause
    )
    switch moveFilter?(wanted) ?? .allow {
    case .allow:
      break
    case .stop:
      return
    case .substitute(let id):
      guard let slot = table.slot(of: id), canEnter(slot) else { return }
      target = slot
    }
    move(to: target, isForward: cause != .previous)
  }

  /// Whether the focus may be put into a field on request; it need not be one that moves choose by
  /// themselves.
  func canEnter(_ slot: Int) -> Bool { canEnter(table.fields[slot]) }

  func canEnter(_ field: Field) -> Bool {
    field.isPresent && field.group == options.activeGroup
  }

  private mutating func move(to slot: Int, isForward: Bool) {
    guard slot != focus else { return }
    if attempt?.isSettled ?? true {
      attempt = FocusAttempt(
        origin: focus,
        originOffset: settled.offset,
        originInner: scrollers.scrollers.map { ($0.id, $0.offset) },
        originIsSuspended: settled.isSuspended,
        isForward: isForward,
        isInheritance: false
      )
    }
    attempt?.isForward = isForward
    focus = slot
    pending.wasFocusAllowed = true
    pending.resumes = true
  }

  mutating func applyRefusal(of id: FieldID) {
    chain.refresh(table)
    pending.refusals.append(id)
    // A Return that was pressed in a field which refuses the focus does nothing.
    pending.actions.removeAll { $0.origin == id }
    guard let slot = table.slot(of: id), slot == focus else { return }
    guard var current = attempt else {
      // The field had the focus by its own report; no other field is known to have it.
      focus = nil
      return
    }
    current.steps += 1
    let triesOn = options.refusal == .tryFollowing || current.isInheritance
    let following =
      triesOn && current.steps < max(1, chain.eligibleCount)
      ? (current.isForward ? self.slot(after: slot) : self.slot(before: slot)) : nil
    if let following, following != current.origin {
      focus = following
      attempt = current
      return
    }
    revert(current)
  }

  private mutating func revert(_ refused: FocusAttempt) {
    attempt = nil
    focus = refused.origin
    guard refused.origin != nil else { return }
    pending.resumes = false
    pending.keepsOffset = true
    guard !refused.wasScrolled else { return }
    isSuspended = refused.originIsSuspended
    scrollOffset = refused.originOffset
    for (id, offset) in refused.originInner {
      guard let index = scrollers.index(of: id) else { continue }
      scrollInner(index, to: offset)
    }
  }

  /// Gives the focus back to a field that was removed and is there again within the same frame.
  mutating func regainFocus(_ slot: Int) {
    guard pending.lostFocus == table.fields[slot].id else { return }
    pending.lostFocus = nil
    focus = slot
  }
}
