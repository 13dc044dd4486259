import FormModel
import OrderedJSON
import Testing

/// Tells form files from others, and where an error points.
@Suite struct SourceTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let place: String
    let reason: FormError.Reason
    var testDescription: String { text }
  }

  static let refusals = [
    Refusal(text: "\n[1]", place: "2:1", reason: .notAnObject),
    Refusal(text: " 12", place: "1:2", reason: .notAnObject),
    Refusal(text: "\"x\"", place: "1:1", reason: .notAnObject),
    Refusal(text: "true", place: "1:1", reason: .notAnObject),
    Refusal(text: "null", place: "1:1", reason: .notAnObject),
    Refusal(text: "{}", place: "1:1", reason: .notASchema),
    Refusal(text: #"{"name":"x","type":"module","title":"y"}"#, place: "1:1", reason: .notASchema),
    Refusal(text: #"{"properties":[1]}"#, place: "1:15", reason: .noProperties),
    Refusal(text: #"{"schema":true}"#, place: "1:11", reason: .notAnObject),
    Refusal(text: #"{"schema":[]}"#, place: "1:11", reason: .notAnObject),
    Refusal(text: #"{"schema":{"a":1}}"#, place: "1:11", reason: .notASchema),
  ]

  @Test(arguments: refusals)
  func refusesWhatIsNoForm(refusal: Refusal) {
    let error = #expect(throws: FormError.self) { try form(refusal.text) }
    #expect(error?.reason == refusal.reason)
    #expect(error?.position?.description == refusal.place)
  }

  @Test(arguments: [
    #"{"type":"object","properties":{"a":{},"b":{}}}"#,
    #"{"properties":{"a":{},"b":{}}}"#,
    #"{"type":["object","null"],"properties":{"a":{},"b":{}}}"#,
    ##"{"$ref":"#/$defs/f","$defs":{"f":{"properties":{"a":{},"b":{}}}}}"##,
    #"{"allOf":[{"properties":{"a":{}}},{"properties":{"b":{}}}]}"#,
    #"{"schema":{"type":"object","properties":{"a":{},"b":{}}}}"#,
    #"{"schema":{"properties":{"a":{},"b":{}}},"uiSchema":{},"formData":{}}"#,
    #"{"schema":{"a":{},"b":{}}}"#,
    #"{"schema":{"a":{"type":"string"},"b":{"type":"string"}},"form":["*"]}"#,
    ##"{"pluginAlias":"P","schema":{"$ref":"#/definitions/x","definitions":"##
      + #"{"x":{"properties":{"a":{},"b":{}}}}}}"#,
  ])
  func readsSchemasAndWrappers(text: String) throws {
    #expect(try form(text).outline == "a b")
  }

  @Test func readsAMapOfPropertiesWithNamesLikeKeywords() throws {
    let text = #"{"schema":{"type":{"type":"string"},"properties":{"type":"string"}}}"#
    #expect(try form(text).outline == "type properties")
  }

  @Test func takesTitleAndDescriptionFromWhereTheyAre() throws {
    let plain = try form(#"{"title":"T","description":"D","type":"object","properties":{}}"#)
    #expect(plain.title == "T")
    #expect(plain.description == "D")
    #expect(plain.fields.isEmpty)
    let wrapped = try form(
      #"{"schema":{"title":"T","properties":{}},"uiSchema":{"ui:title":"U"}}"#
    )
    #expect(wrapped.title == "U")
    #expect(try form(#"{"pluginAlias":"P","schema":{"a":{}}}"#).title == "P")
  }

  @Test(arguments: [
    (##"{"$ref":"#/nowhere"}"##, FieldNote.brokenReference),
    (##"{"$ref":"#"}"##, .circularReference),
    (#"{"$ref":"other.json"}"#, .remoteReference),
  ])
  func asksForTheWholeAnswerAsJSONWhenNothingIsDescribed(text: String, note: FieldNote) throws {
    let form = try form(text)
    #expect(form.fields.map(\.pointer) == [.root])
    #expect(form.fields.first?.kind == .raw)
    #expect(form.fields.first?.notes == [note])
    var answers = FormAnswers(form: form, initial: try json(#"{"b":1}"#))
    #expect(answers.json().text() == #"{"b":1}"#)
    answers[0] = .text(#"{"z":1,"a":[2]}"#)
    #expect(answers.json().text() == #"{"z":1,"a":[2]}"#)
  }

  @Test(arguments: [
    (#"{"type":"string"}"#, "T", #""x""#), (#"{"enum":["a","b"]}"#, "T", #""b""#),
    (#"{"type":"array","items":{"type":"integer"}}"#, "T[+]", "[1,2]"),
    (##"{"$ref":"#/definitions/a","definitions":{"a":{"type":"array"}}}"##, "T[+]", #"["a"]"#),
    (#"{"type":"object"}"#, "T[+]", #"{"a":1}"#),
    (#"{"oneOf":[{"type":"string"},{"type":"array"}]}"#, "T", #"["a"]"#),
  ])
  func opensWhateverTheAnswerIs(text: String, outline: String, answer: String) throws {
    let form = try form(#"{"name":"T","schema":\#(text)}"#)
    #expect(form.outline == outline)
    let answers = FormAnswers(form: form, initial: try json(answer))
    #expect(answers.json().text() == answer)
    #expect(answers.warnings.isEmpty)
  }

  @Test func warnsAboutDoubledNames() throws {
    let form = try form(#"{"properties":{"a":{"type":"string"},"a":{"type":"integer"}}}"#)
    #expect(form.fields.map(\.kind) == [.integer])
    #expect(form.warnings.count == 1)
    #expect(form.warnings.first?.position?.description == "1:38")
    #expect(form.warnings.first?.reason.doubledName == "a")
  }
}
