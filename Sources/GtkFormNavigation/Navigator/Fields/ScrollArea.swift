import FormNavigation
import GtkBridge

/// A scrolled window that holds fields: the form's own, or one inside of the form.
///
/// It keeps neither the scrolled window alive nor whatever may take its place there.
final class ScrollArea {
  /// The engine's name for it, for as long as it is there; nil for the form's own.
  let id: ScrollerID?
  /// The one around it; nil for the form's own.
  var outer: ScrollArea?
  /// Called when there is more or less to scroll, or more or less of it to see.
  var onExtentChange: (() -> Void)?
  /// Called when it has been scrolled, by whomever.
  var onScroll: (() -> Void)?
  /// Called when what is scrolled has been given its place.
  var onContentLayout: (() -> Void)?

  /// Where the scrolled window stands in the order.
  var place: OrderPlace?

  /// Whether the last change of the position was GTK's, as there was more or less to scroll.
  private(set) var wasMovedByGTK = false
  /// Where it is to be scrolled in the frame to come.
  var target: Point?
  private var lastOffset = Point.zero
  private var lastLimit = 0.0
  private let window: WeakWidget
  private var adjustments: ScrollAdjustments
  private let scrolled = ScrolledContent()
  private var connections: [SignalConnection] = []
  private var heldOrigin: (x: Int, y: Int)?

  init(_ scrolledWindow: ScrolledWindow, id: ScrollerID? = nil) {
    self.id = id
    window = WeakWidget(scrolledWindow)
    adjustments = ScrollAdjustments(of: scrolledWindow)
    observeAdjustments()
    notePosition()
    connections = ["vadjustment", "hadjustment"].map { property in
      scrolledWindow.onNotify(property) { [weak self] in self?.useAdjustments() }
    }
  }

  /// The scrolled window, or nil once it is gone.
  var scrolledWindow: ScrolledWindow? { window.widget.flatMap { ScrolledWindow($0) } }

  /// The widget that is scrolled.
  var content: Widget? { scrolled.widget }

  /// Whether GTK begins to show the content at its right edge.
  var isRightToLeft: Bool { scrolled.isRightToLeft }

  /// Whether the content of a scrolled window is a control that scrolls itself, such as a text
  /// view.
  static func isControl(in scrolledWindow: ScrolledWindow) -> Bool {
    scrolledWindow.hasScrollingContent && scrolledWindow.content?.takesFocus ?? false
  }

  /// Looks up what is scrolled now, as the host may put in something else at any time.
  func updateContent() {
    guard let scrolledWindow else { return scrolled.forget() }
    scrolled.update(from: scrolledWindow) { [weak self] in self?.onContentLayout?() }
  }

  /// Lets go of everything.
  func disconnect() {
    scrolled.forget()
    adjustments.disconnect()
    for connection in connections { connection.disconnect() }
    connections = []
    (onExtentChange, onScroll, onContentLayout, outer) = (nil, nil, nil, nil)
  }

  private func useAdjustments() {
    guard let scrolledWindow else { return }
    adjustments.disconnect()
    adjustments = ScrollAdjustments(of: scrolledWindow)
    observeAdjustments()
    notePosition()
    onExtentChange?()
  }

  private func observeAdjustments() {
    adjustments.observe { [weak self] in
      self?.extentChanged()
    } onValueChange: { [weak self] in
      self?.valueChanged()
    }
  }

  private func extentChanged() {
    // If GTK has moved the content as well it says so only afterwards.
    if offset == lastOffset { notePosition() }
    onExtentChange?()
  }

  private func valueChanged() {
    wasMovedByGTK = offset.y == clamped(lastOffset).y && isHorizontallyKept
    notePosition()
    onScroll?()
  }

  private func notePosition() {
    lastOffset = offset
    lastLimit = max(0, contentSize.width - viewport.width)
  }

