import FormNavigation
import GtkBridge

extension FormNavigator {
  func treeChanged() {
    needsScan = true
    geometryChanged()
  }

  func scanIfNeeded() {
    guard needsScan, let scrolledWindow else { return }
    needsScan = false
    needsSnapshot = true
    forgetContainers()
    let (knownFields, knownAreas) = (fieldsByWidget, areasByWidget)
    (fields, fieldsByID, fieldsByWidget) = ([], [:], [:])
    (innerAreas, areasByWidget) = ([], [:])
    form.lookUpContent()
    observeContainer(scrolledWindow)
    let isRightToLeft = form.isRightToLeft
    let start = FormScan(
      area: form,
      place: OrderPlace(isRightToLeft: isRightToLeft),
      isRightToLeft: isRightToLeft,
      fields: knownFields,
      areas: knownAreas
    )
    for child in scrolledWindow.children { scan(child, start) }
    for (widget, field) in knownFields where fieldsByWidget[widget] == nil { detach(field) }
    for (widget, area) in knownAreas where areasByWidget[widget] == nil { area.disconnect() }
  }

  /// Takes in a widget and what is in it, and returns whether there is a field among that.
  @discardableResult
  private func scan(_ widget: Widget, _ scan: FormScan) -> Bool {
    var scan = scan
    if widget.hasStyleClass(FieldOptions.surroundingsClass) { scan.surroundings = widget }
    observeContainer(widget)
    let tabs = scan.ofTabs(in: widget)
    let isStandIn = standIns[widget.identity] != nil
    let field = isStandIn || Self.isField(widget) ? attach(widget, tabs ?? scan) : nil
    field?.isStandIn = isStandIn
    if isStandIn { return true }
    let number = fields.count
    guard !widget.hidesChildren else { return field != nil }
    var holdsFields = false
    if let tabs {
      for child in widget.tabWidgets where self.scan(child, tabs) { holdsFields = true }
      observeOrder(ofPagesIn: widget)
    }
    let inside = inside(of: widget, scan)
    for child in widget.children where self.scan(child, inside) { holdsFields = true }
    field?.holdsFields = holdsFields
    if widget.kind == .scrolledWindow { field?.inside = Array(fields[number...]) }
    return field != nil || holdsFields
  }

  /// What holds for the children of a widget.
  private func inside(of widget: Widget, _ scan: FormScan) -> FormScan {
    var inside = scan
    if let nested = ScrolledWindow(widget) {
      if ScrollArea.isControl(in: nested) {
        observeCaret(in: nested)
      } else {
        inside.area = attach(nested, scan)
        inside.isRightToLeft = form.isRightToLeft
        inside.place = OrderPlace(isRightToLeft: form.isRightToLeft)
      }
    } else if !widget.isViewport, widget.isRightToLeft != scan.isRightToLeft {
      inside.isRightToLeft.toggle()
      inside.place.mirrors.append(WeakWidget(widget))
    }
    return inside
  }

  /// Whether it is one stop on the way through the form.
  private static func isField(_ widget: Widget) -> Bool {
    switch widget.kind {
    case .entry, .spinButton, .textView, .comboBox, .toggle, .switch, .button: true
    case .scrolledWindow, .other: widget.takesFocus
    }
  }

  private func observeContainer(_ widget: Widget) {
    let changes = widget.onChildrenChanged { [weak self] in self?.treeChanged() }
    if !changes.isEmpty {
      containerConnections += changes
      containerConnections.append(
        widget.onDirectionChange { [weak self] in self?.treeChanged() }
      )
    }
    containerConnections.append(
      widget.onNotify("can-focus") { [weak self] in self?.treeChanged() }
    )
    if let property = widget.pageProperty {
      let pages = WeakWidget(widget)
      containerConnections.append(
        widget.onNotify(property) { [weak self] in pages.widget.map { self?.pageChanged(in: $0) } }
      )
    }
    // GTK would scroll by itself where the host has told a container by what it is scrolled.
    widget.disableFocusScrolling()
  }

  private func observeOrder(ofPagesIn notebook: Widget) {
    for page in notebook.children {
      containerConnections.append(page.onPlaceChange { [weak self] in self?.treeChanged() })
    }
  }

  /// A text that scrolls itself to its caret moves that without any change of the layout.
  private func observeCaret(in nested: ScrolledWindow) {
    containerConnections += [nested.verticalAdjustment, nested.horizontalAdjustment].map {
      $0.onValueChange { [weak self] in
        self?.textScrolled()
        self?.geometryChanged()
      }
    }
  }

  private func attach(_ widget: Widget, _ scan: FormScan) -> AttachedField {
    let field = scan.fields[widget.identity] ?? makeField(widget, scan)
    field.area = scan.area
    field.place = scan.place
    field.setSurroundings(scan.surroundings)
    fields.append(field)
    fieldsByID[field.id] = field
    fieldsByWidget[widget.identity] = field
    return field
  }

  private func attach(_ nested: ScrolledWindow, _ scan: FormScan) -> ScrollArea {
    let area = scan.areas[nested.identity] ?? makeArea(nested)
    area.outer = scan.area
    area.place = scan.place
    area.lookUpContent()
    innerAreas.append(area)
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
