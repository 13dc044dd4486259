/// How a value is asked for.
public enum FieldKind: Sendable, Hashable {
  /// Text.
  case text(TextStyle)
  /// A whole number, typed.
  case integer
  /// Any number, typed.
  case number
  /// Yes or no.
  case boolean
  /// One of several given values.
  case choice([Choice])
  /// Any number of several given values, each at most once.
  case choices([Choice])
  /// Any number of texts of the user's own, typed in one entry.
  case tags
  /// A value of one of several simple types, typed in one entry.
  case scalar([SchemaType])
  /// JSON text, because nothing better is known.
  case raw
}

extension FieldKind {
  /// The name that `nextfield check` counts the kind under.
  public var name: String {
    switch self {
    case .text(.line): "text"
    case .text(let style): style.rawValue
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .choice: "choice"
    case .choices: "choices"
    case .tags: "tags"
    case .scalar: "scalar"
    case .raw: "raw"
    }
  }

  /// Every name, in the order in which they are reported.
  static let names =
    TextStyle.allCases.map { FieldKind.text($0).name }
    + ["integer", "number", "boolean", "choice", "choices", "tags", "scalar", "raw"]
}
