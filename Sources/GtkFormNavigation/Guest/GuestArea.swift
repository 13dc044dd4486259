import FormNavigation
import GtkBridge

/// A scrolled window around the focused field of somebody else's program.
///
/// It knows only of up and down: what is seen sideways is the program's business. It keeps no
/// widget of the program alive.
final class GuestArea {
  /// The part that can be seen and scrolled.
  struct Extent: Equatable {
    /// The height of what is seen.
    var viewport: Double
    /// The height of all there is.
    var content: Double
    /// How far it is scrolled.
    var offset: Double
  }

  /// The engine's name for it.
  let id: ScrollerID
  /// How far it was scrolled when it was looked at last.
  private(set) var seenOffset: Double?
  private let window: WeakWidget
  private let onNews: @MainActor () -> Void
  private var connections: [SignalConnection] = []
  private var childConnections: [SignalConnection] = []

  /// - Parameters:
  ///   - scrolledWindow: The scrolled window.
  ///   - id: What the engine is to call it.
  ///   - onNews: Called when anything may have moved or got another size.
  init(_ scrolledWindow: ScrolledWindow, id: ScrollerID, onNews: @escaping @MainActor () -> Void) {
    self.id = id
    self.onNews = onNews
    window = WeakWidget(scrolledWindow)
    connections = [
      scrolledWindow.onNotify("vadjustment") { [weak self] in self?.observe() }
    ]
    connections += scrolledWindow.onChildrenChanged { [weak self] in self?.observe() }
    observe()
  }

  /// The scrolled window, or nil once it is gone.
  var scrolledWindow: ScrolledWindow? { window.widget.flatMap { ScrolledWindow($0) } }

  /// Whether it is known how a scrolled window moves a field in it: by a viewport, or it is a text
  /// that moves itself.
  static func isSuitable(_ scrolledWindow: ScrolledWindow, for field: Widget) -> Bool {
    guard let child = scrolledWindow.children.first else { return false }
    return child.isViewport || (child.kind == .textView && child.identity == field.identity)
  }

  /// Whether a field is itself what it scrolls, with no viewport between them.
  func scrolls(_ field: GuestField) -> Bool {
    scrolledWindow?.children.first?.identity == field.identity
  }

  /// Its extents; nil if a program has set numbers that nothing can be reckoned with.
  var extent: Extent? {
    guard let scrolledWindow, !scrolledWindow.isBeingDestroyed else { return nil }
    let adjustment = scrolledWindow.verticalAdjustment
    let (viewport, content, offset) = (adjustment.pageSize, adjustment.upper, adjustment.value)
    let isSane = [viewport, content, offset].allSatisfy { $0 >= 0 && $0 < 1e9 }
    guard isSane, adjustment.lower == 0 else { return nil }
    return Extent(viewport: viewport, content: max(content, viewport), offset: offset)
  }

  private func observe() {
    for connection in childConnections { connection.disconnect() }
    childConnections = []
    guard let scrolledWindow, !scrolledWindow.isBeingDestroyed else { return }
    let news = onNews
    let adjustment = scrolledWindow.verticalAdjustment
    childConnections = [adjustment.onExtentChange(news), adjustment.onValueChange(news)]
    if let child = scrolledWindow.children.first { childConnections.append(child.onLayout(news)) }
    news()
  }

  func disconnect() {
    for connection in connections + childConnections { connection.disconnect() }
    (connections, childConnections) = ([], [])
  }

  /// Takes note of how far it is scrolled.
  ///
  /// - Returns: Whether somebody has scrolled since the last time; GTK moves what is seen by itself
  ///   if there is no more to scroll.
  func noteOffset(of extent: Extent) -> Bool {
    defer { seenOffset = extent.offset }
    guard let seenOffset else { return false }
    let kept = min(seenOffset, extent.content - extent.viewport)
    return abs(extent.offset - kept) > 0.5
  }

  /// Scrolls it.
  ///
  /// - Returns: Where it is scrolled then, which the program may have changed at once.
  func scroll(to target: Double) -> Double? {
    guard target.isFinite, let scrolledWindow, !scrolledWindow.isBeingDestroyed else { return nil }
    scrolledWindow.verticalAdjustment.value = target
    seenOffset = extent?.offset
    return seenOffset
  }
}

extension GuestArea {
  /// Where a field stands in what is scrolled; of a text of several lines, the line with the caret.
  func place(of field: Widget, _ extent: Extent) -> Rect? {
    guard field.kind == .textView else {
      let size = field.allocatedSize
      return place(of: PixelRect(x: 0, y: 0, width: 1, height: size.height), in: field, extent)
    }
    if field.identity == scrolledWindow?.children.first?.identity {
      guard let caret = field.caretFrameInText else { return nil }
      return line(at: caret.y, height: caret.height, extent)
    }
    return field.caretFrame.flatMap { place(of: $0, in: field, extent) }
  }

  /// Where a scrolled window inside shows its content.
  func place(ofViewIn inner: GuestArea, _ extent: Extent) -> Rect? {
    guard let viewport = scrolledWindow?.children.first,
      let seen = inner.scrolledWindow?.viewportFrame(in: viewport)
    else { return nil }
    return line(at: seen.y - borderHeight, height: seen.height, extent)
  }

  private func place(of part: PixelRect, in widget: Widget, _ extent: Extent) -> Rect? {
    guard let viewport = scrolledWindow?.children.first,
      let frame = widget.rectangle(part, in: viewport)
    else { return nil }
    return line(at: frame.y - borderHeight, height: frame.height, extent)
  }

  /// The height of what a viewport has around what it shows.
  private var borderHeight: Int {
    guard let scrolledWindow, let viewport = scrolledWindow.children.first else { return 0 }
    return scrolledWindow.viewportFrame(in: viewport)?.y ?? 0
  }

  /// GTK cuts the fraction of a position off when it moves the content.
  private func line(at y: Int, height: Int, _ extent: Extent) -> Rect {
    let top = Double(y) + extent.offset.rounded(.down)
    return Rect(x: 0, y: top, width: 1, height: Double(max(0, height)))
  }
}

extension GuestArea.Extent {
  /// The world of a guest is one pixel wide.
  var viewportSize: Size { Size(width: 1, height: viewport) }
  /// The same for all there is.
  var contentSize: Size { Size(width: 1, height: content) }
  /// The same for how far it is scrolled.
  var point: Point { Point(x: 0, y: offset) }
}
