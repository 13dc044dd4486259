import FormModel
import OrderedJSON
import Testing

/// Labels of choices, constants and yes-or-no questions with one right answer.
@Suite struct ChoiceTests {
  private func choices(_ property: String) throws -> [String] {
    let form = try form(property: property)
    guard case .choice(let choices) = try #require(form.fields.first).kind else { return [] }
    return choices.map { "\($0.value.text())=\($0.label)" }
  }

  @Test(arguments: [
    (
      #"{"enum":["a",1,null,"",true,[1]]}"#,
      [#""a"=a"#, "1=1", "null=—", #"""=“”"#, "true=true", "[1]=[1]"]
    ),
    (#"{"enum":["a","b"],"enumNames":["A","B"]}"#, [#""a"=A"#, #""b"=B"#]),
    (#"{"enum":["a","b"],"enumNames":["A"]}"#, [#""a"=A"#, #""b"=b"#]),
    (#"{"enum":["a","b"],"ui:enumNames":["A","B"]}"#, [#""a"=A"#, #""b"=B"#]),
    (#"{"enum":["a","b"],"ui:options":{"enumNames":["A","B"]}}"#, [#""a"=A"#, #""b"=B"#]),
    (#"{"enum":[1,2],"x-enum-varnames":["ONE","TWO"]}"#, ["1=ONE", "2=TWO"]),
    (#"{"enum":["a","b"],"options":{"enum_titles":["A","B"]}}"#, [#""a"=A"#, #""b"=B"#]),
    (#"{"oneOf":[{"const":1,"title":"One"},{"const":2}]}"#, ["1=One", "2=2"]),
    (
      #"{"oneOf":[{"enum":["a"],"title":"A"},{"enum":["b","c"],"title":"no"}]}"#,
      [#""a"=A"#, #""b"=b"#, #""c"=c"#]
    ),
    (#"{"const":"only"}"#, [#""only"=only"#]),
    (#"{"allOf":[{"enum":["a","b","c"]},{"enum":["c","b","d"]}]}"#, [#""b"=b"#, #""c"=c"#]),
  ])
  func labelsEachValue(property: String, expected: [String]) throws {
    #expect(try choices(property) == expected)
  }

  @Test func takesLabelsFromJsonformsTitleMap() throws {
    for titleMap in [#"{"a":"A"}"#, #"[{"value":"a","name":"A"}]"#] {
      let form = try form(
        #"{"schema":{"x":{"enum":["a","b"]}},"form":[{"key":"x","titleMap":\#(titleMap)}]}"#
      )
      #expect(
        form.fields.first?.kind
          == .choice([Choice(value: "a", label: "A"), Choice(value: "b", label: "b")])
      )
    }
  }

  @Test func followsReferencesToConstants() throws {
    let form = try form(
      #"""
      {"properties":{"x":{"oneOf":[{"$ref":"#/$defs/a","title":"Own"},{"$ref":"#/$defs/b"}]}},
       "$defs":{"a":{"const":1,"title":"A"},"b":{"const":2,"title":"B"}}}
      """#
    )
    #expect(
      form.fields.first?.kind
        == .choice([Choice(value: 1, label: "Own"), Choice(value: 2, label: "B")])
    )
  }

  @Test func aRequiredConstantIsFixed() throws {
    let form = try form(
      #"{"properties":{"v":{"const":2.0},"w":{"const":"x"}},"required":["v"]}"#
    )
    #expect(form.fields.map(\.isReadOnly) == [true, false])
    let answers = FormAnswers(form: form)
    #expect(answers[0] == .choice(0))
    #expect(answers[1] == .choice(nil))
    #expect(answers.json().text() == #"{"v":2.0}"#)
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
  }

  @Test func consentMustBeGivenWhereOnlyYesIsRight() throws {
    for rule in [#""enum":[true]"#, #""const":true"#] {
      let form = try form(
        #"{"properties":{"x":{"type":"boolean",\#(rule)},"y":{"type":"boolean",\#(rule)}},"#
          + #""required":["x"]}"#
      )
      var answers = FormAnswers(form: form)
      #expect(answers.issue(at: 0, matching: PlainMatcher()) == .required)
      #expect(answers.issue(at: 1, matching: PlainMatcher()) == nil)
      answers[0] = .flag(true)
      answers[1] = .flag(true)
      answers[1] = .flag(false)
      #expect(answers.issues(matching: PlainMatcher()).isEmpty)
      #expect(answers.json().text() == #"{"x":true}"#)
    }
  }
}
