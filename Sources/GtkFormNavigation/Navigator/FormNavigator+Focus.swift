import FormNavigation
public import GtkBridge

extension FormNavigator {
  /// How many fields can have the focus.
  public var fieldCount: Int { engine.count }

  /// Whether there is a field to go on to.
  public var canMoveToNext: Bool { engine.canMoveNext }

  /// Whether there is a field to go back to.
  public var canMoveToPrevious: Bool { engine.canMovePrevious }

  /// What the next field is called; nil where there is none.
  public var nextFieldName: String? { engine.nextField.flatMap(name(of:)) }

  /// What the previous field is called; nil where there is none.
  public var previousFieldName: String? { engine.previousField.flatMap(name(of:)) }

  /// The position of the focused field among all that can have the focus, from 0, and their number.
  public var position: (index: Int, count: Int)? {
    engine.index >= 0 ? (engine.index, engine.count) : nil
  }

  /// Moves the focus to the next field; where there is none, brings the focused one into view.
  public func moveToNext() {
    if leaveAwaitedFocus(forward: true) { return }
    makeFields(forward: true) { engine.nextField }
    guard isMoveAllowed(to: { engine.nextField }) else { return }
    request(.nextRequested)
  }

  /// Moves the focus to the previous field; where there is none, brings the focused one into view.
  public func moveToPrevious() {
    if leaveAwaitedFocus(forward: false) { return }
    makeFields(forward: false) { engine.previousField }
    guard isMoveAllowed(to: { engine.previousField }) else { return }
    request(.previousRequested)
  }

  /// Does what Done does.
  public func finish() {
    if let onDone { onDone() } else { request(.doneRequested) }
  }

  /// Moves the focus to a field and brings it into view; to the first one where none is given.
  public func moveFocus(to widget: Widget? = nil) {
    synchronize()
    let id = widget.map { field(containing: $0)?.id } ?? endOfChain(forward: true)
    if let id { enter(id) }
  }

  /// The control of the field that has the focus.
  public var focusedWidget: Widget? { engine.focusedField.flatMap { fieldsByID[$0]?.widget } }

  private func name(of id: FieldID) -> String? {
    guard let widget = fieldsByID[id]?.widget else { return nil }
    return options[widget.identity]?.name ?? widget.accessibleName
  }

  func request(_ event: NavigationEvent) {
    synchronize()
    stopForeignScrolling()
    tell([event])
  }

  func returnPressed(in id: FieldID, control: Bool = false) {
    makeFields(forward: true) { engine.nextField }
    guard engine.focusedField == id, let field = fieldsByID[id] else { return }
    // A button that it leads to may have become sensitive or not without any move in the form.
    if let news = snapshot(of: field) { tell([.fieldChanged(news)]) }
    guard isMoveAllowed(to: { fieldAfterReturn(control: control) }) else { return }
    stopForeignScrolling()
    tell([.returnPressed(control: control)])
  }

  private func fieldAfterReturn(control: Bool) -> FieldID? {
    if case .focus(let id) = engine.returnOutcome(control: control) { id } else { nil }
  }

  /// Gives the focus to a field, even if the engine has it there while it really is elsewhere.
  func enter(_ id: FieldID) {
    request(.focusRequested(id))
    guard engine.focusedField == id, let widget = fieldsByID[id]?.widget, !hasFocus(widget) else {
      return
    }
    giveFocus(to: id)
  }

  /// Tells the engine what has happened, and does what follows from it.
  func tell(_ events: [NavigationEvent]) {
    let before = engine.focusedField
    let effects = engine.handle(batch: events)
    let isRequested = events.contains { if case .focusRequested = $0 { true } else { false } }
    if let focused = engine.focusedField, focused != before || isRequested {
      // Until the field has come into sight, no host scrolls it out again.
      isRevealDue = true
      requestFrame()
    }
    noteOrphan(before, after: events)
    onDecision?(events, effects, engine)
    perform(effects)
  }

  /// Carries out what the engine has decided; positions are applied once the frame is laid out.
  func perform(_ effects: [NavigationEffect]) {
    for effect in effects {
      switch effect {
      case .focus(let id): if !isHeirToWait { giveFocus(to: id) }
      case .submit: submit()
      case .scroll, .scrollX: requestFrame()
      case .scrollInner(let id, let target, _):
        innerAreas.first { $0.id == id }?.target = target
        requestFrame()
      case .dismiss: takeFocusAway()
      case .insertNewline: focusedWidget?.insertAtCaret("\n")
      case .press(let name): press(name)
      case .reportRefusal(let id): reportRefusal(of: id)
      // The keyboard's controller asks the engine whether it wants one.
      case .showKeyboard, .hideKeyboard: break
      }
    }
    notifyObservers()
  }

  /// Whether a field that inherits the focus does so only for when it comes back: the user is outside of the form.
  private var isHeirToWait: Bool {
    isSynchronizing && focusInForm == nil && scrolledWindow?.window?.focusWidget != nil
  }

  /// Gives the focus to the field that had it last in the form, or that has inherited it, or else to the first one.
  func takeFocusBack() {
    synchronize()
    if let id = engine.focusedField ?? endOfChain(forward: true) { enter(id) }
  }

  /// A tap on the field that has the focus asks for the keyboard again.
  func tapped(_ id: FieldID, by source: InputDevice) {
    synchronize()
    guard engine.focusedField == id else { return }
    tell([.fieldTapped(id)])
    onTap?(source)
  }

