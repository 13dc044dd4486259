import FormNavigation
import GtkBridge

extension FormNavigator {
  /// Something may have got another place: look again once the frame is laid out.
  func geometryChanged() {
    needsSnapshot = true
    scrolledWindow.requestFrame()
  }

  func stateChanged(of id: FieldID) {
    guard let field = fieldsByID[id], let known = engine.field(id) else { return }
    if field.widget.isEffectivelySensitive != known.isEnabled { geometryChanged() }
  }

  /// Runs after the layout and before the painting of each frame that was asked for.
  func frameWasLaidOut() {
    synchronize()
    applyScrollPosition()
    renewCaretPlace()
  }

  /// Tells the engine what is where by now.
  func synchronize() {
    guard content.isDrawable else { return }
    scanIfNeeded()
    let events = newsOfLayout() + newsOfCaret()
    if !events.isEmpty { perform(engine.handle(batch: events)) }
  }

  private func newsOfLayout() -> [NavigationEvent] {
    guard needsSnapshot else { return [] }
    needsSnapshot = false
    let snapshot = makeSnapshot()
    guard snapshot != lastSnapshot else { return [] }
    defer { lastSnapshot = snapshot }
    let layout = NavigationEvent.layoutChanged(
      contentSize: snapshot.contentSize,
      fields: snapshot.fields,
      scrollers: snapshot.scrollers
    )
    guard snapshot.viewport != lastSnapshot?.viewport else { return [layout] }
    return [.viewportResized(snapshot.viewport), layout]
  }

  private func newsOfCaret() -> [NavigationEvent] {
    guard let id = movedCaret, let field = fieldsByID[id] else { return [] }
    movedCaret = nil
    return [.caretMoved(id, field.caret(in: field.scroller?.content ?? content))]
  }

  private func makeSnapshot() -> FormSnapshot {
    let horizontal = scrolledWindow.horizontalAdjustment
    return FormSnapshot(
      viewport: Size(width: horizontal.pageSize, height: adjustment.pageSize),
      contentSize: Size(width: horizontal.upper, height: adjustment.upper),
      fields: fields.compactMap { field in
        field.snapshot(
          in: field.scroller?.content ?? content,
          options: options[field.widget.identity]
        )
      },
      scrollers: scrollers.compactMap(snapshot(of:))
    )
  }

  private func snapshot(of scroller: AttachedScroller) -> Scroller? {
    let space = scroller.outer?.content ?? content
    guard let frame = scroller.scrolledWindow.frame(in: space) else { return nil }
    let vertical = scroller.scrolledWindow.verticalAdjustment
    let horizontal = scroller.scrolledWindow.horizontalAdjustment
    return Scroller(
      id: scroller.id,
      rect: Rect(frame),
      parent: scroller.outer?.id,
      contentSize: Size(width: horizontal.upper, height: vertical.upper),
      offset: Point(x: horizontal.value, y: vertical.value)
    )
  }

  func applyScrollPosition() {
    isScrolling = true
    defer { isScrolling = false }
    let target = engine.scrollOffset.y
    if adjustment.value != target {
      // What is being pressed must not move away from under the pointer.
      guard !scrolledWindow.isPointerPressed else { return waitForRelease() }
      adjustment.value = target
    }
    for scroller in scrollers {
      guard let offset = engine.scroller(scroller.id)?.offset else { continue }
      let inner = scroller.scrolledWindow.verticalAdjustment
      if inner.value != offset.y { inner.value = offset.y }
    }
  }

  private func waitForRelease() {
    guard releaseCheck?.isPending != true else { return }
    releaseCheck = MainLoop.after(milliseconds: 15) { [weak self] in
      self?.scrolledWindow.requestFrame()
    }
  }

  func scrollPositionChanged() {
    guard !isScrolling, adjustment.value != engine.scrollOffset.y else { return }
    // A form or a window that shrinks makes GTK cut the position: nobody has scrolled.
    let maximum = max(0, adjustment.upper - adjustment.pageSize)
    if adjustment.value == maximum, engine.scrollOffset.y > maximum { return geometryChanged() }
    perform(engine.handle(.userScrolled(Point(x: engine.scrollOffset.x, y: adjustment.value))))
  }

  func caretMoved(in id: FieldID) {
    guard engine.focusedField == id else { return }
    // The text may not be laid out yet: the caret's place is known only in the next frame.
    movedCaret = id
    scrolledWindow.requestFrame()
  }
}
