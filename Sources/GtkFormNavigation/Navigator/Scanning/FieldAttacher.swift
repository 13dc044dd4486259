import FormNavigation
import GtkBridge

/// Attaches to each field and each scroller that is found, and passes on what happens to it.
final class FieldAttacher {
  weak var delegate: (any FieldDelegate)?
  private let context: FormContext
  private var nextNumber = 0

  init(_ context: FormContext) { self.context = context }

  func attach(_ widget: Widget, _ scan: FormScan) -> AttachedField {
    let field = context.fields.field(of: widget) ?? makeField(widget, scan)
    field.area = scan.area
    field.place = scan.place
    field.surroundings = scan.surroundings
    context.fields.add(field)
    return field
  }

  func attach(_ nested: ScrolledWindow, _ scan: FormScan) -> ScrollArea {
    let area = context.fields.area(of: nested) ?? makeArea(nested)
    area.outer = scan.area
    area.place = scan.place
    area.updateContent()
    context.fields.add(area, for: nested)
    return area
  }

  private func makeArea(_ nested: ScrolledWindow) -> ScrollArea {
    let area = ScrollArea(nested, id: ScrollerID(uniqueName(of: nested)))
    area.onContentLayout = { [weak context] in context?.geometryChanged() }
    area.onExtentChange = { [weak context] in context?.geometryChanged() }
    area.onScroll = { [weak self, weak area] in
      if let self, let area { delegate?.areaScrolled(area) }
    }
    return area
  }

  private func makeField(_ widget: Widget, _ scan: FormScan) -> AttachedField {
    let id = FieldID(uniqueName(of: widget))
    let field = AttachedField(id: id, widget: widget, area: scan.area, place: scan.place)
    field.connections = [
      widget.onStateChange { [weak self] in self?.delegate?.stateChanged(of: id) },
      widget.connect("map", after: true) { [weak context] in context?.geometryChanged() },
      widget.connect("unmap", after: true) { [weak self] in
        self?.delegate?.fieldIsDisplaced(id)
        self?.context.geometryChanged()
      },
    ]
    if field.isText {
      field.connections += [
        widget.onNotify("editable") { [weak context] in context?.geometryChanged() },
        widget.onTap { [weak self] source in self?.delegate?.tapped(id, by: source) },
      ]
    }
    if field.kind == .entry || field.kind == .spinButton {
      field.connections += [
        widget.connect("activate") { [weak self] in self?.delegate?.entryActivated(id) },
        widget.connect("activate", after: true) { [weak field] in field?.releaseDefault() },
      ]
    }
    if widget.changesByWheel { field.connections.append(keepWheelFromChanging(field)) }
    observeDeeds(in: field)
    return field
  }

  private func observeDeeds(in field: AttachedField) {
    let id = field.id
    let acted: @MainActor () -> Void = { [weak self] in self?.delegate?.userActed(in: id) }
    var connections = field.widget.onChange(acted)
    if let moves = field.widget.onCaretMove(acted) { connections.append(moves) }
    if field.kind == .toggle {
      // Which radio button of a group is a stop may be another one now.
      connections.append(
        field.widget.connect("toggled") { [weak context] in context?.geometryChanged() }
      )
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

  /// Lets a wheel over a field scroll the form, and leave the answer alone, whether the field has
  /// the focus or not.
  ///
  /// In a list that is open the wheel is for the list.
  private func keepWheelFromChanging(_ field: AttachedField) -> SignalConnection {
    field.widget.onWheel { [weak field] turn in
      guard let field, !field.widget.isListOpen else { return false }
      field.area.scrolledWindow?.receive(turn)
      return true
    }
  }

  private func uniqueName(of widget: Widget) -> String {
    nextNumber += 1
    return "\(widget.name)-\(nextNumber)"
  }
}
