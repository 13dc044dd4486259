import FormNavigation
import GtkBridge

extension GuestNavigator {
  /// For how many milliseconds nobody must have scrolled before what has got the focus is looked
  /// at.
  private static let stillness: UInt64 = 30
  /// How many milliseconds are waited at most.
  private static let longestWait: UInt64 = 600

  /// Runs after the layout of each frame of the window; it does nothing unless something may have
  /// changed.
  func frameWasLaidOut() {
    guard phase.isAwake, !phase.isOver else { return }
    phase.isAwake = false
    phase.isInFrame = true
    defer { phase.isInFrame = false }
    guard let scrolledWindow, scrolledWindow.isDrawable,
      !scrolledWindow.isMarked(FormNavigator.mark),
      let extent = form.extent
    else { return }
    start(extent)
    let path = currentPath
    guard !mustWait(for: path?.field, extent) else { return scheduleUpdate() }
    adopt(path)
    let now = MainLoop.milliseconds
    detector.note(room: extent.viewport, at: now)
    if field?.isTyped == true { detector.giveChance(at: now) }
    guard let view = view(extent, path) else { return }
    let events = news(view)
    lastView = view
    if !events.isEmpty { tell(events) }
    bringBackText()
    applyScrollPosition()
  }

  /// Looks at the form again a moment later, though nothing may have changed by then.
  func scheduleUpdate() {
    guard timers.update?.isPending != true else { return }
    timers.update = MainLoop.after(milliseconds: 15) { [weak self] in self?.wake() }
  }

  private func start(_ extent: GuestArea.Extent) {
    guard !phase.hasStarted else { return }
    phase.hasStarted = true
    _ = form.noteOffset(of: extent)
    tell([.viewportResized(extent.viewportSize), .contentResized(extent.contentSize)])
    if extent.offset > 0 { tell([.userScrolled(extent.point)]) }
  }

  private var currentPath: GuestPath? {
    guard let scrolledWindow, let focused = scrolledWindow.window?.focusWidget,
      let path = GuestPath(from: focused, rules),
      path.areas.last?.identity == scrolledWindow.identity, path.field.isDrawable,
      !path.field.isFoldedAway
    else { return nil }
    return path
  }

  private func mustWait(for focused: Widget?, _ extent: GuestArea.Extent) -> Bool {
    guard let focused, focused.identity != field?.identity else {
      wait = nil
      return false
    }
    let now = MainLoop.milliseconds
    var wait =
      wait.flatMap { $0.focused == focused.identity ? $0 : nil }
      ?? Wait(focused: focused.identity, start: now, stillSince: now)
    if form.seenOffset != extent.offset {
      wait.stillSince = now
      if form.noteOffset(of: extent) { tell([.userScrolled(extent.point)]) }
    }
    let isOver = now - wait.stillSince >= Self.stillness || now - wait.start >= Self.longestWait
    self.wait = isOver ? nil : wait
    return !isOver
  }

  /// Takes in which field has the focus now.
  private func adopt(_ path: GuestPath?) {
    let isKnown = path?.field.identity == field?.identity
    let areas = path.map { Array($0.areas.dropLast()) } ?? []
    if areas.map(\.identity) != inner.compactMap({ $0.scrolledWindow?.identity }) {
      for area in inner { area.disconnect() }
      inner = areas.map { area in
        GuestArea(area, id: ScrollerID(uniqueName(of: area))) { [weak self] in self?.wake() }
      }
    }
    guard !isKnown else { return }
    field?.disconnect()
    detector.reset()
    field = path.map { GuestField($0.field, id: FieldID(uniqueName(of: $0.field))) }
    field?.observe { [weak self] in self?.wake() }
    if let field { observeReturn(in: field) }
  }

  /// The place of everything; nil if something has none at the moment.
  private func view(_ extent: GuestArea.Extent, _ path: GuestPath?) -> GuestView? {
    var view = GuestView(extent: extent)
    // A text that is only read has a caret that nobody sees.
    guard let path, let field, !field.isText || path.field.acceptsText else { return view }
    let areas = inner + [form]
    var extents: [GuestArea.Extent] = []
    for area in areas {
      guard let extent = area.extent else { return nil }
      extents.append(extent)
    }
    guard let rect = areas[0].place(of: path.field, extents[0]) else { return nil }
    var found = Field(id: field.id, rect: rect)
    found.isMultiline = field.isText
    found.caret = field.isText ? rect : nil
    found.scroller = inner.first?.id
    view.field = found
    for (index, area) in inner.enumerated() {
      guard let seen = areas[index + 1].place(ofViewIn: area, extents[index + 1]) else {
        return nil
      }
      view.scrollers.append(
        Scroller(
          id: area.id,
          rect: seen,
          parent: index + 1 < inner.count ? inner[index + 1].id : nil,
          contentSize: extents[index].contentSize,
          offset: extents[index].point
        )
      )
    }
    return view
  }

  /// The changes that the engine does not know yet.
  private func news(_ view: GuestView) -> [NavigationEvent] {
    var events: [NavigationEvent] = []
    let extent = view.extent
    if extent.viewportSize != engine.viewport {
      events.append(.viewportResized(extent.viewportSize))
    }
    if extent.contentSize != engine.contentSize {
      events.append(.contentResized(extent.contentSize))
    }
    let isScrolled = form.noteOffset(of: extent)
    if isScrolled { events.append(.userScrolled(extent.point)) }
    for (area, scroller) in zip(inner, view.scrollers) {
      guard let extent = area.extent, area.noteOffset(of: extent) else { continue }
      events.append(.innerScrolled(scroller.id, extent.point))
    }
    if let field {
      if isScrolled { field.isAnswered = field.isTouched }
      if field.isTouched, field.isText || !field.isAnswered {
        events.append(.caretMoved(field.id, view.field?.caret))
      }
      field.isTouched = false
    }
    if lastView?.hasSameLayout(as: view) != true {
      events.append(
        .layoutChanged(
          contentSize: extent.contentSize,
          fields: view.field.map { [$0] } ?? [],
          scrollers: view.scrollers
        )
      )
    }
    let focus = view.field?.id
    if focus != engine.focusedField { events.append(focus.map { .fieldFocused($0) } ?? .focusLost) }
    return events
  }

  /// A text that is itself what the form scrolls is scrolled by GTK as it is typed into; any other
  /// one has nobody who scrolls the form around it.
  private func bringBackText() {
    guard let field, field.isTyped else { return }
    field.isTyped = false
    guard field.isText, !form.scrolls(field), !field.isAnswered, engine.focusedField == field.id
    else { return }
    tell([.fieldTapped(field.id)])
  }

  private func uniqueName(of widget: Widget) -> String {
    nextNumber += 1
    return "\(widget.name)-\(nextNumber)"
  }
}
