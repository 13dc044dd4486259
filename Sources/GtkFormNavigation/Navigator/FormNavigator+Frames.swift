import FormNavigation
import GtkBridge

extension FormNavigator {
  /// Runs after the layout and before the painting of each frame that was asked for.
  func frameWasLaidOut() {
    context.isInFrame = true
    defer { context.isInFrame = false }
    focus.noteArrow(false)
    cover.update()
    synchronize()
    restoreScrollPosition()
    leaveHiddenField()
    if caret.follow() {
      context.noteGeometryChange()
      synchronize()
    }
    scrolling.applyPositions()
    scrolling.frameEnded()
    caretPlace.renew()
  }

  /// Goes back to where the form was before the keyboard came, if that is wanted.
  private func restoreScrollPosition() {
    let form = context.form
    let place = KeyboardRestoring.Event.laidOut(
      viewport: form.viewport.height,
      content: form.contentSize.height,
      offset: context.engine.scrollOffset.y,
      time: MainLoop.milliseconds
    )
    guard let target = restoring.handle(place) else { return }
    moves.isRestoring = true
    context.tell([.userScrolled(Point(x: form.offset.x, y: target))])
    moves.isRestoring = false
  }

  /// Tells the engine what is where by now; it costs next to nothing if nothing has changed.
  func synchronize() {
    guard !context.isOver, scrolledWindow?.isDrawable ?? false else { return }
    scanner.scanIfNeeded()
    layout.startIfNeeded()
    let events = layout.news() + focus.news()
    moves.isSynchronizing = true
    if !events.isEmpty { context.tell(events) }
    moves.isSynchronizing = false
    focus.restore()
  }
}

extension FormNavigator: FieldDelegate {
  func stateChanged(of id: FieldID) {
    guard let field = context.fields[id], let known = context.engine.field(id) else { return }
    let isSensitive = field.widget.isEffectivelySensitive
    if !isSensitive { focus.noteDisplaced(id) }
    if isSensitive != known.isEnabled { context.geometryChanged() }
  }

  func fieldIsDisplaced(_ id: FieldID) { focus.noteDisplaced(id) }

  func areaScrolled(_ area: ScrollArea) { scrolling.scrolled(area) }

  func textScrolled() { caret.textScrolled() }

  func userActed(in id: FieldID) {
    guard context.engine.focusedField == id else {
      // Where the caret is has to be known by the time that the field gets the focus.
      return context.noteGeometryChange()
    }
    scrolling.stopForeignScrolling(afterFinger: context.engine.isRevealSuspended)
    caret.caretMayHaveMoved()
    layout.noteTouch(of: id)
    context.requestFrame()
  }
}
