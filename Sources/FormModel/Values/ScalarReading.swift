import OrderedJSON

/// Reading typed text as a value of one of several simple types.
struct ScalarReading {
  private let types: [SchemaType]
  private let format: NumberFormat

  init(_ types: [SchemaType], _ format: NumberFormat) {
    (self.types, self.format) = (types, format)
  }

  /// The types that a text can be a value of, the one that is taken first.
  func types(of text: String) -> [SchemaType] {
    let order: [SchemaType] = [.boolean, .null, .integer, .number, .string]
    var found = order.filter { types.contains($0) && value(of: text, as: $0) != nil }
    if found.contains(.integer), let place = found.firstIndex(of: .number) {
      found.remove(at: place)
    }
    return found
  }

  /// Returns the value that a text most likely means; text that is none of the types stays text.
  func value(of text: String) -> JSONValue? {
    types(of: text).first.flatMap { value(of: text, as: $0) } ?? .string(text)
  }

  /// Returns the value that a text is in a type, or nil if it is none.
  func value(of text: String, as type: SchemaType) -> JSONValue? {
    switch type {
    case .string: .string(text)
    case .integer:
      format.number(text).flatMap { $0.isInteger ? .number($0.withoutFraction) : nil }
    case .number: format.number(text).map { .number($0) }
    case .boolean: text == "true" ? true : text == "false" ? false : nil
    case .null: text == "null" ? .null : nil
    case .array, .object: nil
    }
  }
}
