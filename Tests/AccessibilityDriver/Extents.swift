/// A rectangle in pixels; the origin is the top left of the program's window, y grows downward.
public struct Extents: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width; 0 when the accessible takes no room.
  public var width: Int
  /// The height; 0 when the accessible takes no room.
  public var height: Int

  /// The first pixel row below the rectangle.
  public var bottom: Int { y + height }
  /// The first pixel column right of the rectangle.
  public var right: Int { x + width }

  /// Makes a rectangle from its edges and lengths, in pixels of the window.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Tells whether the other rectangle lies inside this one; touching an edge counts as inside.
  public func contains(_ other: Extents) -> Bool {
    other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }

  /// Tells whether the two rectangles share at least one pixel.
  public func intersects(_ other: Extents) -> Bool {
    other.x < right && x < other.right && other.y < bottom && y < other.bottom
  }
}
