/// The extent of the keyboard and the bar above it, as reported by the host.
enum KeyboardCover: Hashable, Sendable {
  case height(Double)
  case frame(Rect)

  /// The height hidden at the viewport's bottom; a keyboard that is not docked there hides nothing.
  func obscuredBottom(in viewport: Size) -> Double {
    switch self {
    case .height(let height):
      return min(height, viewport.height)
    case .frame(let frame):
      guard isDocked(frame, in: viewport) else { return 0 }
      return min(max(0, viewport.height - frame.y), viewport.height)
    }
  }

  /// Whether it hides anything at the bottom, or would if the viewport were not so small.
  func isShown(in viewport: Size) -> Bool {
    switch self {
    case .height(let height): height > 0
    case .frame: obscuredBottom(in: viewport) > 0
    }
  }

  /// The rectangle of a keyboard that floats over the viewport, in viewport coordinates.
  func floatingFrame(in viewport: Size) -> Rect? {
    guard case .frame(let frame) = self, !isDocked(frame, in: viewport) else { return nil }
    let covers =
      frame.width > 0 && frame.height > 0 && frame.maxX > 0 && frame.maxY > 0
      && frame.x < viewport.width && frame.y < viewport.height
    return covers ? frame : nil
  }

  /// Docked: down to the bottom, over most of the width.
  private func isDocked(_ frame: Rect, in viewport: Size) -> Bool {
    let overlap = min(frame.maxX, viewport.width) - max(frame.x, 0)
    return frame.maxY >= viewport.height - 1 && overlap > viewport.width / 2 && frame.height > 0
  }
}
