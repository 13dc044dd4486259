/// The visible part of a text that scrolls by itself, and the place of its caret.
public struct TextPlace: Hashable, Sendable {
  /// The size of what is seen.
  public var viewport: Size

  /// The size of the text.
  public var contentSize: Size

  /// How far it is scrolled.
  public var offset: Point

  /// The caret's rectangle in the coordinates of the text.
  public var caret: Rect

  /// Creates one.
  public init(viewport: Size, contentSize: Size, offset: Point, caret: Rect) {
    (self.viewport, self.contentSize) = (viewport.sane, contentSize.sane)
    (self.offset, self.caret) = (offset.sane, caret.sane)
  }

  /// Whether the caret is in sight as far as there is room for it and it can be scrolled to.
  public var showsCaret: Bool { offsetAtCaret == offset }

  /// The offset nearest to the present one at which the caret is in sight.
  public var offsetAtCaret: Point {
    Point(
      x: Self.offset(horizontal, caret.horizontal, offset.x),
      y: Self.offset(vertical, caret.vertical, offset.y)
    )
  }

  private var horizontal: RevealAxis {
    RevealAxis(viewportLength: viewport.width, contentLength: contentSize.width)
  }

  private var vertical: RevealAxis {
    RevealAxis(viewportLength: viewport.height, contentLength: contentSize.height)
  }

  private static func offset(_ axis: RevealAxis, _ caret: Span, _ offset: Double) -> Double {
    axis.shows(caret, at: offset) ? offset : axis.offset(revealing: caret, from: offset)
  }
}
