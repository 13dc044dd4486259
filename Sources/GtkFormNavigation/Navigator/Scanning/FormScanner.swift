import FormNavigation
import GtkBridge

/// Finds the fields of a form: what has changed is looked at again, and nothing else.
final class FormScanner {
  /// Attaches to what is found.
  let attacher: FieldAttacher
  /// How often a widget has been looked at.
  private(set) var scanCount = 0
  private let context: FormContext
  /// The known widgets in the form, beginning with the scrolled window.
  private var root: ScannedWidget?
  private var scanned: [ObjectIdentity: ScannedWidget] = [:]
  /// The known widgets that have to be looked at again.
  private var changedWidgets: [ObjectIdentity: ScannedWidget] = [:]
  private var needsWholeScan = true
  /// Whatever was found in places that are gone.
  private var dropped: (fields: [AttachedField], areas: [ScrollArea]) = ([], [])
  private var tree: WidgetTree?

  init(_ context: FormContext) {
    self.context = context
    attacher = FieldAttacher(context)
    tree = WidgetTree { [weak self] child, former in self?.treeMoved(child, former) }
  }

  /// How many widgets are known.
  var widgetCount: Int { scanned.count }

  private var form: ScrollArea { context.form }

  /// Whether something has been put into the form or taken out that has not been looked at.
  private var needsScan: Bool { needsWholeScan || !changedWidgets.isEmpty }

  /// Lets go of everything.
  func forgetEverything() {
    tree = nil
    if let root { drop(root) }
    (root, scanned, changedWidgets, dropped) = (nil, [:], [:], ([], []))
  }

  /// Everything has to be looked at again.
  private func treeChanged() {
    needsWholeScan = true
    context.geometryChanged()
  }

  /// A widget has other children than before, or has become something else to the form.
  func treeChanged(at widget: Widget) {
    guard let known = scanned[widget.identity] else { return }
    changedWidgets[known.identity] = known
    context.geometryChanged()
  }

  /// A widget anywhere has got another parent.
  private func treeMoved(_ child: Widget, _ former: Widget?) {
    if let known = scanned[child.identity] {
      guard known !== root else { return treeChanged() }
      drop(known)
    }
    if let former { treeChanged(at: former) }
    if let parent = child.parent { treeChanged(at: parent) }
  }

  func scanIfNeeded() {
    guard needsScan, let scrolledWindow = context.scrolledWindow else { return }
    context.noteGeometryChange()
    for area in context.areas { area.updateContent() }
    let changed = changedWidgets.values.filter { !$0.isGone }
    if needsWholeScan || root == nil || changed.contains(where: hasOtherSurroundings) {
      if let root { drop(root) }
      let root = ScannedWidget(scrolledWindow, in: nil, startOfScan())
      self.root = root
      scanned[root.identity] = root
      rescan(root)
    } else {
      for known in changed where !known.isGone { rescan(known) }
    }
    (needsWholeScan, changedWidgets) = (false, [:])
    if let (fields, areas) = root?.gather() { context.fields.arrange(fields, areas) }
    retireDropped()
  }

  private func startOfScan() -> FormScan {
    let isRightToLeft = form.isRightToLeft
    return FormScan(
      area: form,
      place: OrderPlace(isRightToLeft: isRightToLeft),
      isRightToLeft: isRightToLeft
    )
  }

  /// Whether a container around it has got the style class that ties it to its fields, or has lost
  /// it.
  private func hasOtherSurroundings(_ known: ScannedWidget) -> Bool {
    var next = known.parent
    while let current = next, current !== root {
      if let widget = current.widget.widget,
        widget.hasStyleClass(FieldOptions.surroundingsClass) != current.isSurroundings
      {
        return true
      }
      next = current.parent
    }
    return false
  }

  /// Scans a widget, and what is in it as far as that is not known.
  private func rescan(_ known: ScannedWidget) {
    guard let widget = known.widget.widget else { return }
    scanCount += 1
    known.forgetFound()
    known.stopListening()
    var scan = known.scan
    known.isSurroundings = widget.hasStyleClass(FieldOptions.surroundingsClass)
    if known.isSurroundings, known !== root { scan.surroundings = WeakWidget(widget) }
    observeContainer(widget, known)
    let (field, area, children) = (known.field, known.area, known.children)
    (known.field, known.area, known.children) = (nil, nil, [])
    scanContent(of: widget, known, scan)
    let kept = Set(known.children.map { ObjectIdentifier($0) })
    for child in children where !kept.contains(ObjectIdentifier(child)) { drop(child) }
    if let field, known.field !== field { dropped.fields.append(field) }
    if let area, known.area !== area { dropped.areas.append(area) }
  }

