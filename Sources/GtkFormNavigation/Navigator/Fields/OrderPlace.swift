import FormNavigation
import GtkBridge

/// What decides where a field stands in the order, other than its place in what is scrolled.
struct OrderPlace {
  /// The containers around it that are read in another direction than what is around them, the outermost first.
  var mirrors: [WeakWidget] = []
  /// The notebook of whose tabs it is one, or the tabs themselves: they come before its pages, wherever they are.
  var notebook: WeakWidget?
  /// Whether the form as a whole is read from right to left.
  var isRightToLeft: Bool

  /// About the height of a line.
  static let headHeight = 24.0

  /// Whether something stands in the order where it would with the other one.
  func isSame(as other: OrderPlace) -> Bool {
    isRightToLeft == other.isRightToLeft
      && notebook?.widget?.identity == other.notebook?.widget?.identity
      && mirrors.map(\.widget?.identity) == other.mirrors.map(\.widget?.identity)
  }

  /// Where something counts as standing; nil if that is where it is.
  func orderRect(of rect: Rect, in area: ScrollArea) -> Rect? {
    guard let notebook = notebook?.widget, let frame = area.frame(of: notebook) else {
      return mirrors.isEmpty ? nil : inMirrors(rect, area)
    }
    var corner = inMirrors(frame, area)
    if isRightToLeft { corner.x = corner.maxX }
    corner.width = 0
    corner.height = min(corner.height, Self.headHeight)
    return corner
  }

  /// The place as in a mirror in the middle of each container, the innermost first.
  private func inMirrors(_ rect: Rect, _ area: ScrollArea) -> Rect {
    var rect = rect
    for mirror in mirrors.reversed() {
      guard let frame = mirror.widget.flatMap(area.frame(of:)) else { continue }
      rect.x = frame.x + frame.maxX - rect.maxX
    }
    return rect
  }
}
