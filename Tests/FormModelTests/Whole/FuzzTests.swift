import OrderedJSON
import TestSupport
import Testing

@testable import FormModel

/// Whatever a schema holds, reading and answering it ends without a crash.
@Suite struct FuzzTests {
  private static let keywords = [
    "type", "properties", "allOf", "oneOf", "anyOf", "$ref", "$defs", "enum", "const", "required",
    "default", "title", "items", "if", "then", "dependencies", "minimum", "maxLength", "pattern",
    "format", "ui:order", "ui:widget", "hidden", "$id", "$anchor", "additionalProperties", "a", "b",
    "schema", "form", "formData", "uiSchema", "errorMessage", "examples", "enumNames",
  ]
  private static let values: [JSONValue] = [
    .null, true, false, 0, -1, 1, "string", "object", "integer", "array", "boolean", "null", "a",
    "b", "#", "#/$defs/a", "#/properties/a", "#a", "hidden", "textarea", "*", "", [], [:],
    ["object", "null"], ["a", "b"], .number(JSONNumber("1e400") ?? JSONNumber(0)),
  ]

  private func value(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    if depth > 6 || Int.random(in: 0..<10, using: &random) < 4 {
      return Self.values.randomElement(using: &random) ?? .null
    }
    if Int.random(in: 0..<10, using: &random) < 2 {
      return .array((0..<3).map { _ in value(&random, depth: depth + 1) })
    }
    var object = JSONObject()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let key = Self.keywords.randomElement(using: &random) ?? "a"
      object[key] = value(&random, depth: depth + 1)
    }
    return .object(object)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func anySchemaIsReadAndAnswered(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      var schema = value(&random, depth: 0)
      _ = schema.set("object", at: JSONPointer(tokens: ["type"]))
      _ = schema.set(value(&random, depth: 2), at: JSONPointer(tokens: ["properties", "a"]))
      guard let form = try? Form(reading: schema) else { continue }
      var answers = FormAnswers(form: form, initial: value(&random, depth: 3))
      for index in form.fields.indices {
        for input in [FieldInput.text("1"), .flag(true), .choice(0)] { answers[index] = input }
      }
      _ = answers.issues(matching: PlainMatcher())
      // A form that is one field for JSON can be answered with anything.
      guard answers.json().objectValue != nil else { continue }
      let text = answers.json().text(.pretty)
      let again = FormAnswers(form: form, initial: try json(text))
      // A default comes back if it was taken away, and only then.
      if !text.isEmpty, !schema.text().contains("default") {
        #expect(again.json().text(.pretty) == text, "\(schema)")
      }
      let third = FormAnswers(form: form, initial: again.json())
      #expect(third.json().text(.pretty) == again.json().text(.pretty), "\(schema)")
      #expect(form.summary["fields"] == .number(JSONNumber(form.fields.count)))
      #expect(form.fields.map(\.index) == Array(form.fields.indices))
    }
  }
}
