import OrderedJSON
import Testing

@testable import FormModel

/// Lists of texts that are typed in one entry.
@Suite struct TagTests {
  private static let tags = #"{"type":"array","items":{"type":"string"},"format":"tags"}"#

  @Test(arguments: [
    (#"{"type":"array","items":{"type":"string"},"ui:widget":"tags"}"#, "tags"),
    (#"{"type":"array","items":{"type":"string"},"format":"TagsInput"}"#, "tags"),
    (#"{"type":"array","items":{"type":"string","maxLength":3},"x-widget":"chips"}"#, "tags"),
  ])
  func areAskedForInOneField(property: String, name: String) throws {
    #expect(try form(property: property).fields.map(\.kind.name) == [name])
  }

  @Test(arguments: [
    #"{"type":"array","items":{"type":"string"}}"#,
    #"{"type":"array","items":{"type":"integer"},"format":"tags"}"#,
    #"{"type":"array","items":{"properties":{"a":{"type":"string"}}},"format":"tags"}"#,
    #"{"type":"array","format":"tags"}"#,
  ])
  func areRowsOtherwise(property: String) throws {
    #expect(try form(property: property).fields.isEmpty)
  }

  @Test(arguments: [
    ("", "{}"), (" , ", "{}"), ("a", #"{"x":["a"]}"#), ("a b, c ,", #"{"x":["a b","c"]}"#),
    ("赤、青", #"{"x":["赤","青"]}"#), ("a،b", #"{"x":["a","b"]}"#), ("a\nb", #"{"x":["a","b"]}"#),
  ])
  func endAtCommas(text: String, printed: String) throws {
    var answers = FormAnswers(form: try form(property: Self.tags))
    answers[0] = .text(text)
    #expect(answers.json().text() == printed)
  }

  @Test(arguments: [
    "[]", #"["a"]"#, #"["a","b c","é"]"#, #"["a, b"]"#, #"[" a"]"#, #"[""]"#, #"["a\n"]"#,
  ])
  func comeBackAsTheyAre(list: String) throws {
    let text = #"{"x":\#(list)}"#
    var answers = FormAnswers(form: try form(property: Self.tags), initial: try json(text))
    #expect(answers.warnings.isEmpty)
    #expect(answers.json().text() == text)
    guard answers.form.fields[0].kind == .tags else { return }
    let input = answers[0]
    answers[0] = .text("other")
    answers[0] = input
    #expect(answers.json().text() == text)
  }

  @Test func areJSONIfTheyFillMoreThanALine() throws {
    let given: JSONValue = ["x": .array((0..<20_000).map { .string("tag \($0)") })]
    let answers = FormAnswers(form: try form(property: Self.tags), initial: given)
    #expect(answers.form.fields[0].kind == .raw)
    #expect(answers.json() == given)
  }

  @Test func areCheckedEachByItsRules() throws {
    let form = try form(
      property:
        #"{"type":"array","format":"tags","maxItems":2,"items":{"type":"string","maxLength":3}}"#
    )
    var answers = FormAnswers(form: form)
    for (text, isRight) in [("a, bcd", true), ("a, bcde", false), ("a, b, c", false)] {
      answers[0] = .text(text)
      let faults = answers.faults(matching: PlainMatcher())
      #expect(faults.isEmpty == isRight, "\(text)")
      #expect(isRight || faults.findings.first?.place == .field(0), "\(text)")
    }
  }
}
