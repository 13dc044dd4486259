/// A place, or a scroll offset, in content coordinates.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge of the content.
  public var x: Double

  /// The distance from the top edge of the content, growing downward.
  public var y: Double

  /// Creates a point from its two distances.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of the content.
  public static var zero: Point { Point(x: 0, y: 0) }
}
