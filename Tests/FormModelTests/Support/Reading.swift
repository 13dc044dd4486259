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

extension FormWarning.Reason {
  /// The name that stands twice, if that is the doubt.
  var doubledName: String? { if case .doubledName(let name, _, _) = self { name } else { nil } }
  var isUnfitDefault: Bool { if case .unfitDefault = self { true } else { false } }
  var isBadRule: Bool { if case .badRule = self { true } else { false } }
}

extension Form {
  var summary: JSONValue { summary { "\($0.reason)" } }

  /// The items as an outline: names of fields, titles of groups with their content in brackets.
  var outline: String {
    let answers = FormAnswers(form: self)
    return answers.outline
  }

  subscript(pointer: String) -> Field? {
    fields.first { $0.pointer.description == pointer }
  }
}

extension FormAnswers {
  /// The items as an outline: names of fields, titles of groups with their content in brackets; a
  /// plus for what adds rows.
  var outline: String {
    var text = ""
    var open: [Int] = []
    for item in items {
      var around: [Int] = []
      var group = group(around: item)
      while let current = group {
        around.insert(current, at: 0)
        group = self.group(around: .heading(current))
      }
      while !open.isEmpty, open != Array(around.prefix(open.count)) {
        open.removeLast()
        text += "]"
      }
      if !text.isEmpty, text.last != "[" { text += " " }
      switch item {
      case .field(let index): text += form.fields[index].name
      case .add: text += "+"
      case .heading(let index):
        text += form.groups[index].title + "["
        open.append(index)
      }
    }
    return text + String(repeating: "]", count: open.count)
  }
}