  func giveFocus(to id: FieldID) {
    guard let widget = fieldsByID[id]?.widget else { return }
    guard standIns[widget.identity] == nil else { return makeHeir(of: widget) }
    stopForeignScrolling()
    widget.grabFocus()
    scrolledWindow?.window?.showFocus()
    if !hasFocus(widget) { tell([.focusRefused(id)]) }
  }

  private func takeFocusAway() {
    guard let scrolledWindow, hasFocus(scrolledWindow) else { return }
    scrolledWindow.window?.clearFocus()
  }

  private func press(_ name: String) {
    let options = focusedWidget.flatMap { self.options[$0.identity] }
    if let button = options?.button { button.press() } else { onAction?(name) }
  }

  private func reportRefusal(of id: FieldID) {
    guard let widget = fieldsByID[id]?.widget else { return }
    if let onRefusal { onRefusal(widget) } else { widget.ringErrorBell() }
  }

  func focusChanged() {
    let isGTKsChoice = isMovingByArrow
    (awaitedFocus, isMovingByArrow, followedText) = (nil, false, nil)
    guard let focused = focusInForm else {
      isFocusElsewhere = true
      return
    }
    if isInnermost { Self.latest = self }
    if !isGTKsChoice, !isShown(focused) { awaitedFocus = focused.identity }
    synchronize()
  }

  /// Where the focus has gone to, if the engine does not know yet.
  ///
  /// It is told together with what else is new, so that the heir of a field that has gone does not take
  /// the focus away from where it has been put meanwhile.
  func newsOfFocus() -> [NavigationEvent] {
    guard let focused = focusInForm, let field = field(containing: focused) else { return [] }
    guard isShown(focused) else {
      // It may be on its way to be shown; until then nobody is to inherit the focus.
      requestFrame()
      return isFocusAwaited && engine.focusedField != nil ? [.focusLost] : []
    }
    let isBack = isFocusElsewhere
    (isFocusElsewhere, awaitedFocus) = (false, nil)
    let isNew = field.id != engine.focusedField
    guard isNew || isBack else { return [] }
    stopForeignScrolling()
    // Coming back to the field from outside of the form is as good as coming to it.
    return [isNew ? .fieldFocused(field.id) : .focusRequested(field.id)]
  }

  /// Notes that a field is for the moment where no focus can be, be it taken out, hidden or disabled.
  func fieldIsDisplaced(_ id: FieldID) {
    if engine.focusedField == id { displacedField = id }
  }

  /// Gives the focus back to a field that GTK has taken it from, as it is already there again.
  func restoreDisplacedFocus() {
    guard let id = displacedField else { return }
    displacedField = nil
    guard engine.focusedField == id, let widget = fieldsByID[id]?.widget,
      let window = scrolledWindow?.window, window.focusWidget == nil
    else { return }
    widget.grabFocusWithoutSelecting()
  }

  /// Notes which field has lost the focus as no field of the form could have it any longer, for when one can again.
  private func noteOrphan(_ before: FieldID?, after events: [NavigationEvent]) {
    guard engine.focusedField == nil else { return orphanedField = nil }
    guard before != nil else { return }
    let isLaidOut = events.contains { if case .layoutChanged = $0 { true } else { false } }
    orphanedField = isLaidOut && !events.contains(.focusLost) ? before : nil
  }

  /// Gives the focus back to a form that has been out of order, such as while its answers were sent, unless it has been
  /// put elsewhere meanwhile.
  func restoreOrphanedFocus() {
    guard let id = orphanedField, let window = scrolledWindow?.window else { return }
    guard window.focusWidget == nil, let field = fieldsByID[id] else { return orphanedField = nil }
    guard field.widget.isEffectivelySensitive, isShown(field.widget) else { return }
    orphanedField = nil
    field.widget.grabFocusWithoutSelecting()
  }

  var focusInForm: Widget? {
    guard let scrolledWindow, let focused = scrolledWindow.window?.focusWidget,
      focused.isSame(orInside: scrolledWindow)
    else { return nil }
    return focused
  }

  func field(containing widget: Widget) -> AttachedField? {
    var candidate: Widget? = widget
    while let current = candidate {
      if let field = fieldsByWidget[current.identity] { return field }
      candidate = current.parent
    }
    return nil
  }
}

extension FormNavigator {
  /// Has a say where GTK moves the focus into the form or out of it, so that it is the same chain.
  func focusMoves(_ move: FocusMove) -> FocusMove.Answer {
    guard !isLeaving else { return .goesPast }
    guard move != .arrow else {
      isMovingByArrow = true
      requestFrame()
      return .isLeftToGTK
    }
    synchronize()
    let isForward = move == .forward
    guard focusInForm == nil else {
      guard focusedField != nil else { return .isLeftToGTK }
      guard isForward ? canMoveToNext : canMoveToPrevious else { return .goesPast }
      isForward ? moveToNext() : moveToPrevious()
      return .isDone
    }
    guard let id = endOfChain(forward: isForward) else { return .isLeftToGTK }
    enter(id)
    return focusInForm == nil ? .isLeftToGTK : .isDone
  }

  /// Moves the focus out of the form, to what follows or precedes it in the window.
  func leave(forward: Bool) {
    guard let window = scrolledWindow?.window else { return }
    isLeaving = true
    window.moveFocus(forward: forward)
    isLeaving = false
    guard window.focusWidget == nil || focusInForm != nil else { return }
    // There is nothing else in the window: start again at the other end.
    if let id = endOfChain(forward: forward) { enter(id) }
  }

  /// The field of the engine's chain that really has the focus at the moment.
  var focusedField: AttachedField? {
    guard let id = engine.focusedField, let field = fieldsByID[id], hasFocus(field.widget) else {
      return nil
    }
    return field
  }
}
