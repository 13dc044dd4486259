/// A rectangle whose origin is its top left corner, with y growing downward.
///
/// Unless a symbol says otherwise a rectangle is in content coordinates: the origin is the top left
/// of the content that its scroller scrolls, never a position on the screen.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double

  /// The top edge.
  public var y: Double

  /// The extent from left to right.
  public var width: Double

  /// The extent from top to bottom.
  public var height: Double

  /// Creates a rectangle from its left and top edges and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The right edge.
  public var maxX: Double { x + width }

  /// The bottom edge.
  public var maxY: Double { y + height }
}
