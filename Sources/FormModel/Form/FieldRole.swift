/// The role of a field's input.
public enum FieldRole: Sendable, Hashable {
  /// A value in the answers.
  case value
  /// The name of an entry of a map.
  case entryName
  /// Which of several shapes the fields behind it have; it has no value of its own.
  case alternative
  /// Whether the part behind it is there at all; it has no value of its own.
  case presence
}
