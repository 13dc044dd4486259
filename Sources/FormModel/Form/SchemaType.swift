public import OrderedJSON

/// A type of values as JSON Schema names it (JSON Schema Validation section 6.1.1).
public enum SchemaType: String, Sendable, Hashable, CaseIterable {
  /// A list of values.
  case array
  /// Names with a value each.
  case object
  /// Text.
  case string
  /// A whole number; `1.0` is one.
  case integer
  /// Any number.
  case number
  /// `true` or `false`.
  case boolean
  /// `null`.
  case null
}

extension SchemaType {
  /// Tells whether a value is of this type.
  public func contains(_ value: JSONValue) -> Bool {
    switch self {
    case .array: value.arrayValue != nil
    case .object: value.objectValue != nil
    case .string: value.stringValue != nil
    case .integer: value.numberValue?.isInteger == true
    case .number: value.numberValue != nil
    case .boolean: value.boolValue != nil
    case .null: value.isNull
    }
  }
}
