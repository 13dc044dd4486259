import FormNavigation
import GtkBridge

extension FormNavigator {
  /// Something may have got another place: look again once the frame is laid out.
  func geometryChanged() {
    needsSnapshot = true
    requestFrame()
  }

  func stateChanged(of id: FieldID) {
    guard let field = fieldsByID[id], let known = engine.field(id) else { return }
    let isSensitive = field.widget.isEffectivelySensitive
    if !isSensitive { fieldIsDisplaced(id) }
    if isSensitive != known.isEnabled { geometryChanged() }
  }

  /// Runs after the layout and before the painting of each frame that was asked for.
  func frameWasLaidOut() {
    isInFrame = true
    defer { isInFrame = false }
    isMovingByArrow = false
    synchronize()
    leaveHiddenField()
    if followCaret() {
      needsSnapshot = true
      synchronize()
    }
    applyScrollPosition()
    isRevealDue = isRevealDue && releaseCheck?.isPending ?? false
    renewCaretPlace()
  }

  /// Tells the engine what is where by now; it costs next to nothing where nothing has changed.
  func synchronize() {
    guard !isOver, scrolledWindow?.isDrawable ?? false else { return }
    scanIfNeeded()
    if !hasStarted { start() }
    let events =
      newsOfDirection() + newsOfRoom() + newsOfLayout() + newsOfTouchedField() + newsOfFocus()
    isSynchronizing = true
    if !events.isEmpty { tell(events) }
    isSynchronizing = false
    restoreDisplacedFocus()
    restoreOrphanedFocus()
  }

  /// The host may have scrolled the form before.
  private func start() {
    hasStarted = true
    tell(newsOfDirection() + newsOfRoom())
    if form.offset != engine.scrollOffset { tell([.userScrolled(form.offset)]) }
  }

  private func newsOfDirection() -> [NavigationEvent] {
    var options = engine.options
    options.direction = form.isRightToLeft ? .rightToLeft : .leftToRight
    return options == engine.options ? [] : [.optionsChanged(options)]
  }

  private func newsOfRoom() -> [NavigationEvent] {
    var events: [NavigationEvent] = []
    if pendingShift != 0 { events.append(.contentShifted(pendingShift)) }
    pendingShift = 0
    if form.viewport != engine.viewport { events.append(.viewportResized(form.viewport)) }
    if form.contentSize != engine.contentSize { events.append(.contentResized(form.contentSize)) }
    return events
  }

  private func newsOfLayout() -> [NavigationEvent] {
    guard needsSnapshot else { return [] }
    needsSnapshot = false
    let snapshot = makeSnapshot()
    guard snapshot != lastSnapshot else { return [] }
    lastSnapshot = snapshot
    return [
      .layoutChanged(
        contentSize: snapshot.contentSize,
        fields: snapshot.fields,
        scrollers: snapshot.scrollers
      )
    ]
  }

  private func newsOfTouchedField() -> [NavigationEvent] {
    guard let id = touchedField, let field = fieldsByID[id] else { return [] }
    touchedField = nil
    return [.caretMoved(id, field.caret)]
  }

  private func makeSnapshot() -> FormSnapshot {
    FormSnapshot(
      contentSize: form.contentSize,
      fields: form.whileNothingMoves { fields.compactMap(snapshot(of:)) },
      scrollers: innerAreas.compactMap { $0.snapshot() }
    )
  }

  func snapshot(of field: AttachedField) -> Field? {
    field.snapshot(options[field.widget.identity]) { fieldsByWidget[$0.identity]?.id }
  }

  func applyScrollPosition() {
    var moves: [(area: ScrollArea, target: Point)] = []
    if form.offset != engine.scrollOffset { moves.append((form, engine.scrollOffset)) }
    for area in innerAreas {
      guard let target = area.id.flatMap(engine.offset(of:)), area.offset != target else {
        continue
      }
      moves.append((area, target))
    }
    guard let scrolledWindow else { return }
    guard !moves.isEmpty else { return forgetTargets() }
    // What is being pressed must not move away from under the pointer.
    guard !scrolledWindow.isPointerPressed else { return waitForRelease() }
    isScrolling = true
    defer { isScrolling = false }
    for move in moves { move.area.scroll(to: move.target) }
    forgetTargets()
  }

  private func forgetTargets() { for area in innerAreas { area.target = nil } }

  /// Ends what GTK scrolls by itself, as the user has gone on to something else.
  ///
  /// GTK would otherwise go on for some frames, and those look like a user who scrolls away.
  ///
  /// - Parameter afterFinger: Whether a scroll is ended, too, that goes on after a finger has left; it
  ///   also ends that of a finger that is still there.
  func stopForeignScrolling(afterFinger: Bool = true) {
    isScrolling = true
    defer { isScrolling = false }
    for area in [form] + innerAreas {
      if afterFinger { area.stopDeceleration() }
      area.stopAnimation()
    }
  }

  func waitForRelease() {
    guard releaseCheck?.isPending != true else { return }
    releaseCheck = MainLoop.after(milliseconds: 15) { [weak self] in self?.requestFrame() }
  }

  func formScrolled() {
    textScrolled()
    let (offset, known) = (form.offset, engine.scrollOffset)
    guard !isScrolling, hasStarted, offset != known else { return }
    // A form or a window that shrinks makes GTK move the content: nobody has scrolled. What was decided
    // before may not have been applied yet.
    if form.wasMovedByGTK || offset == form.clamped(known)
      || isOverruled(in: form, shown: engine.viewport)
    {
      return requestFrame()
    }
    tell(newsOfRoom() + [.userScrolled(offset)])
  }

  /// Whether a scroll that comes from no input comes in the way of the focused field, as that has just got the focus or
  /// there is just more or less room.
  ///
  /// A host may scroll the form away for a reason of its own, but not by chance: from a handler of the focus, say.
  private func isOverruled(in area: ScrollArea, shown: Size?) -> Bool {
    guard engine.focusedField != nil, !InputDevice.isScrolling else { return false }
    return isRevealDue || (!engine.isRevealSuspended && shown != area.viewport)
  }

  func scrolled(_ area: ScrollArea) {
    guard !isScrolling, let id = area.id, let known = engine.offset(of: id), area.offset != known
    else { return }
    let rect = engine.scroller(id)?.rect
    if area.wasMovedByGTK || area.offset == area.clamped(known)
      || isOverruled(in: area, shown: rect.map { Size(width: $0.width, height: $0.height) })
    {
      return geometryChanged()
    }
    area.target = nil
    tell([.innerScrolled(id, area.offset)])
  }

  /// The user has typed into a field, has moved its caret or has changed what it holds.
  func userActed(in id: FieldID) {
    guard engine.focusedField == id else {
      // Where the caret is has to be known by the time that the field gets the focus.
      needsSnapshot = true
      return
    }
    stopForeignScrolling(afterFinger: engine.isRevealSuspended)
    caretMayHaveMoved()
    // A text may not be laid out yet: the caret's place is known only in the next frame.
    touchedField = id
    requestFrame()
  }
}
