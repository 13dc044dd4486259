import FormNavigation
public import GtkBridge

extension FormNavigator {
  /// How many fields can have the focus.
  public var fieldCount: Int { context.engine.count }

  /// Whether there is a field to go on to.
  public var canMoveToNext: Bool { context.engine.canMoveNext }

  /// Whether there is a field to go back to.
  public var canMoveToPrevious: Bool { context.engine.canMovePrevious }

  /// The name of the next field; nil if there is none.
  public var nextFieldName: String? {
    context.engine.nextField.flatMap { context.fields.name(of: $0, isForward: true) }
  }

  /// The name of the previous field; nil if there is none.
  public var previousFieldName: String? {
    context.engine.previousField.flatMap { context.fields.name(of: $0, isForward: false) }
  }

  /// The position of the focused field among all that can have the focus, from 0, and their number.
  public var position: (index: Int, count: Int)? {
    context.engine.index >= 0 ? (context.engine.index, context.engine.count) : nil
  }

  /// Returns the position of a field among all that can have the focus, from 0, and their number;
  /// nil if it is none of them, as far as is known since the last layout.
  public func position(of widget: Widget) -> (index: Int, count: Int)? {
    context.fields.field(containing: widget)
      .flatMap { context.engine.index(of: $0.id) }
      .map { ($0, context.engine.count) }
  }

  /// Moves the focus to the next field; if there is none, brings the focused one into view.
  public func moveToNext() {
    if leaveAwaitedFocus(forward: true) { return }
    makeFields(forward: true) { context.engine.nextField }
    guard isMoveAllowed(to: { context.engine.nextField }) else { return }
    request(.nextRequested)
  }

  /// Moves the focus to the previous field; if there is none, brings the focused one into view.
  public func moveToPrevious() {
    if leaveAwaitedFocus(forward: false) { return }
    makeFields(forward: false) { context.engine.previousField }
    guard isMoveAllowed(to: { context.engine.previousField }) else { return }
    request(.previousRequested)
  }

  /// Does what Done does.
  public func finish() {
    if let onDone { onDone() } else { request(.doneRequested) }
  }

  /// Moves the focus to a field and brings it into view; to the first one if none is given.
  public func moveFocus(to widget: Widget? = nil) {
    synchronize()
    let id = widget.map { context.fields.field(containing: $0)?.id } ?? endOfChain(forward: true)
    if let id { enter(id) }
  }

  /// Moves the focus to the first field and brings it into view.
  public func moveToFirst() { moveToEnd(isForward: true) }

  /// Moves the focus to the last field and brings it into view.
  public func moveToLast() { moveToEnd(isForward: false) }

  private func moveToEnd(isForward: Bool) {
    synchronize()
    if let id = endOfChain(forward: isForward) { enter(id) }
  }

  /// The control of the field that has the focus.
  public var focusedWidget: Widget? {
    context.engine.focusedField.flatMap { context.fields.widget(of: $0) }
  }

  func request(_ event: NavigationEvent) {
    synchronize()
    scrolling.stopForeignScrolling()
    context.tell([event])
  }

  func returnPressed(in id: FieldID, control: Bool = false) {
    makeFields(forward: true) { context.engine.nextField }
    guard context.engine.focusedField == id, let field = context.fields[id] else { return }
    // A button that it leads to may have become sensitive or not without any move in the form.
    if let news = context.fields.snapshot(of: field) { context.tell([.fieldChanged(news)]) }
    guard isMoveAllowed(to: { fieldAfterReturn(control: control) }) else { return }
    scrolling.stopForeignScrolling()
    context.tell([.returnPressed(control: control)])
  }

  private func fieldAfterReturn(control: Bool) -> FieldID? {
    if case .focus(let id) = context.engine.returnOutcome(control: control) { id } else { nil }
  }

  /// Gives the focus to a field, even if the engine has it there while it really is elsewhere.
  func enter(_ id: FieldID) {
    request(.focusRequested(id))
    guard context.engine.focusedField == id, let widget = context.fields.widget(of: id),
      !context.hasFocus(widget)
    else {
      return
    }
    giveFocus(to: id)
  }

