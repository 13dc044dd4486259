/// The text of a schema of any size, with fields of every kind in sections; the same every time.
struct SchemaText {
  private(set) var bytes: [UInt8] = []
  private var state: UInt64 = 1

  private static let fieldsInSection = 40
  private static let words = [
    "address", "amount", "arrival", "before", "customer", "delivery", "enter", "number", "of",
    "or", "order", "person", "please", "street", "the", "this", "where", "with", "year",
    "Überweisung",
  ]

  /// Writes about 200 bytes for each field.
  init(fields: Int) {
    let sections = (fields + Self.fieldsInSection - 1) / Self.fieldsInSection
    add(#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object","#)
    add(#" "title": "Everything", "properties": {"#)
    for section in 0..<sections {
      add(section == 0 ? "\n" : ",\n")
      add(#"  "section_\#(section)": {"type": "object", "title": "Section \#(section)","#)
      add(#" "required": ["field_\#(section * Self.fieldsInSection)"], "properties": {"#)
      let first = section * Self.fieldsInSection
      for field in first..<min(first + Self.fieldsInSection, fields) {
        add(field == first ? "\n" : ",\n")
        addField(field)
      }
      add("}}")
    }
    add("},\n \"$defs\": {\"size\": {\"enum\": [\"small\", \"medium\", \"large\"]}}}\n")
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func addField(_ number: Int) {
    add("    \"field_\(number)\": {")
    // Some have no title: then a name is made readable.
    if number % 8 != 0 { add("\"title\": \"\(sentence(4)) \(number)\", ") }
    add("\"description\": \"\(sentence(11)).\", ")
    add(rules(number))
    add("}")
  }

  private func rules(_ number: Int) -> String {
    switch number % 16 {
    case 0: #""type": "string", "maxLength": 80"#
    case 1: #""type": "string", "pattern": "^[A-Z]{2}[0-9]{4,\#(number % 50 + 5)}$""#
    case 2: #""type": "string", "format": "email", "examples": ["name@example.org"]"#
    case 3: #""type": "string", "format": "uri""#
    case 4: #""type": "string", "format": "password", "minLength": 8"#
    case 5: #""type": "string", "ui:widget": "textarea", "default": "As it is \#(number)""#
    case 6: #""type": "string", "format": "date", "default": "2026-03-31""#
    case 7: #""type": "integer", "minimum": 0, "maximum": \#(number + 1)"#
    case 8: #""type": "integer", "default": \#(number)"#
    case 9: #""type": "number", "exclusiveMinimum": 0, "multipleOf": 0.25"#
    case 10: #""type": "boolean", "default": false"#
    case 11: #""type": "string", "enum": ["red", "green", "blue", "none of these"]"#
    case 12: ##""$ref": "#/$defs/size""##
    case 13: #""oneOf": [{"const": 1, "title": "One"}, {"const": 2, "title": "Two"}]"#
    case 14: #""type": "array", "items": {"type": "string"}, "default": ["a", "b"]"#
    default: #""type": ["string", "null"], "readOnly": true"#
    }
  }

  private mutating func sentence(_ count: Int) -> String {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.words[Int(state >> 33) % Self.words.count]
    }.joined(separator: " ")
  }
}
