extension JSONValue: Equatable {
  /// Tells whether both values mean the same, wherever they were read.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left.kind, right.kind) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isExactly(right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}