  /// Takes note of what the engine has decided, and does it.
  func carryOut(_ decision: FormContext.Decision) {
    let (events, effects) = (decision.events, decision.effects)
    let isRequested = events.contains { if case .focusRequested = $0 { true } else { false } }
    if let focused = context.engine.focusedField, focused != decision.formerField || isRequested {
      scrolling.noteFocusMove()
    }
    noteForRestoring(decision)
    focus.note(decision)
    onDecision?(events, effects, context.engine)
    perform(effects)
  }

  private func noteForRestoring(_ decision: FormContext.Decision) {
    if context.engine.focusedField != decision.formerField { _ = restoring.handle(.focusMoved) }
    let isScrolled = decision.events.contains { if case .userScrolled = $0 { true } else { false } }
    if isScrolled, !moves.isRestoring { _ = restoring.handle(.userScrolled) }
  }

  /// Does what the engine has decided; positions are applied once the frame is laid out.
  private func perform(_ effects: [NavigationEffect]) {
    for effect in effects {
      switch effect {
      case .focus(let id): if !isHeirToWait { giveFocus(to: id) }
      case .submit: submit()
      case .scroll, .scrollX: context.requestFrame()
      case .scrollInner(let id, let target, _): scrolling.setTarget(target, of: id)
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

  /// Whether a field that inherits the focus does so only for when it comes back: the user is
  /// outside of the form.
  private var isHeirToWait: Bool {
    moves.isSynchronizing && context.focusInForm == nil && context.window?.focusWidget != nil
  }

  /// Gives the focus to the field that had it last in the form, or that has inherited it, or else
  /// to the first one.
  public func takeFocusBack() {
    synchronize()
    if let id = context.engine.focusedField ?? endOfChain(forward: true) { enter(id) }
  }

  /// A tap on the field that has the focus asks for the keyboard again.
  func tapped(_ id: FieldID, by source: InputDevice) {
    synchronize()
    guard context.engine.focusedField == id else { return }
    context.tell([.fieldTapped(id)])
    onTap?(source)
  }

  func giveFocus(to id: FieldID) {
    guard let widget = context.fields.widget(of: id) else { return }
    guard !context.fields.isStandIn(widget) else { return makeHeir(of: widget) }
    scrolling.stopForeignScrolling()
    widget.grabFocus()
    context.window?.showFocus()
    if !context.hasFocus(widget) { context.tell([.focusRefused(id)]) }
  }

  private func takeFocusAway() {
    guard let scrolledWindow, context.hasFocus(scrolledWindow) else { return }
    scrolledWindow.window?.clearFocus()
  }

  private func press(_ name: String) {
    let options = focusedWidget.flatMap { context.fields.options(of: $0) }
    if let button = options?.button { button.press() } else { onAction?(name) }
  }

  private func reportRefusal(of id: FieldID) {
    guard let widget = context.fields.widget(of: id) else { return }
    if let onRefusal { onRefusal(widget) } else { widget.ringErrorBell() }
  }

  func focusChanged() {
    focus.focusChanged()
    caret.focusMoved()
    guard context.focusInForm != nil else { return }
    if isInnermost { Self.latest = self }
    synchronize()
  }
}

extension FormNavigator {
  /// Has a say when GTK moves the focus into the form or out of it, so that it is the same chain.
  func focusMoves(_ move: FocusMove) -> FocusMove.Answer {
    guard !moves.isLeaving else { return .goesPast }
    guard move != .arrow else {
      focus.noteArrow(true)
      context.requestFrame()
      return .isLeftToGTK
    }
    synchronize()
    let isForward = move == .forward
    guard context.focusInForm == nil else {
      guard context.focusedField != nil else { return .isLeftToGTK }
      guard isForward ? canMoveToNext : canMoveToPrevious else { return .goesPast }
      isForward ? moveToNext() : moveToPrevious()
      return .isDone
    }
    guard let id = endOfChain(forward: isForward) else { return .isLeftToGTK }
    enter(id)
    return context.focusInForm == nil ? .isLeftToGTK : .isDone
  }

  /// Moves the focus out of the form, to what follows or precedes it in the window.
  func leave(forward: Bool) {
    guard let window = context.window else { return }
    moves.isLeaving = true
    window.moveFocus(forward: forward)
    moves.isLeaving = false
    guard window.focusWidget == nil || context.focusInForm != nil else { return }
    // There is nothing else in the window: start again at the other end.
    if let id = endOfChain(forward: forward) { enter(id) }
  }
}
