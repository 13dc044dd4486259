import GtkBridge

/// A widget of the form as it was when it was looked at last, with what was found in it.
///
/// It does not keep the widget alive.
final class ScannedWidget {
  let widget: WeakWidget
  let identity: ObjectIdentity
  /// Its container; nil for the form's scrolled window.
  private(set) weak var parent: ScannedWidget?
  /// The state that held for it.
  let scan: FormScan
  /// Whether its style class said that it belongs to the fields in it.
  var isSurroundings = false
  /// The stop that it is.
  var field: AttachedField?
  /// The scroller that it is.
  var area: ScrollArea?
  /// Its content, in the order of the widgets.
  var children: [ScannedWidget] = []
  var connections: [SignalConnection] = []
  /// Whether it is no longer a part of the form, at least not where it was.
  private(set) var isGone = false
  private var found: (fields: [AttachedField], areas: [ScrollArea])?

  init(_ widget: Widget, in parent: ScannedWidget?, _ scan: FormScan) {
    self.widget = WeakWidget(widget)
    (identity, self.parent, self.scan) = (widget.identity, parent, scan)
  }

  /// Whether it is what was found of a widget at a place.
  func isOf(_ widget: Widget, in parent: ScannedWidget, _ scan: FormScan) -> Bool {
    // The address of a widget that is gone may be another one's.
    !isGone && self.parent === parent && scan.isSame(as: self.scan)
      && self.widget.widget?.identity == widget.identity
  }

  /// It and what is in it have been looked at again.
  func forgetFound() {
    var next: ScannedWidget? = self
    while let current = next, current.found != nil {
      current.found = nil
      next = current.parent
    }
  }

  /// The fields and the scrollers among itself and all that is in it; those that were known are not
  /// gathered again.
  func gather() -> (fields: [AttachedField], areas: [ScrollArea]) {
    if let found { return found }
    var inside: (fields: [AttachedField], areas: [ScrollArea]) = ([], [])
    for child in children {
      let found = child.gather()
      inside.fields += found.fields
      inside.areas += found.areas
    }
    if let field {
      field.holdsFields = !inside.fields.isEmpty
      let isFrame = field.kind == .scrolledWindow || field.widget.isListRow
      field.inside = isFrame ? inside.fields : []
    }
    let all = ((field.map { [$0] } ?? []) + inside.fields, (area.map { [$0] } ?? []) + inside.areas)
    found = all
    return all
  }

  /// Notes that it is gone, and stops listening to it.
  func leave() {
    isGone = true
    stopListening()
  }

  func stopListening() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
