/// The extent of a rectangle along one axis, in the coordinates of the content.
public struct Span: Hashable, Sendable {
  /// The edge with the smaller coordinate: left or top.
  public var start: Double

  /// The distance from the start to the other edge.
  public var length: Double

  /// Creates a span from its first edge and its extent.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// The edge with the larger coordinate: right or bottom.
  public var end: Double { start + length }
}
