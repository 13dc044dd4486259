import FormNavigation
import GtkBridge

/// What is done for each field and each scroller that has been found.
extension FormNavigator {
  func attach(_ widget: Widget, _ scan: FormScan) -> AttachedField {
    let field = fieldsByWidget[widget.identity] ?? makeField(widget, scan)
    field.area = scan.area
    field.place = scan.place
    field.surroundings = scan.surroundings
    fieldsByID[field.id] = field
    fieldsByWidget[widget.identity] = field
    return field
  }

  func attach(_ nested: ScrolledWindow, _ scan: FormScan) -> ScrollArea {
    let area = areasByWidget[nested.identity] ?? makeArea(nested)
    area.outer = scan.area
    area.place = scan.place
    area.lookUpContent()
    areasByWidget[nested.identity] = area
    return area
  }

  private func makeArea(_ nested: ScrolledWindow) -> ScrollArea {
    let area = ScrollArea(nested, id: ScrollerID(uniqueName(of: nested)))
    area.onContentLayout = { [weak self] in self?.geometryChanged() }
    area.onExtentChange = { [weak self] in self?.geometryChanged() }
    area.onScroll = { [weak self, weak area] in
      if let self, let area { self.scrolled(area) }
    }
    return area
  }

  private func makeField(_ widget: Widget, _ scan: FormScan) -> AttachedField {
    let id = FieldID(uniqueName(of: widget))
    let field = AttachedField(id: id, widget: widget, area: scan.area, place: scan.place)
    field.connections = [
      widget.onStateChange { [weak self] in self?.stateChanged(of: id) },
      widget.connect("map", after: true) { [weak self] in self?.geometryChanged() },
      widget.connect("unmap", after: true) { [weak self] in
        self?.fieldIsDisplaced(id)
        self?.geometryChanged()
      },
    ]
    if field.isText {
      field.connections.append(
        widget.onNotify("editable") { [weak self] in self?.geometryChanged() }
      )
      field.connections.append(widget.onTap { [weak self] source in self?.tapped(id, by: source) })
    }
    if field.kind == .entry || field.kind == .spinButton {
      field.connections += [
        widget.connect("activate") { [weak self] in self?.entryActivated(id) },
        widget.connect("activate", after: true) { [weak field] in field?.releaseDefault() },
      ]
    }
    if widget.changesByWheel { field.connections.append(keepWheelFromChanging(field)) }
    observeDeeds(in: field)
    return field
  }

  private func observeDeeds(in field: AttachedField) {
    let id = field.id
    var connections = field.widget.onChange { [weak self] in self?.userActed(in: id) }
    if let moves = field.widget.onCaretMove({ [weak self] in self?.userActed(in: id) }) {
      connections.append(moves)
    }
    if field.kind == .toggle {
      // Which radio button of a group is a stop may be another one now.
      connections.append(field.widget.connect("toggled") { [weak self] in self?.geometryChanged() })
    }
    field.deedConnections = connections
    guard field.kind == .textView, field.bufferConnection == nil else { return }
    // The host may give a text view another text altogether.
    field.bufferConnection = field.widget.onNotify("buffer") { [weak self, weak field] in
      guard let self, let field else { return }
      for connection in field.deedConnections { connection.disconnect() }
      self.observeDeeds(in: field)
    }
  }

  func detach(_ field: AttachedField) {
    for connection in field.connections + field.deedConnections { connection.disconnect() }
    field.bufferConnection?.disconnect()
    field.releaseDefault()
  }

  /// A wheel that only passes over a field scrolls the form, and leaves the answer alone.
  private func keepWheelFromChanging(_ field: AttachedField) -> SignalConnection {
    field.widget.onWheel { [weak self, weak field] turn in
      guard let self, let field, !self.hasFocus(field.widget) else { return false }
      field.area.scrolledWindow?.receive(turn)
      return true
    }
  }

  func hasFocus(_ widget: Widget) -> Bool {
    scrolledWindow?.window?.focusWidget?.isSame(orInside: widget) ?? false
  }

  private func uniqueName(of widget: Widget) -> String {
    nextNumber += 1
    return "\(widget.name)-\(nextNumber)"
  }
}
