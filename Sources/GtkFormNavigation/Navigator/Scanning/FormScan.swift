import GtkBridge

/// The state that holds for the widgets that are being looked at, on the way down through the form.
struct FormScan {
  /// The scrolled window they lie in.
  var area: ScrollArea
  /// Everything that decides where they stand in the order.
  var place: OrderPlace
  /// Whether what they lie in is laid out from right to left.
  var isRightToLeft: Bool
  /// The container whose style class says that it belongs to the fields in it.
  var surroundings: WeakWidget?

  /// The state for the tabs of a notebook; nil for any other widget.
  func ofTabs(in widget: Widget) -> FormScan? {
    guard widget.isNotebook else { return nil }
    var tabs = self
    tabs.place.notebook = WeakWidget(widget)
    return tabs
  }

  /// The state for a child of a container, as that may slide it in and out.
  func ofChild(_ child: Widget, in container: Widget) -> FormScan {
    guard container.slidesChildren else { return self }
    var scan = self
    scan.place.turns.append(.slide(child: WeakWidget(child), of: WeakWidget(container)))
    return scan
  }

  /// Whether a widget would be taken for the same in both.
  func isSame(as other: FormScan) -> Bool {
    area === other.area && isRightToLeft == other.isRightToLeft
      && surroundings?.widget?.identity == other.surroundings?.widget?.identity
      && place.isSame(as: other.place)
  }
}