  private func scanContent(of widget: Widget, _ known: ScannedWidget, _ scan: FormScan) {
    guard known !== root else {
      known.children = widget.children.map { record(of: $0, in: known, scan) }
      return
    }
    let tabs = scan.ofTabs(in: widget)
    let isStandIn = context.fields.isStandIn(widget)
    if isStandIn || Self.isField(widget) {
      let field = attacher.attach(widget, tabs ?? scan)
      field.isStandIn = isStandIn
      known.field = field
    }
    guard !isStandIn, !widget.hidesChildren else { return }
    if let tabs {
      known.children = widget.tabWidgets.map { record(of: $0, in: known, tabs) }
      observeOrder(ofPagesIn: widget, known)
    }
    let inside = inside(of: widget, known, scan)
    known.children += widget.children.map { child in
      record(of: child, in: known, inside.ofChild(child, in: widget))
    }
  }

  /// Returns the record of a widget, which is scanned only if nothing is known of it or
  /// something else holds for it now.
  private func record(
    of widget: Widget,
    in parent: ScannedWidget,
    _ scan: FormScan
  ) -> ScannedWidget {
    if let known = scanned[widget.identity] {
      if known.isOf(widget, in: parent, scan) { return known }
      drop(known)
    }
    let known = ScannedWidget(widget, in: parent, scan)
    scanned[known.identity] = known
    rescan(known)
    return known
  }

  /// The state for the children of a widget.
  private func inside(of widget: Widget, _ known: ScannedWidget, _ scan: FormScan) -> FormScan {
    var inside = scan
    if let nested = ScrolledWindow(widget) {
      if ScrollArea.isControl(in: nested) {
        observeCaret(in: nested, known)
      } else {
        let area = attacher.attach(nested, scan)
        known.area = area
        inside.area = area
        inside.isRightToLeft = form.isRightToLeft
        inside.place = OrderPlace(isRightToLeft: form.isRightToLeft)
      }
    } else if !widget.isViewport, widget.isRightToLeft != scan.isRightToLeft {
      inside.isRightToLeft.toggle()
      inside.place.turns.append(.mirror(WeakWidget(widget)))
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
}

/// Noticing what changes in the tree of widgets, and letting go of what has left it.
extension FormScanner {
  private func observeContainer(_ widget: Widget, _ known: ScannedWidget) {
    let this = WeakWidget(widget)
    let isChanged: @MainActor () -> Void = { [weak self] in
      guard let widget = this.widget else { return }
      self?.treeChanged(at: widget)
      // Whether a scrolled window is one with what is in it depends on that.
      if let parent = widget.parent { self?.treeChanged(at: parent) }
    }
    let changes = widget.onChildrenChanged { [weak self] in
      if let widget = this.widget { self?.treeChanged(at: widget) }
    }
    if !changes.isEmpty {
      known.connections += changes
      known.connections.append(widget.onDirectionChange { [weak self] in self?.treeChanged() })
    }
    known.connections.append(widget.onNotify("can-focus", isChanged))
    if let property = widget.pageProperty {
      known.connections.append(
        widget.onNotify(property) { [weak self] in
          this.widget.map { self?.attacher.delegate?.pageChanged(in: $0) }
        }
      )
    }
    if let revealing = widget.onRevealing({ [weak self] in self?.context.geometryChanged() }) {
      known.connections.append(revealing)
    }
    // GTK would scroll by itself if the host has told a container by what it is scrolled.
    widget.disableFocusScrolling()
  }

  private func observeOrder(ofPagesIn notebook: Widget, _ known: ScannedWidget) {
    let this = WeakWidget(notebook)
    for page in notebook.children {
      known.connections.append(
        page.onPlaceChange { [weak self] in this.widget.map { self?.treeChanged(at: $0) } }
      )
    }
  }

  /// A text that scrolls itself to its caret moves that without any change of the layout.
  private func observeCaret(in nested: ScrolledWindow, _ known: ScannedWidget) {
    known.connections += [nested.verticalAdjustment, nested.horizontalAdjustment].map {
      $0.onValueChange { [weak self] in
        self?.attacher.delegate?.textScrolled()
        self?.context.geometryChanged()
      }
    }
  }

  /// Stops listening to a widget that has left its place, and to all that was in it.
  ///
  /// Its fields are kept until the form is looked at again: they may have got another place.
  private func drop(_ known: ScannedWidget) {
    guard !known.isGone else { return }
    known.leave()
    if scanned[known.identity] === known { scanned[known.identity] = nil }
    if let field = known.field { dropped.fields.append(field) }
    if let area = known.area { dropped.areas.append(area) }
    for child in known.children { drop(child) }
  }

  /// Lets go of what is nowhere in the form any more.
  private func retireDropped() {
    for field in dropped.fields where scanned[field.widget.identity]?.field !== field {
      field.disconnect()
      context.fields.remove(field)
    }
    let areas = context.fields.innerAreas
    for area in dropped.areas where !areas.contains(where: { $0 === area }) {
      context.fields.remove(area)
    }
    dropped = ([], [])
  }
}
