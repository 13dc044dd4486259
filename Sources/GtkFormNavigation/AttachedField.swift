import FormNavigation
import GtkBridge

/// One control that the navigator has found.
final class AttachedField {
  let id: FieldID
  let widget: Widget
  /// The nested scrolled window it lies in, if any.
  let scroller: AttachedScroller?
  let kind: WidgetKind
  var connections: [SignalConnection] = []
  private let labels: [Widget]

  init(id: FieldID, widget: Widget, scroller: AttachedScroller?) {
    self.id = id
    self.widget = widget
    self.scroller = scroller
    kind = widget.kind
    labels = widget.mnemonicLabels
  }

  /// What the engine needs to know of it, in the coordinates of what is scrolled; nil while it has
  /// no place yet.
  func snapshot(in content: Widget, options: FieldOptions?) -> Field? {
    guard let frame = widget.frame(in: content) else { return nil }
    var field = Field(id: id, rect: Rect(frame))
    field.isEnabled = widget.isEffectivelySensitive
    field.isVisible = widget.isVisible
    field.areAncestorsVisible = widget.isVisibleWithAncestors && widget.isDrawable
    field.isEditable = widget.acceptsText
    field.isFocusable = widget.canFocus || kind == .comboBox
    field.isMultiline = kind == .textView
    field.wantsKeyboard = [.entry, .spinButton, .textView].contains(kind)
    field.scroller = scroller?.id
    field.order = options?.order
    field.successor = options?.successor
    field.isSkipped = options?.isSkipped ?? false
    field.anchor = options?.anchor ?? .nearest
    field.revealRect = surroundings(in: content, options, around: frame)
    field.contextRect = options?.context?.frame(in: content).map { Rect($0) }
    field.caret = caret(in: content)
    return field
  }

  /// The rectangle of the caret in content coordinates; only text views can be so tall that it
  /// matters.
  func caret(in content: Widget) -> Rect? {
    guard let caret = widget.caretFrame else { return nil }
    return widget.rectangle(caret, in: content).map { Rect($0) }
  }

  private func surroundings(
    in content: Widget,
    _ options: FieldOptions?,
    around frame: PixelRect
  ) -> Rect? {
    if let surroundings = options?.surroundings {
      return surroundings.frame(in: content).map { Rect($0) }
    }
    let labelFrames = labels.filter(\.isDrawable).compactMap { $0.frame(in: content) }
    guard !labelFrames.isEmpty else { return nil }
    return Rect(labelFrames.reduce(frame) { $0.union($1) })
  }
}

extension Rect {
  /// Pixels are the engine's units.
  init(_ frame: PixelRect) {
    self.init(
      x: Double(frame.x),
      y: Double(frame.y),
      width: Double(frame.width),
      height: Double(frame.height)
    )
  }
}
