/// How large a text may be, so that a hostile one ends in an error and never in a crash.
public struct JSONLimits: Hashable, Sendable {
  /// The deepest nesting of objects and arrays that is read, from 1 to 1000.
  public let depth: Int
  /// The largest text that is read, in bytes, at most 4 GiB minus one.
  public let size: Int

  /// The default limits: 256 levels and 64 MiB.
  public static let standard = JSONLimits(depth: 256, size: 64 << 20)

  /// Creates limits; values outside the ranges above are brought into them.
  public init(depth: Int = 256, size: Int = 64 << 20) {
    self.depth = min(max(depth, 1), 1000)
    self.size = min(max(size, 0), Int(UInt32.max))
  }
}
