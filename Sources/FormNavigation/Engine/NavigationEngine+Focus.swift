extension NavigationEngine {
  mutating func takeFocusEvent(_ event: NavigationEvent) {
    pending.lostFocus = nil
    chain.refresh(table)
    switch event {
    case .fieldFocused(let id):
      followFocus(to: id)
    case .fieldTapped(let id):
      followFocus(to: id)
      guard focusedID == id else { return }
      pending.asksForKeyboard = true
      pending.resumes = true
    case .focusLost:
      focus = nil
      host.focus = nil
      attempt = nil
    case .focusRequested(let id):
      guard let slot = table.slot(of: id), canEnter(slot) else { return }
      pending.isFocusRequest = true
      pending.resumes = true
      move(to: slot, isForward: true)
    case .focusRefused(let id):
      takeRefusal(of: id)
    case .nextRequested:
      requestMove(to: nextSlot, cause: .next)
    case .previousRequested:
      requestMove(to: previousSlot, cause: .previous)
    case .returnPressed(let control):
      takeReturn(control: control)
    case .doneRequested:
      endEditing()
    default:
      break
    }
  }

  private mutating func followFocus(to id: FieldID) {
    guard let slot = table.slot(of: id) else { return }
    host.focus = id
    attempt = nil
    guard slot != focus else { return }
    focus = slot
    pending.resumes = true
  }

  private mutating func takeReturn(control: Bool) {
    switch returnOutcome(control: control) {
    case .focus(let id):
      requestMove(to: table.slot(of: id), cause: .returnKey)
    case .press(let name):
      pending.actions.append(.press(name))
    case .submit:
      pending.actions.append(.submit)
    case .dismiss:
      endEditing()
    case .newline:
      pending.actions.append(.insertNewline)
    case .nothing:
      break
    }
  }

  private mutating func endEditing() {
    focus = nil
    attempt = nil
  }

  private mutating func requestMove(to target: Int?, cause: NavigationMove.Cause) {
    guard var target else {
      // Whoever wants to go on where there is nothing more is at least to see where they are.
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

  /// Whether the focus may be put into a field on somebody's word: it need not be one that moves choose by themselves.
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
    pending.resumes = true
  }

  private mutating func takeRefusal(of id: FieldID) {
    pending.refusals.append(id)
    guard let slot = table.slot(of: id), slot == focus else { return }
    guard var current = attempt else {
      // The field had the focus by its own report; nobody else is known to have it.
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
    takeBack(current)
  }

  private mutating func takeBack(_ refused: FocusAttempt) {
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

  /// Gives the focus of a field that goes, is hidden or is disabled to the next one, else the previous one, else to
  /// nobody.
  mutating func inheritFocus(of slot: Int, by heir: Int?, isForward: Bool) {
    pending.lostFocus = pending.lostFocus ?? table.fields[slot].id
    inheritFocus(by: heir, isForward: isForward)
  }

  mutating func inheritFocus(by heir: Int?, isForward: Bool) {
    focus = heir
    pending.resumes = true
    attempt = heir.map { _ in
      FocusAttempt(
        origin: nil,
        originOffset: settled.offset,
        originInner: [],
        originIsSuspended: false,
        isForward: isForward,
        isInheritance: true
      )
    }
  }

  /// Gives the focus back to a field that was lost and is there again within the same frame.
  mutating func regainFocus(_ slot: Int) {
    guard pending.lostFocus == table.fields[slot].id, canEnter(slot) else { return }
    pending.lostFocus = nil
    attempt = nil
    focus = slot
  }
}
