import FormModel
import OrderedJSON
import Testing

/// A default that its own field would refuse is put aside.
@Suite struct DefaultTests {
  @Test(arguments: [
    #""type":"string","enum":["x","y"],"default":"""#, #""enum":["a"],"default":"z""#,
    #""type":"boolean","default":"x""#, #""type":"boolean","default":1"#,
    #""type":"boolean","default":{}"#, #""type":"boolean","default":"""#,
    #""const":true,"default":false"#, #""type":"integer","default":"x""#,
    #""type":"integer","default":5.5"#, #""type":"integer","default":" 5""#,
    #""type":"integer","default":"128.GB""#, #""type":"number","minimum":3,"default":2"#,
    #""type":"number","multipleOf":2,"default":3"#,
    #""type":"string","maxLength":2,"default":"abc""#,
    #""type":"string","minLength":2,"default":"a""#, #""type":"string","minLength":1,"default":"""#,
    #""type":"string","format":"email","default":"a""#, #""type":"string","default":["a"]"#,
  ])
  func isNotOfferedButToldOf(property: String) throws {
    for form in [try form(property: "{\(property)}"), try inSection(property)] {
      let answers = FormAnswers(form: form)
      #expect(answers[0] == .text("") || answers[0] == .flag(false) || answers[0] == .choice(nil))
      #expect(answers.issues(matching: PlainMatcher()).isEmpty)
      #expect(answers.json() == [:])
      #expect(form.warnings.map(\.pointer) == [form.fields[0].pointer])
      #expect(form.warnings.first?.reason.isUnfitDefault == true)
      #expect(form.warnings.first?.position != nil)
      #expect(answers.warnings.isEmpty)
    }
  }

  private func inSection(_ property: String) throws -> Form {
    try form(#"{"properties":{"o":{"type":"object","properties":{"x":{\#(property)}}}}}"#)
  }

  @Test func isNotAnsweredForAHiddenFieldEither() throws {
    let form = try form(property: #"{"type":"integer","ui:widget":"hidden","default":"x"}"#)
    #expect(FormAnswers(form: form).json() == [:])
    #expect(form.warnings.count == 1)
    let good = try FormModelTests.form(
      property: #"{"type":"integer","ui:widget":"hidden","default":"7"}"#
    )
    #expect(FormAnswers(form: good).json() == ["x": 7])
  }

  @Test func isNotOfferedWhereItBreaksAPatternAndThatCanBeSeen() throws {
    let form = try form(property: #"{"type":"string","pattern":"^[0-9]+$","default":"abc"}"#)
    let answers = FormAnswers(form: form, matcher: PlainMatcher())
    #expect(answers[0] == .text(""))
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json() == [:])
    #expect(answers.warnings.map(\.pointer.description) == ["/x"])
    let unknown = try FormModelTests.form(
      property: #"{"type":"string","pattern":"(","default":"abc"}"#
    )
    #expect(FormAnswers(form: unknown, matcher: PlainMatcher()).json() == ["x": "abc"])
  }

  @Test func ofNothingMeansNothingWhereAPatternAsksForMore() throws {
    let form = try form(property: #"{"type":"string","pattern":"^[0-9]+$","default":""}"#)
    #expect(FormAnswers(form: form).json() == [:])
    #expect(FormAnswers(form: form, initial: ["x": ""]).json() == [:])
    #expect(FormAnswers(form: form, initial: ["x": ""]).warnings.isEmpty)
  }

  @Test func ofNullIsNoDefaultAndNoFault() throws {
    let form = try form(
      #"{"properties":{"x":{"type":"string","default":null},"y":{"type":"string","hidden":true,"default":null}}}"#
    )
    #expect(form.warnings.isEmpty)
    #expect(FormAnswers(form: form).json() == [:])
  }

  @Test func withACharacterThatCannotBeShownIsAskedAsJSON() throws {
    let form = try form(property: #"{"type":"string","maxLength":3,"default":"a\u0000b"}"#)
    #expect(form.fields[0].kind == .raw)
    #expect(form.fields[0].notes == [.unshowable])
    #expect(form.warnings.isEmpty)
    var answers = FormAnswers(form: form)
    #expect(answers[0] == .text(#""a\u0000b""#))
    #expect(answers.json() == ["x": "a\u{0}b"])
    answers[0] = .text("5")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .wrongType(allowed: [.string]))
    answers[0] = .text(#""abcd""#)
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .tooLong(maximum: 3))
    answers[0] = .text(#""abc""#)
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == nil)
  }

  @Test(arguments: [
    #""readOnly":true"#, #""ui:widget":"hidden""#, #""hidden":true"#,
  ])
  func isMissedWhereNobodyCanAnswer(flag: String) throws {
    let property = #"{"type":"string",\#(flag)}"#
    let schema = #"{"type":"object","properties":{"x":\#(property)},"required":["x"]}"#
    #expect(try form(schema).warnings.map(\.pointer.description) == ["/x"])
    let given = #"{"schema":\#(schema),"formData":{"x":"a"}}"#
    #expect(try form(given).warnings.isEmpty)
  }
}
