import OrderedJSON

/// A type of values as `type` names it (JSON Schema Validation section 6.1.1).
public enum InstanceType: String, Sendable, Hashable, CaseIterable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// Names with a value each.
  case object
  /// A list of values.
  case array
  /// Any number.
  case number
  /// A whole number.
  case integer
  /// Text.
  case string
}
