import FormNavigation
import GtkBridge

/// Everything that decides where a field stands in the order, other than its place in what is
/// scrolled.
struct OrderPlace {
  /// A container around the field that changes the place which the field counts as having.
  enum Turn {
    /// The container is read in another direction than what is around it.
    case mirror(WeakWidget)
    /// The container slides its child in and out: what is in that counts as standing where it will
    /// be seen.
    case slide(child: WeakWidget, of: WeakWidget)
  }

  /// The containers around the field, the outermost first.
  var turns: [Turn] = []
  /// The notebook of whose tabs it is one, or the tabs themselves: they come before its pages,
  /// wherever they are.
  var notebook: WeakWidget?
  /// Whether the form as a whole is read from right to left.
  var isRightToLeft: Bool

  /// About the height of a line.
  static let headHeight = 24.0

  /// Whether something stands in the order where it would with the other one.
  func isSame(as other: OrderPlace) -> Bool {
    isRightToLeft == other.isRightToLeft
      && notebook?.widget?.identity == other.notebook?.widget?.identity
      && turns.count == other.turns.count
      && zip(turns, other.turns).allSatisfy { $0.isSame(as: $1) }
  }

  /// Where something counts as standing; nil if that is where it is.
  func orderRect(of rect: Rect, in area: ScrollArea) -> Rect? {
    guard let notebook = notebook?.widget, let frame = area.frame(of: notebook) else {
      return turns.isEmpty ? nil : turned(rect, area)
    }
    var corner = turned(frame, area)
    if isRightToLeft { corner.x = corner.maxX }
    corner.width = 0
    corner.height = min(corner.height, Self.headHeight)
    return corner
  }

  /// The place after what each container does to it, the innermost first.
  private func turned(_ rect: Rect, _ area: ScrollArea) -> Rect {
    var rect = rect
    for turn in turns.reversed() {
      switch turn {
      case .mirror(let container):
        guard let frame = container.widget.flatMap(area.frame(of:)) else { continue }
        rect.x = frame.x + frame.maxX - rect.maxX
      case .slide(let child, let container):
        guard let inner = child.widget.flatMap(area.frame(of:)),
          let outer = container.widget.flatMap(area.frame(of:)), !outer.holds(inner)
        else { continue }
        rect = rect.squeezed(from: inner, into: outer)
      }
    }
    return rect
  }
}

extension OrderPlace.Turn {
  fileprivate func isSame(as other: OrderPlace.Turn) -> Bool {
    switch (self, other) {
    case (.mirror(let one), .mirror(let two)): one.isSame(as: two)
    case (.slide(let child, let container), .slide(let otherChild, let otherContainer)):
      child.isSame(as: otherChild) && container.isSame(as: otherContainer)
    case (.mirror, .slide), (.slide, .mirror): false
    }
  }
}

extension WeakWidget {
  fileprivate func isSame(as other: WeakWidget) -> Bool {
    widget?.identity == other.widget?.identity
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The place of a part of a whole that has become as large as what it is shown in, which may be
  /// next to nothing.
  fileprivate func squeezed(from whole: Rect, into frame: Rect) -> Rect {
    let across = Self.squeeze(from: (whole.x, whole.width), into: (frame.x, frame.width))
    let down = Self.squeeze(from: (whole.y, whole.height), into: (frame.y, frame.height))
    let (left, right) = (across(x), across(maxX))
    let (top, bottom) = (down(y), down(maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func squeeze(
    from whole: (start: Double, length: Double),
    into frame: (start: Double, length: Double)
  ) -> (Double) -> Double {
    // GTK gives no widget less than a pixel, and what follows may begin at the same place.
    let isClosed = frame.length <= 1
    let length = isClosed ? 0.5 : frame.length
    let start = isClosed ? frame.start - 0.5 : frame.start
    let scale = length / max(1, whole.length)
    return { start + ($0 - whole.start) * scale }
  }
}
