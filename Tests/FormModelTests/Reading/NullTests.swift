import FormModel
import OrderedJSON
import Testing

/// When `null` is an answer, and when it is none.
@Suite struct NullTests {
  @Test(arguments: [
    #"{"type":["string","null"],"enum":["x","y"]}"#, #"{"type":["string","null"],"const":"x"}"#,
    #"{"type":["string","null"],"oneOf":[{"const":"a"},{"const":"b"}]}"#,
    #"{"type":"string","anyOf":[{"type":"null"},{"type":"string"}]}"#,
    #"{"nullable":true,"enum":["x","y"]}"#,
    #"{"allOf":[{"type":["string","null"]},{"type":"string"}]}"#,
  ])
  func onlyCountsWhereEveryRuleAllowsIt(property: String) throws {
    let form = try form(#"{"properties":{"x":\#(property)},"required":["x"]}"#)
    #expect(form.fields[0].isNullable == false)
    guard !form.fields[0].isReadOnly else { return }
    let answers = FormAnswers(form: form)
    #expect(answers.json() == [:])
    #expect(answers.issues(matching: PlainMatcher()).map(\.issue) == [.required])
  }

  private func section(isRequired: Bool) throws -> Form {
    let section =
      #"{"type":["object","null"],"properties":{"a":{"type":"string"}},"required":["a"]}"#
    return try form(#"{"properties":{"o":\#(section)},"required":[\#(isRequired ? "\"o\"" : "")]}"#)
  }

  @Test(arguments: [true, false])
  func mayStandForASection(isRequired: Bool) throws {
    var answers = FormAnswers(form: try section(isRequired: isRequired), initial: ["o": .null])
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json() == ["o": .null])
    #expect(answers.warnings.isEmpty)
    answers[0] = .text("A")
    #expect(answers.json() == ["o": ["a": "A"]])
  }

  @Test func standsForARequiredSectionThatIsLeftEmpty() throws {
    #expect(FormAnswers(form: try section(isRequired: true)).json() == ["o": .null])
    #expect(FormAnswers(form: try section(isRequired: false)).json() == [:])
  }

  @Test(arguments: [#"{"enum":["x",null]}"#, #"{"enum":["x",""]}"#])
  func thatIsChosenBindsTheSection(property: String) throws {
    let form = try form(
      #"{"properties":{"o":{"properties":{"a":\#(property),"b":{"type":"string"}},"required":["b"]}}}"#
    )
    var answers = FormAnswers(form: form)
    answers[0] = .choice(1)
    #expect(answers.issues(matching: PlainMatcher()).map(\.issue) == [.required])
    #expect(answers.json()["o"]?["a"] != nil)
    answers[0] = .choice(nil)
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json() == [:])
  }

  @Test func answersForAHiddenFieldThatMustBeThere() throws {
    let form = try form(
      #"{"properties":{"h":{"type":["string","null"],"hidden":true}},"required":["h"]}"#
    )
    #expect(form.warnings.isEmpty)
    #expect(FormAnswers(form: form).json() == ["h": .null])
  }
}
