import FormModel
import OrderedJSON
import Testing

/// Answers that the form does not allow are named.
@Suite struct InitialAnswerTests {
  private func told(_ answers: FormAnswers) -> [String] {
    answers.warnings.map(\.pointer.description)
  }

  @Test func areTakenWhereTheyCanBeSeenAndCorrected() throws {
    let form = try form(
      #"{"properties":{"i":{"type":"integer"},"s":{"type":"string","maxLength":1},"l":{"type":"array","$ref":"y.json"}}}"#
    )
    let text = #"{"i":"many","s":"ab","l":5}"#
    let answers = FormAnswers(form: form, initial: try json(text))
    #expect(answers.json().text() == text)
    #expect(
      answers.issues(matching: PlainMatcher()).map(\.issue)
        == [.notAnInteger, .tooLong(maximum: 1), .wrongType(allowed: [.array])]
    )
    #expect(answers.warnings.isEmpty)
  }

  @Test func areLeftOutAndToldOfWhereTheFieldCannotShowThem() throws {
    let form = try form(
      #"{"properties":{"i":{"type":"integer"},"c":{"enum":["a"]},"s":{"type":"string"},"b":{"type":"boolean"}}}"#
    )
    let text = #"{"i":[],"c":"z","s":[1],"b":"maybe"}"#
    let answers = FormAnswers(form: form, initial: try json(text))
    #expect(answers.json() == [:])
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(told(answers) == ["/i", "/c", "/s", "/b"])
    #expect(answers.warnings[0].reason == .unfitAnswer("[]"))
    #expect(answers.warnings[0].position == JSONPosition(line: 1, column: 6))
  }

  @Test func withADoubledNameAreToldOf() throws {
    let form = try form(property: #"{"type":"string"}"#)
    let document = try JSONDocument(reading: #"{"x":"1","x":"2"}"#)
    let answers = FormAnswers(form: form, reading: document)
    #expect(answers[0] == .text("2"))
    #expect(answers.warnings.map(\.position) == [JSONPosition(line: 1, column: 10)])
    #expect(answers.warnings[0].reason.doubledName == "x")
  }

  @Test(arguments: [
    #"{"type":"string","default":"b"}"#, #"{"type":"integer","default":5}"#,
    #"{"enum":["a","b"],"default":"b"}"#, #"{"type":["string","integer"],"default":1}"#,
    #"{"type":"array","items":{"type":"string"},"default":["b"]}"#,
    #"{"type":"object","properties":{"y":{"type":"string","default":"b"}}}"#,
    #"{"type":"object","properties":{"y":{"type":"string"}},"default":{"y":"b"}}"#,
  ])
  func leaveEmptyWhatTheyLeaveOut(property: String) throws {
    let form = try form(property: property)
    #expect(FormAnswers(form: form).json() != [:])
    #expect(FormAnswers(form: form, initial: [:]).json() != [:])
    let again = FormAnswers(form: form, reading: try JSONDocument(reading: "{}"))
    #expect(again.json().text() == "{}")
  }

  @Test func takeThePlaceOfThoseInTheFormsFile() throws {
    let wrapped = #"{"schema":{"properties":{"x":{"type":"string"}}},"formData":{"x":"a"}}"#
    let form = try form(wrapped)
    #expect(FormAnswers(form: form, initial: [:]).json().text() == #"{"x":"a"}"#)
    let again = FormAnswers(form: form, reading: try JSONDocument(reading: "{}"))
    #expect(again.json().text() == "{}")
  }

  @Test func doNotEmptyWhatNobodyCanEmpty() throws {
    let form = try form(property: #"{"type":"string","default":"b","readOnly":true}"#)
    let again = FormAnswers(form: form, reading: try JSONDocument(reading: "{}"))
    #expect(again.json().text() == #"{"x":"b"}"#)
  }

  @Test func leaveDefaultsToRowsThatComeLater() throws {
    let form = try form(
      property: #"{"type":"array","items":{"properties":{"y":{"type":"string","default":"b"}}}}"#
    )
    var again = FormAnswers(form: form, reading: try JSONDocument(reading: #"{"x":[{}]}"#))
    #expect(again.json().text() == #"{"x":[{}]}"#)
    _ = again.addRow(to: 0)
    #expect(again.json().text() == #"{"x":[{},{"y":"b"}]}"#)
  }

  @Test func leaveTheDefaultWhereTheyCannotBeTaken() throws {
    let form = try form(property: #"{"enum":["a","b"],"default":"b"}"#)
    #expect(FormAnswers(form: form, initial: ["x": "z"])[0] == .choice(1))
  }

  @Test(arguments: ["[]", "null", "\"a\"", "5"])
  func mustBeAnObject(text: String) throws {
    for schema in [#"{"properties":{"x":{"type":"string"}}}"#, #"{"type":"object"}"#] {
      let answers = FormAnswers(form: try form(schema), initial: try json(text))
      #expect(answers.json() == [:])
      #expect(told(answers) == [""])
      #expect(answers.warnings[0].position != nil)
    }
  }

  @Test func mustBeAnObjectWhereASectionIs() throws {
    let form = try form(
      #"{"properties":{"s":{"properties":{"a":{"type":"string"}},"required":["a"]}}}"#
    )
    let answers = FormAnswers(form: form, initial: ["s": "text"])
    #expect(answers.json() == [:])
    #expect(told(answers) == ["/s"])
    #expect(FormAnswers(form: form, initial: ["s": .null]).json() == [:])
  }

  @Test func cannotChangeARequiredConstant() throws {
    let form = try form(#"{"properties":{"v":{"const":2}},"required":["v"]}"#)
    var answers = FormAnswers(form: form, initial: ["v": 3])
    #expect(answers.json() == ["v": 2])
    #expect(told(answers) == ["/v"])
    answers[0] = .choice(nil)
    #expect(answers.json() == ["v": 2])
    #expect(FormAnswers(form: form, initial: ["v": 2]).warnings.isEmpty)
  }

  @Test(arguments: [#""readOnly":true"#, #""hidden":true"#])
  func mustBeRightWhereNobodyCanCorrectThem(flag: String) throws {
    let form = try form(property: #"{"type":"string","maxLength":2,"default":"d",\#(flag)}"#)
    let answers = FormAnswers(form: form, initial: ["x": "abc"])
    #expect(answers.json() == ["x": "d"])
    #expect(told(answers) == ["/x"])
    #expect(FormAnswers(form: form, initial: ["x": "ab"]).json() == ["x": "ab"])
  }

  @Test func mayHaveOtherNamesUnlessTheFormForbidsIt() throws {
    for (rule, isKept) in [
      (#""additionalProperties":false"#, false), (#""unevaluatedProperties":false"#, false),
      (#""additionalProperties":{}"#, true),
      (#""additionalProperties":false,"patternProperties":{"^z":{}}"#, true),
    ] {
      let inner = #"{"properties":{"a":{"type":"string"}},\#(rule)}"#
      let form = try form(#"{"properties":{"o":\#(inner)}}"#)
      let answers = FormAnswers(form: form, initial: ["o": ["a": "A", "z": 1]])
      #expect(answers.json() == ["o": isKept ? ["a": "A", "z": 1] : ["a": "A"]], "\(rule)")
      #expect(told(answers) == (isKept ? [] : ["/o/z"]))
    }
  }

  @Test func thatCameWithTheFormAreCheckedWithTheForm() throws {
    let form = try form(#"{"schema":{"properties":{"c":{"enum":["a"]}}},"formData":{"c":"z"}}"#)
    #expect(form.warnings.map(\.pointer.description) == ["/c"])
    #expect(FormAnswers(form: form).warnings.isEmpty)
    #expect(told(FormAnswers(form: form, initial: ["c": "y"])) == ["/c"])
  }

  @Test func withACharacterThatCannotBeShownAreAskedAsJSON() throws {
    let form = try form(property: #"{"type":"string"}"#)
    let answers = FormAnswers(form: form, initial: ["x": "a\u{0}b"])
    #expect(answers.form.fields[0].kind == .raw)
    #expect(answers.form.fields[0].notes == [.unshowable])
    #expect(answers[0] == .text(#""a\u0000b""#))
    #expect(answers.json() == ["x": "a\u{0}b"])
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
  }

  @Test func ofNullWithoutAChoiceForItCanBeTakenBack() throws {
    let form = try form(property: #"{"anyOf":[{"const":"a"},{"const":"b"},{"type":"null"}]}"#)
    var answers = FormAnswers(form: form, initial: ["x": .null])
    #expect(answers[0] == .choice(nil))
    #expect(answers.json() == ["x": .null])
    answers[0] = .choice(nil)
    #expect(answers.json() == [:])
    #expect(answers.isTouched)
    var empty = FormAnswers(form: form)
    empty[0] = .choice(nil)
    #expect(!empty.isTouched)
  }
}
