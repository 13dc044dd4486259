/// A width and a height in content units.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double

  /// The extent from top to bottom.
  public var height: Double

  /// Creates a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing in either direction.
  public static var zero: Size { Size(width: 0, height: 0) }
}
