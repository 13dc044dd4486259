import FormModel
import OrderedJSON
import Testing

/// A rule that is not looked at is told of.
@Suite struct IgnoredRuleTests {
  @Test(arguments: [
    #"{"type":"string","anyOf":[{"type":"string","title":"A"},{"type":"null"}]}"#,
    #"{"anyOf":[{"type":"string","maxLength":2},{"type":"null"}]}"#,
    #"{"oneOf":[{"const":"a","title":"A"},{"const":"b"}]}"#,
    #"{"type":"string","allOf":[{"maxLength":2},{"pattern":"a"}]}"#,
    #"{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}"#,
  ])
  func isNotToldOfWhereItIsHeeded(property: String) throws {
    #expect(try form(property: property).warnings.isEmpty)
  }

  @Test(arguments: [
    #"{"type":"object","properties":[1]}"#, #"{"type":"string","enum":"a"}"#,
    #"{"type":"array","items":{"enum":{"a":1}}}"#,
  ])
  func isToldOfOnceIfItMakesNoSense(property: String) throws {
    var form = try form(property: property)
    form.lookIntoParts()
    #expect(form.warnings.map(\.reason.isBadRule) == [true])
    #expect(form.warnings.allSatisfy { $0.position != nil })
  }

  @Test func isToldOfIfItLetsNobodyAnswer() throws {
    let choice = try form(property: #"{"enum":[]}"#)
    #expect(choice.warnings.map(\.reason) == [.noListedValue])
    let forbidden = try form(#"{"properties":{"a":false,"b":{}},"required":["a"]}"#)
    #expect(forbidden.warnings.map(\.reason) == [.unanswerable])
    #expect(forbidden.warnings[0].pointer.description == "/a")
  }

  @Test func ofAForbiddenPropertyAsksNothing() throws {
    let form = try form(#"{"properties":{"a":false,"b":{"type":"string"}}}"#)
    #expect(form.fields.map(\.name) == ["b"])
    let answers = FormAnswers(form: form, initial: try json(#"{"a":1,"b":"x","c":2}"#))
    #expect(answers.warnings.map(\.pointer.description) == ["/a"])
    #expect(answers.json().text() == #"{"b":"x","c":2}"#)
  }

  @Test func ofAPropertyThatIsForbiddenForATimeTakesItsFieldAway() throws {
    let form = try form(
      #"""
      {"properties":{"k":{"type":"boolean"},"x":{"type":"string"}},
       "if":{"properties":{"k":{"const":true}},"required":["k"]},"then":{"properties":{"x":false}}}
      """#
    )
    var answers = FormAnswers(form: form, initial: try json(#"{"x":"a"}"#), matcher: PlainMatcher())
    #expect(answers.outline == "k x")
    answers[0] = .flag(true)
    #expect(answers.outline == "k")
    #expect(answers.json().text() == #"{"k":true}"#)
    #expect(answers.faults(matching: PlainMatcher()).isEmpty)
    answers[0] = .flag(false)
    #expect(answers.json().text() == #"{"k":false,"x":"a"}"#)
    let given = try json(#"{"k":true,"x":"a"}"#)
    var again = FormAnswers(form: form, initial: given, matcher: PlainMatcher())
    #expect(again.warnings.map(\.pointer.description) == ["/x"])
    #expect(again.json().text() == #"{"k":true}"#)
    again[0] = .flag(false)
    #expect(again.json().text() == #"{"k":false,"x":"a"}"#)
  }

  @Test(arguments: [
    (#"{"type":"string","enum":["x",1,null]}"#, [#""x""#]),
    (#"{"type":["integer","null"],"enum":["x",1,2.5,null]}"#, ["1", "null"]),
    (#"{"type":"string","nullable":true,"enum":["x",null]}"#, [#""x""#, "null"]),
    (#"{"type":"integer","minimum":2,"exclusiveMaximum":4,"enum":[1,2,3,4]}"#, ["2", "3"]),
    (#"{"type":"string","maxLength":1,"oneOf":[{"const":"a"},{"const":"bc"}]}"#, [#""a""#]),
    (
      #"{"allOf":[{"oneOf":[{"const":"a"},{"const":"b"}]},{"oneOf":[{"const":"b"},{"const":"c"}]}]}"#,
      [#""b""#]
    ),
    (#"{"enum":["a","b","c"],"oneOf":[{"const":"c"},{"const":"a"}]}"#, [#""a""#, #""c""#]),
  ])
  func isHeededByWhatIsOffered(property: String, expected: [String]) throws {
    let form = try form(property: property)
    guard case .choice(let choices) = form.fields[0].kind else {
      #expect(Bool(false), "\(form.fields[0].kind)")
      return
    }
    #expect(choices.map { $0.value.text() } == expected)
    #expect(form.warnings.isEmpty)
  }

  @Test func leavesTheListWhereItWouldLeaveNothing() throws {
    let form = try form(property: #"{"type":"integer","enum":["1","2"]}"#)
    guard case .choice(let choices) = form.fields[0].kind else { return }
    #expect(choices.count == 2)
    #expect(form.warnings.count == 1)
  }

  @Test func ofOneFieldIsNotHeededByAnotherWithTheSameList() throws {
    let form = try form(
      ##"""
      {"properties":{"a":{"$ref":"#/$defs/e"},"b":{"$ref":"#/$defs/e","type":"string"}},
       "$defs":{"e":{"enum":["x",1]}}}
      """##
    )
    #expect(
      form.fields.map(\.kind) == [
        .choice([Choice(value: "x", label: "x"), Choice(value: 1, label: "1")]),
        .choice([Choice(value: "x", label: "x")]),
      ]
    )
  }
}
