public import OrderedJSON

/// A value that is not what a scenario expects.
public struct ScenarioDifference: Equatable, Sendable {
  /// The way to the expectation.
  public let pointer: JSONPointer
  /// The expected value, as JSON on one line.
  public let expected: String
  /// The value that came instead, as JSON on one line; nil if there is none.
  public let actual: String?
}
