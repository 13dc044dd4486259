import OrderedJSON

@testable import FormModel

/// Reads a form from JSON text.
func form(_ text: String, hints: String? = nil) throws -> Form {
  try Form(
    reading: JSONDocument(reading: text),
    hints: hints.map { try JSONValue(reading: $0) }
  )
}

/// Reads a form with one property called `x`.
func form(property: String) throws -> Form {
  try form(#"{"type":"object","properties":{"x":\#(property)}}"#)
}

/// Reads JSON text.
func json(_ text: String) throws -> JSONValue {
  try JSONValue(reading: text)
}

extension Form {
  /// The items as an outline: names of fields, titles of sections with their content in brackets.
  var outline: String { outline(of: items) }

  private func outline(of items: [FormItem]) -> String {
    items.map { item in
      switch item {
      case .field(let index): fields[index].name
      case .section(let section): "\(section.title)[\(outline(of: section.items))]"
      }
    }.joined(separator: " ")
  }

  subscript(pointer: String) -> Field? {
    fields.first { $0.pointer.description == pointer }
  }
}