  /// Whether the horizontal position is as near to the last one as it can be, or at the same
  /// distance from the right edge, which GTK keeps if text runs from right to left.
  private var isHorizontallyKept: Bool {
    if offset.x == clamped(lastOffset).x { return true }
    guard isRightToLeft else { return false }
    let limit = max(0, contentSize.width - viewport.width)
    return offset.x == min(max(0, limit - (lastLimit - lastOffset.x)), limit)
  }
}

extension ScrollArea {
  /// The size of what it shows.
  var viewport: Size { adjustments.pageSize }

  /// The size of all there is.
  var contentSize: Size { scrolled.isControl ? viewport : adjustments.upper }

  /// How far it is scrolled.
  var offset: Point { scrolled.isControl ? .zero : adjustments.value }

  /// The nearest offset to another one that GTK allows at the moment.
  func clamped(_ offset: Point) -> Point {
    Point(
      x: min(max(0, offset.x), max(0, contentSize.width - viewport.width)),
      y: min(max(0, offset.y), max(0, contentSize.height - viewport.height))
    )
  }

  /// Scrolls it, and ends what GTK is about to scroll by itself.
  func scroll(to target: Point) {
    if !scrolled.isControl { adjustments.scroll(to: target) }
  }

  /// Scrolls along with content that grows above what is shown.
  func shift(by height: Double) {
    if !scrolled.isControl { adjustments.shift(by: height) }
  }

  /// Ends a scroll that goes on after the finger has left.
  func stopDeceleration() { scrolledWindow?.stopKineticScrolling() }

  /// Ends an animation of GTK's, as after Page Down.
  func stopAnimation() {
    if !scrolled.isControl { adjustments.stopAnimation() }
  }

  /// Looks up only once where the content begins, while many places in it are asked for and nothing
  /// moves.
  func whileNothingMoves<Answer>(_ body: () -> Answer) -> Answer {
    heldOrigin = scrolled.scrollsItself ? nil : scrolledWindow?.contentOrigin
    defer { heldOrigin = nil }
    return body()
  }

  /// The place of a widget in the coordinates of what is scrolled; nil while it has none.
  func frame(of widget: Widget) -> Rect? {
    let size = widget.allocatedSize
    return rectangle(PixelRect(x: 0, y: 0, width: size.width, height: size.height), of: widget)
  }

  /// The place in which a scrolled window inside shows its content.
  private func viewport(of inner: ScrolledWindow) -> Rect? {
    guard let content, let frame = inner.viewportFrame(in: content) else { return nil }
    return moved(Rect(frame))
  }

  /// The place of a part of a widget, given in the widget's own coordinates.
  func rectangle(_ part: PixelRect, of widget: Widget) -> Rect? {
    guard let content, let frame = widget.rectangle(part, in: content) else { return nil }
    return moved(Rect(frame))
  }

  /// A rectangle in the content's own coordinates, in those of what is scrolled.
  private func moved(_ rect: Rect) -> Rect {
    var rect = rect
    if scrolled.scrollsItself {
      rect.x += offset.x
      rect.y += offset.y
    } else if let origin = heldOrigin ?? scrolledWindow?.contentOrigin {
      rect.x += Double(origin.x)
      rect.y += Double(origin.y)
    }
    return rect
  }

  /// The engine's description of it as a scroller inside the form; nil while it has no place.
  func snapshot() -> Scroller? {
    guard let id, let outer, let scrolledWindow, let rect = outer.viewport(of: scrolledWindow)
    else {
      return nil
    }
    let axis: Scroller.Axis =
      !scrolledWindow.scrollsHorizontally
      ? .vertical : scrolledWindow.scrollsVertically ? .both : .horizontal
    return Scroller(
      id: id,
      rect: rect,
      orderRect: place?.orderRect(of: rect, in: outer),
      axis: axis,
      parent: outer.id,
      contentSize: contentSize,
      offset: target.map(clamped) ?? offset
    )
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
