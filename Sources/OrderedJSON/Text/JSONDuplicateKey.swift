/// A member name that stands more than once in one object.
///
/// The last value counts, as in nearly every other program, and takes the first one's place; this
/// tells what was put aside.
public struct JSONDuplicateKey: Sendable {
  /// The name.
  public let key: String
  /// Where the name stands again.
  public let position: JSONPosition
  /// Where the name stood before; nil only for objects made in code.
  public let firstPosition: JSONPosition?
  /// The value that no longer counts.
  public let discardedValue: JSONValue
}
