/// A JSON value that remembers member order, number text and where it was read.
///
/// Equality ignores the position and the order of members, and compares numbers by what they
/// mean: `1.0` equals `1`. Strings are equal when their Unicode scalars are.
public struct JSONValue: Sendable {
  /// The kinds of value.
  public enum Kind: Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A number, as written.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object(JSONObject)
  }

  /// The kind and content of the value.
  public var kind: Kind
  /// Where the value starts in the text it was read from; nil for a value made in code.
  public var position: JSONPosition?

  /// Creates a value.
  public init(_ kind: Kind, position: JSONPosition? = nil) {
    self.kind = kind
    self.position = position
  }
}

extension JSONValue {
  /// The literal `null`.
  public static var null: JSONValue { JSONValue(.null) }

  /// Returns a boolean value.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// Returns a number value.
  public static func number(_ value: JSONNumber) -> JSONValue { JSONValue(.number(value)) }

  /// Returns a string value.
  public static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }

  /// Returns an array value.
  public static func array(_ value: [JSONValue]) -> JSONValue { JSONValue(.array(value)) }

  /// Returns an object value.
  public static func object(_ value: JSONObject) -> JSONValue { JSONValue(.object(value)) }
}
