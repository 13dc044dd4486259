import FormNavigation
public import GtkBridge

extension FormNavigator {
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

  /// Moves the focus to the next field.
  public func moveToNext() { request(.nextRequested) }

  /// Moves the focus to the previous field.
  public func moveToPrevious() { request(.previousRequested) }

  /// Does what Done does.
  public func finish() {
    if let onDone { onDone() } else { request(.doneRequested) }
  }

  /// Moves the focus to a field and brings it into view; to the first one where none is given.
  public func moveFocus(to widget: Widget? = nil) {
    synchronize()
    let id = widget.map { fieldsByWidget[$0.identity]?.id } ?? engine.firstField
    if let id { request(.focusRequested(id)) }
  }

  /// The control of the field that has the focus.
  public var focusedWidget: Widget? { engine.focusedField.flatMap { fieldsByID[$0]?.widget } }

  private func name(of id: FieldID) -> String? {
    guard let widget = fieldsByID[id]?.widget else { return nil }
    return options[widget.identity]?.name ?? widget.accessibleName
  }

  private func request(_ event: NavigationEvent) {
    synchronize()
    perform(engine.handle(event))
  }

  func returnPressed(in id: FieldID, control: Bool = false) {
    guard engine.focusedField == id else { return }
    request(.returnPressed(control: control))
  }

  /// Carries out what the engine has decided; positions are applied once the frame is laid out.
  func perform(_ effects: [NavigationEffect]) {
    for effect in effects {
      switch effect {
      case .focus(let id): giveFocus(to: id)
      case .submit: finish()
      case .scroll, .scrollX, .scrollInner: scrolledWindow.requestFrame()
      case .dismiss, .showKeyboard, .hideKeyboard, .insertNewline, .press, .reportRefusal: break
      }
    }
    notifyObservers()
  }

  private func giveFocus(to id: FieldID) {
    guard let widget = fieldsByID[id]?.widget else { return }
    scrolledWindow.stopKineticScrolling()
    widget.grabFocus()
    scrolledWindow.window?.showFocus()
    let isTaken = scrolledWindow.window?.focusWidget?.isSame(orInside: widget) ?? false
    if !isTaken { perform(engine.handle(.focusRefused(id))) }
  }

  func focusChanged() {
    guard !isLeaving, let focused = scrolledWindow.window?.focusWidget,
      focused.isSame(orInside: scrolledWindow)
    else { return }
    synchronize()
    guard let field = field(containing: focused), field.id != engine.focusedField else { return }
    scrolledWindow.stopKineticScrolling()
    perform(engine.handle(.fieldFocused(field.id)))
  }

  func windowActivationChanged() {
    guard scrolledWindow.window?.isActive ?? false else { return }
    request(.windowActivated)
  }

  private func field(containing widget: Widget) -> AttachedField? {
    var candidate: Widget? = widget
    while let current = candidate {
      if let field = fieldsByWidget[current.identity] { return field }
      candidate = current.parent
    }
    return nil
  }
}
