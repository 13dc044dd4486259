import FormNavigation
import GtkBridge

/// The fields and the scrollers that have been found in a form, and what the host has said about
/// its widgets.
final class FieldRegistry {
  /// The fields in the order of the widgets.
  private(set) var all: [AttachedField] = []
  /// The scrolled windows inside of the form, in the order of the widgets.
  private(set) var innerAreas: [ScrollArea] = []
  private var fieldsByID: [FieldID: AttachedField] = [:]
  private var fieldsByWidget: [ObjectIdentity: AttachedField] = [:]
  private var areasByWidget: [ObjectIdentity: ScrollArea] = [:]
  private var options: [ObjectIdentity: KeptOptions] = [:]
  /// The fields behind each stand-in.
  private var standIns: [ObjectIdentity: WeakSource] = [:]

  private struct WeakSource {
    weak var source: (any FieldSource)?
  }

  subscript(id: FieldID) -> AttachedField? { fieldsByID[id] }

  /// The control of a field.
  func widget(of id: FieldID) -> Widget? { fieldsByID[id]?.widget }

  /// The field whose control a widget is.
  func field(of widget: Widget) -> AttachedField? { fieldsByWidget[widget.identity] }

  /// The field that a widget is, or lies in.
  func field(containing widget: Widget) -> AttachedField? {
    var candidate: Widget? = widget
    while let current = candidate {
      if let field = field(of: current) { return field }
      candidate = current.parent
    }
    return nil
  }

  /// The name of a field, or of that field behind a stand-in which a move leads to; nil if it has
  /// no name.
  func name(of id: FieldID, isForward: Bool) -> String? {
    guard let widget = widget(of: id) else { return nil }
    if let source = source(of: widget) {
      return source.endField(behind: widget, isForward: isForward).flatMap(source.name(of:))
    }
    return options(of: widget)?.name ?? widget.spokenName
  }

  /// The engine's description of a field; nil while it has no place.
  func snapshot(of field: AttachedField) -> Field? {
    if field.isStandIn {
      return field.standInSnapshot(
        count: source(of: field.widget)?.fieldCount(behind: field.widget)
      )
    }
    return field.snapshot(options(of: field.widget)) { fieldsByWidget[$0.identity]?.id }
  }

  // MARK: What has been found

  func add(_ field: AttachedField) {
    fieldsByID[field.id] = field
    fieldsByWidget[field.widget.identity] = field
  }

  func remove(_ field: AttachedField) {
    fieldsByID[field.id] = nil
    // The address of a widget that is gone may be another one's.
    if fieldsByWidget[field.widget.identity] === field {
      fieldsByWidget[field.widget.identity] = nil
    }
  }

  /// The scroller that a scrolled window is.
  func area(of nested: ScrolledWindow) -> ScrollArea? { areasByWidget[nested.identity] }

  func add(_ area: ScrollArea, for nested: ScrolledWindow) { areasByWidget[nested.identity] = area }

  /// Lets go of a scroller that is no longer in the form.
  func remove(_ area: ScrollArea) {
    area.disconnect()
    areasByWidget = areasByWidget.filter { $0.value !== area }
  }

  /// Takes over the order of the widgets.
  func arrange(_ fields: [AttachedField], _ areas: [ScrollArea]) {
    (all, innerAreas) = (fields, areas)
  }

  // MARK: What the host has said

  func options(of widget: Widget) -> KeptOptions? { options[widget.identity] }

  /// Keeps options for as long as the widget lives.
  func setOptions(_ new: KeptOptions, for widget: Widget) {
    let key = widget.identity
    if options.updateValue(new, forKey: key) == nil {
      // The address may be given to another widget afterwards.
      widget.whenGone { [weak self] in self?.options[key] = nil }
    }
  }

  func isStandIn(_ widget: Widget) -> Bool { standIns[widget.identity] != nil }

  /// The source of the fields behind a widget; nil if that is no stand-in.
  func source(of widget: Widget) -> (any FieldSource)? { standIns[widget.identity]?.source }

  /// Keeps a widget as a stand-in for as long as it lives.
  func setStandIn(_ widget: Widget, for source: any FieldSource) {
    let key = widget.identity
    if standIns.updateValue(WeakSource(source: source), forKey: key) == nil {
      widget.whenGone { [weak self] in self?.standIns[key] = nil }
    }
  }

  /// Lets go of everything.
  func forgetEverything() {
    for field in fieldsByID.values { field.disconnect() }
    for area in areasByWidget.values { area.disconnect() }
    (all, innerAreas) = ([], [])
    (fieldsByID, fieldsByWidget, areasByWidget) = ([:], [:], [:])
    (options, standIns) = ([:], [:])
  }
}
