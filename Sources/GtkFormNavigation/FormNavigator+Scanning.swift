import FormNavigation
import GtkBridge

extension FormNavigator {
  func treeChanged() {
    needsScan = true
    geometryChanged()
  }

  func scanIfNeeded() {
    guard needsScan else { return }
    needsScan = false
    needsSnapshot = true
    forgetContainers()
    let known = fieldsByWidget
    fields = []
    scrollers = []
    fieldsByID = [:]
    fieldsByWidget = [:]
    scan(content, in: nil, known: known)
    for (widget, field) in known where fieldsByWidget[widget] == nil { detach(field) }
  }

  private func scan(
    _ widget: Widget,
    in scroller: AttachedScroller?,
    known: [ObjectIdentity: AttachedField]
  ) {
    if Self.isField(widget) {
      attach(known[widget.identity] ?? makeField(widget, in: scroller))
      return
    }
    observeContainer(widget)
    var inner = scroller
    if let nested = ScrolledWindow(widget), let nestedContent = nested.content,
      !Self.isField(nestedContent)
    {
      let attached = AttachedScroller(
        id: ScrollerID("scroller-\(scrollers.count)"),
        scrolledWindow: nested,
        content: nestedContent,
        outer: scroller
      )
      nested.disableFocusScrolling()
      scrollers.append(attached)
      inner = attached
    }
    for child in widget.children { scan(child, in: inner, known: known) }
  }

  /// Whether it is one stop on the way through the form; what is inside of it is its own affair.
  private static func isField(_ widget: Widget) -> Bool {
    switch widget.kind {
    case .entry, .spinButton, .textView, .comboBox, .toggle, .switch, .button: true
    case .scrolledWindow: false
    case .other: widget.canFocus && widget.children.isEmpty
    }
  }

  private func attach(_ field: AttachedField) {
    fields.append(field)
    fieldsByID[field.id] = field
    fieldsByWidget[field.widget.identity] = field
  }

  private func makeField(_ widget: Widget, in scroller: AttachedScroller?) -> AttachedField {
    let field = AttachedField(
      id: FieldID(uniqueName(of: widget)),
      widget: widget,
      scroller: scroller
    )
    let id = field.id
    field.connections.append(widget.onStateChange { [weak self] in self?.stateChanged(of: id) })
    if field.kind == .entry || field.kind == .spinButton {
      field.connections.append(
        widget.connect("activate") { [weak self] in self?.returnPressed(in: id) }
      )
    }
    if let connection = widget.onCaretMove({ [weak self] in
      self?.caretMoved(in: id)
    }) {
      field.connections.append(connection)
    }
    if field.kind == .comboBox || field.kind == .spinButton {
      field.connections.append(keepWheelFromChanging(widget))
    }
    return field
  }

  func detach(_ field: AttachedField) {
    for connection in field.connections { connection.disconnect() }
    options[field.widget.identity] = nil
  }

  /// A wheel that only passes over a field scrolls the form, and leaves the answer alone.
  private func keepWheelFromChanging(_ widget: Widget) -> SignalConnection {
    widget.onWheel { [weak self, weak widget] turn in
      guard let self, let widget, !self.hasFocus(widget) else { return false }
      self.scrolledWindow.receive(turn)
      return true
    }
  }

  private func hasFocus(_ widget: Widget) -> Bool {
    scrolledWindow.window?.focusWidget?.isSame(orInside: widget) ?? false
  }

  private func uniqueName(of widget: Widget) -> String {
    nextNumber += 1
    return "\(widget.name)-\(nextNumber)"
  }
}
