import OrderedJSON

extension Field {
  /// Returns what the field shows for a value, and the value as the field's kind has it.
  ///
  /// Text that is a number where a number is asked for becomes one, and so on; a value that cannot
  /// be had in the field's kind stays what it is until the user changes it.
  func prefilled(with value: JSONValue?, _ format: NumberFormat) -> (FieldInput, JSONValue?) {
    guard let value, !value.isNull || takesNull else { return (emptyInput, nil) }
    switch kind {
    case .text:
      guard !value.isNull else { return (.text(""), value) }
      return Self.isScalar(value)
        ? (.text(Self.text(value)), .string(Self.text(value))) : (.text(value.text()), value)
    case .integer, .number:
      guard !value.isNull else { return (.text(""), value) }
      let number = value.numberValue ?? value.stringValue.flatMap { JSONNumber($0) }
      if let number { return (.text(format.text(number)), .number(number)) }
      if value.stringValue?.isEmpty == true { return (.text(""), nil) }
      return (.text(Self.text(value)), value)
    case .boolean:
      let flag = value.boolValue ?? value.stringValue.flatMap(Self.flag)
      return (.flag(flag ?? false), flag.map { .bool($0) } ?? value)
    case .choice(let choices):
      return (.choice(choices.firstIndex { $0.value == value }), value)
    case .raw:
      let isLarge = value.arrayValue?.isEmpty == false || value.objectValue?.isEmpty == false
      return (.text(value.text(isLarge ? .pretty : .compact)), value)
    }
  }

  private var takesNull: Bool {
    if kind == .raw { return true }
    guard case .choice(let choices) = kind else { return isNullable }
    return isNullable || choices.contains { $0.value.isNull }
  }

  private var emptyInput: FieldInput {
    switch kind {
    case .text, .integer, .number, .raw: .text("")
    case .boolean: .flag(false)
    case .choice: .choice(nil)
    }
  }

  private static func isScalar(_ value: JSONValue) -> Bool {
    value.arrayValue == nil && value.objectValue == nil
  }

  private static func text(_ value: JSONValue) -> String {
    value.stringValue ?? value.text()
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }
}

extension FieldKind {
  /// Tells whether a field of this kind can show an input.
  func takes(_ input: FieldInput) -> Bool {
    switch (self, input) {
    case (.text, .text), (.integer, .text), (.number, .text), (.raw, .text), (.boolean, .flag):
      true
    case (.choice(let choices), .choice(let index)):
      index.map(choices.indices.contains) ?? true
    default:
      false
    }
  }
}

extension Form {
  /// The field that the answers as a whole are typed into, if the form is one.
  var rootField: Int? {
    fields.count == 1 && fields[0].pointer.tokens.isEmpty ? 0 : nil
  }
}
