/// A string that equals another only when the Unicode scalars are the same.
public struct JSONKey: Hashable, Sendable {
  /// The string.
  public let text: String

  /// Creates a key.
  public init(_ text: String) {
    self.text = text
  }

  /// Tells whether both hold the same Unicode scalars.
  public static func == (left: JSONKey, right: JSONKey) -> Bool {
    left.text.isExactly(right.text)
  }

  /// Feeds the string to the hasher.
  public func hash(into hasher: inout Hasher) {
    text.hashExactly(into: &hasher)
  }
}
