import FormNavigation
import GtkBridge

/// Notices what the host has laid over the lower edge of the form, such as a button in a
/// `GtkOverlay`, and makes that no field ends under it.
final class OverlayCover {
  private let context: FormContext
  private var overlays: [WeakWidget] = []
  private var connections: [SignalConnection] = []
  private var known: Rect?
  /// The content that has been given a margin, the margin that it had before, and the one that it
  /// has now.
  private var widened: (content: WeakWidget, usual: Int, own: Int)?

  init(_ context: FormContext) { self.context = context }

  /// A cover over more of the form than this part of its height is there instead of the form, not
  /// with it.
  private static let greatestPart = 0.6

  /// Looks for the overlays around the form.
  func observe() {
    for connection in connections { connection.disconnect() }
    (overlays, connections) = ([], [])
    var next = context.scrolledWindow?.parent
    while let current = next {
      if current.isOverlay {
        overlays.append(WeakWidget(current))
        connections.append(current.onLayout { [weak context] in context?.requestFrame() })
      }
      next = current.parent
    }
  }

  /// Tells the engine what is covered by now, once the frame is laid out.
  func update() {
    guard !overlays.isEmpty || known != nil else { return }
    let cover = coveredRect
    widen(by: cover.map { Int((context.form.viewport.height - $0.y).rounded(.up)) } ?? 0)
    guard cover != known else { return }
    known = cover
    context.tell([cover.map { .keyboardFrameChanged($0) } ?? .keyboardHeightChanged(0)])
  }

  /// The part of the viewport, in its coordinates, with all that lies over its lower half.
  private var coveredRect: Rect? {
    guard let scrolledWindow = context.scrolledWindow else { return nil }
    var covered: Rect?
    for overlay in overlays.compactMap(\.widget) {
      guard let view = scrolledWindow.viewportFrame(in: overlay) else { continue }
      for child in overlay.children
      where child.isDrawable && !scrolledWindow.isSame(orInside: child) {
        guard let frame = child.frame(in: overlay) else { continue }
        var rect = Rect(frame)
        (rect.x, rect.y) = (rect.x - Double(view.x), rect.y - Double(view.y))
        guard isOverLowerEdge(rect, Double(view.width), Double(view.height)) else { continue }
        covered = covered.map { rect.joined(with: $0) } ?? rect
      }
    }
    return covered
  }

  private func isOverLowerEdge(_ rect: Rect, _ width: Double, _ height: Double) -> Bool {
    rect.height > 1 && rect.x < width && rect.maxX > 0 && rect.y < height
      && rect.y > height / 2 && rect.height < height * Self.greatestPart
  }

  /// Makes that the last field can be scrolled to above what covers the edge.
  private func widen(by height: Int) {
    let content = context.form.content
    if let widened, widened.content.widget?.identity != content?.identity || height == 0 {
      giveBack()
    }
    guard height > 0, let content else { return }
    let own = height + Int(context.engine.options.gap)
    guard widened?.own != own else { return }
    let usual = widened?.usual ?? content.bottomMargin
    widened = (WeakWidget(content), usual, own)
    content.bottomMargin = usual + own
  }

  private func giveBack() {
    guard let widened else { return }
    self.widened = nil
    // The host may have set another one since.
    guard let content = widened.content.widget,
      content.bottomMargin == widened.usual + widened.own
    else { return }
    content.bottomMargin = widened.usual
  }

  /// Lets go of everything, as the scrolled window is destroyed.
  func forgetEverything() {
    for connection in connections { connection.disconnect() }
    (overlays, connections) = ([], [])
    giveBack()
  }
}

extension Rect {
  fileprivate func joined(with other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}
