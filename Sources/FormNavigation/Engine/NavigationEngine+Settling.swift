extension NavigationEngine {
  /// Draws the conclusions from the events of one frame and says what the host must do.
  mutating func settle(appendingTo effects: inout [NavigationEffect]) {
    chain.refresh(table)
    inheritLostFocus()
    table.reuseVacatedSlots()
    let before = settled
    applyKeyboardEdges(from: before)
    scrollOffset = clamped(scrollOffset)
    let hasMoved = focusedID != before.focus
    if options.isGuest { yieldToHost(hasMoved: hasMoved) }
    if shouldReveal(since: before) { revealFocusedField() }
    let isAnimated = options.animates && isAnimationWelcome(since: before, hasMoved: hasMoved)
    appendFocusEffects(to: &effects)
    appendScrollEffects(to: &effects, isAnimated: isAnimated)
    for action in pending.actions { effects.append(action.effect) }
    for id in pending.refusals { effects.append(.reportRefusal(id)) }
    pending = PendingWork()
    attempt?.isSettled = true
    settled = currentState
  }

  /// Captures the offset to restore as the keyboard appears, and restores it as the keyboard goes.
  private mutating func applyKeyboardEdges(from before: SettledState) {
    let isShown = keyboard.isShown(in: viewport)
    guard isShown != before.isKeyboardShown else { return }
    if isShown {
      restoration = Restoration(offset: scrollOffset.y)
      return
    }
    let restores =
      options.restore == .always || options.restore == .restoreIfUntouched && !restoration.isTouched
    guard restores, scrollOffset.y != restoration.offset || !isFocusedFieldShown else { return }
    scrollOffset.y = restoration.offset
    // The host wants the form back where it was, even if the focused field is not in sight there.
    isSuspended = true
    pending.resumes = false
  }

  /// Leaves a focused field that is not in sight where a scroll of the host's has put it.
  private mutating func yieldToHost(hasMoved: Bool) {
    guard let focus else { return }
    let isScrolled = pending.wasScrolled && !pending.resumes
    let isHostsText = table.fields[focus].isMultiline && (hasMoved || pending.caretMoved)
    guard isScrolled || isHostsText else { return }
    isSuspended = !isFocusedFieldShown
    pending.resumes = false
  }

  private mutating func shouldReveal(since before: SettledState) -> Bool {
    let now = currentState
    guard now.focus != nil else { return false }
    if pending.keepsOffset { return !isSuspended && !isFocusedFieldShown }
    let hasMoved = now.focus != before.focus
    let hasGrown = now.obscuredBottom > before.obscuredBottom || newlyFloats(now, before)
    let isUsersDoing =
      hasMoved || hasGrown || pending.caretMoved || pending.asksForKeyboard
      || pending.isFocusRequest
    if isUsersDoing, pending.resumes { isSuspended = false }
    guard !isSuspended else { return false }
    return isUsersDoing || pending.isActivation || now.gap != before.gap
      || now.obscuredTop > before.obscuredTop || now.viewport != before.viewport
      || hasOutgrown(now.geometry, before.geometry) || !isFocusedFieldShown
  }

  private func newlyFloats(_ now: SettledState, _ before: SettledState) -> Bool {
    now.floating != nil && now.floating != before.floating
  }

  /// Whether the focused field has moved or grown; one that has only shrunk is as visible as
  /// before.
  private func hasOutgrown(_ now: FocusGeometry?, _ before: FocusGeometry?) -> Bool {
    guard let now, let before, now != before else { return false }
    guard now.caret == before.caret, now.pathOrigin == before.pathOrigin,
      now.pathSize == before.pathSize, Self.contains(before.rect, now.rect)
    else { return true }
    guard let inner = now.revealRect, let outer = before.revealRect else {
      return now.revealRect != nil
    }
    return !Self.contains(outer, inner)
  }

  private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.x == outer.x && inner.y == outer.y && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY
  }

  /// A moving edge is followed in the same frame; if nothing else moves, a scroll is shown as
  /// one.
  private func isAnimationWelcome(since before: SettledState, hasMoved: Bool) -> Bool {
    if pending.keepsOffset { return true }
    let height = obscuredBottom
    if height > before.obscuredBottom || viewport != before.viewport { return false }
    if height == 0, before.obscuredBottom > 0 { return options.restore != .stay }
    return hasMoved || pending.isActivation || pending.asksForKeyboard || pending.isFocusRequest
  }

  private mutating func appendFocusEffects(to effects: inout [NavigationEffect]) {
    let id = focusedID
    if id != host.focus {
      host.focus = id
      if let id {
        effects.append(.focus(id))
      } else {
        effects.append(.dismiss)
        host.showsKeyboard = false
      }
    }
    let wanted = wantsKeyboard
    if wanted != host.showsKeyboard || (wanted && pending.asksForKeyboard) {
      host.showsKeyboard = wanted
      effects.append(wanted ? .showKeyboard : .hideKeyboard)
    }
  }

  private mutating func appendScrollEffects(
    to effects: inout [NavigationEffect],
    isAnimated: Bool
  ) {
    for (id, offset) in host.inner {
      guard let scroller = scrollers[id], scroller.offset != offset else { continue }
      effects.append(.scrollInner(id, to: scroller.offset, animated: isAnimated))
    }
    host.inner.removeAll(keepingCapacity: true)
    if scrollOffset.y != host.offset.y {
      effects.append(.scroll(toY: scrollOffset.y, animated: isAnimated))
    }
    if scrollOffset.x != host.offset.x {
      effects.append(.scrollX(to: scrollOffset.x, animated: isAnimated))
    }
    host.offset = scrollOffset
  }
}
