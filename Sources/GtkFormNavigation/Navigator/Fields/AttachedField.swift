import FormNavigation
import GtkBridge

/// One control that the navigator has found.
final class AttachedField {
  let id: FieldID
  let widget: Widget
  let kind: WidgetKind
  /// The scrolled window it lies in.
  var area: ScrollArea
  /// Where it stands in the order.
  var place: OrderPlace
  /// Whether other fields lie in it, as in an expander or in a row of a list.
  var holdsFields = false
  /// Whether it only stands for fields that are still to be made.
  var isStandIn = false
  /// The fields in a scrolled window, which is a stop only while none of them can have the focus,
  /// so that what is only to be read can be scrolled by keys; and those in a row of a list.
  var inside: [AttachedField] = []
  var connections: [SignalConnection] = []
  /// The handlers that tell what the user does to it.
  var deedConnections: [SignalConnection] = []
  /// For a text view, that it has got another text.
  var bufferConnection: SignalConnection?
  /// Whether GTK is being kept from pressing the window's default widget.
  private var holdsDefault = false
  /// The surroundings that a style class says are to be seen together with it.
  var surroundings: WeakWidget?

  init(id: FieldID, widget: Widget, area: ScrollArea, place: OrderPlace) {
    self.id = id
    self.widget = widget
    self.area = area
    self.place = place
    kind = widget.kind
  }

  /// Stops listening to it, and gives the host's own settings back.
  func disconnect() {
    for connection in connections + deedConnections { connection.disconnect() }
    bufferConnection?.disconnect()
    releaseDefault()
  }

  /// Whether it is text that a person types.
  var isText: Bool { kind == .entry || kind == .spinButton || kind == .textView }

  /// Whether GTK would give it the focus, were it the next.
  private var canHaveFocus: Bool {
    widget.takesFocus && widget.isEffectivelySensitive && widget.isDrawable && !widget.isFoldedAway
  }

  /// Whether it is a row around fields that have answers, or around buttons if nothing can be done
  /// with the row itself.
  ///
  /// GTK gives such a row the focus before what is in it: one stop more for each field. It keeps
  /// its place for the time that the user clicks it.
  private var isFrameOfFields: Bool {
    guard widget.isListRow else { return false }
    return inside.contains {
      $0.canHaveFocus && ($0.kind != .button || !widget.isActivatable)
    }
  }

  /// Keeps GTK from pressing the window's default widget in the course of the present activation.
  func holdDefault() {
    guard widget.activatesDefault else { return }
    holdsDefault = true
    widget.activatesDefault = false
  }

  /// Gives the host its own setting back.
  func releaseDefault() {
    guard holdsDefault else { return }
    holdsDefault = false
    widget.activatesDefault = true
  }

  /// The engine's description of it, in the coordinates of what is scrolled; nil while it has
  /// no place yet.
  func snapshot(_ options: KeptOptions?, idOf: (Widget) -> FieldID?) -> Field? {
    guard let frame = area.frame(of: widget) else { return nil }
    let isWhole = !holdsFields || kind == .scrolledWindow
    var field = Field(id: id, rect: isWhole ? frame : head(of: frame))
    field.orderRect = place.orderRect(of: field.rect, in: area)
    field.isEnabled = widget.isEffectivelySensitive
    field.isVisible = widget.isVisible
    field.areAncestorsVisible = widget.isDrawable && !widget.isFoldedAway
    field.isEditable = widget.acceptsText
    field.isFocusable =
      widget.takesFocus
      && !(kind == .scrolledWindow && inside.contains(where: \.canHaveFocus))
    field.isMultiline = kind == .textView
    field.wantsKeyboard = isText
    field.scroller = area.id
    field.order = options?.order
    field.successor = options?.successor(idOf: idOf)
    field.isSkipped =
      options?.isSkipped ?? false || widget.hasStyleClass(FieldOptions.skipClass)
      || widget.isPassedOverInGroup || isFrameOfFields
    field.anchor =
      widget.hasStyleClass(FieldOptions.anchorTopClass) ? .top : options?.anchor ?? .nearest
    field.revealRect = whole(around: frame, options)
    field.contextRect = options?.context?.widget.flatMap {
      $0.isDrawable ? area.frame(of: $0) : nil
    }
    field.caret = caret
    return field
  }

  /// The same for a stand-in, with the number of fields behind it that can be entered.
  func standInSnapshot(count: Int?) -> Field? {
    guard let frame = area.frame(of: widget) else { return nil }
    var field = Field(id: id, rect: frame)
    field.orderRect = place.orderRect(of: frame, in: area)
    field.isVisible = widget.isVisible
    field.areAncestorsVisible = widget.isDrawable && !widget.isFoldedAway
    field.wantsKeyboard = false
    field.scroller = area.id
    field.count = count ?? 0
    return field
  }

  /// The rectangle of the caret; only text views can be so tall that it matters.
  ///
  /// It is nil if a text that scrolls itself does not show it.
  var caret: Rect? {
    guard let caret = widget.caretFrame, caret.y < widget.allocatedSize.height,
      caret.y + caret.height > 0
    else { return nil }
    return area.rectangle(caret, of: widget)
  }

  /// The part of a control with others in it that is its own: it comes before them.
  private func head(of frame: Rect) -> Rect {
    if let header = widget.header, header.isDrawable, let own = area.frame(of: header) {
      return own
    }
    var head = frame
    head.height = min(frame.height, OrderPlace.headHeight)
    return head
  }

  /// The control with its label and its message.
  private func whole(around frame: Rect, _ options: KeptOptions?) -> Rect? {
    if let widget = options?.surroundings?.widget ?? surroundings?.widget {
      return widget.isDrawable ? area.frame(of: widget) : nil
    }
    let labels = widget.mnemonicLabels.filter(\.isDrawable).compactMap { area.frame(of: $0) }
    guard !labels.isEmpty || holdsFields else { return nil }
    return labels.reduce(frame) { $0.union($1) }
  }
}
