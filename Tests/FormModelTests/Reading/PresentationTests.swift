import FormModel
import OrderedJSON
import SchemaValidation
import Testing

/// Which widget suits a field best.
@Suite struct PresentationTests {
  @Test(
    arguments: [
      (#"{"type":"boolean"}"#, nil), (#"{"type":"boolean","format":"toggle"}"#, .toggle),
      (#"{"type":"boolean","ui:widget":"switch"}"#, .toggle),
      (#"{"type":"boolean","ui:widget":"checkbox"}"#, nil),
      (#"{"type":"boolean","ui:widget":"radio"}"#, .radio),
      (#"{"type":"boolean","ui:widget":"select"}"#, .list),
      (#"{"enum":["a"]}"#, .list), (#"{"enum":["a","b"]}"#, .radio),
      (#"{"enum":["a","b","c","d"]}"#, .radio), (#"{"enum":["a","b","c","d","e"]}"#, .list),
      (#"{"enum":["a","b"],"ui:widget":"select"}"#, .list),
      (#"{"enum":["a","b"],"ui:options":{"widget":"RadioWidget"}}"#, .radio),
      (#"{"enum":["a","b","c","d","e"],"ui:widget":"radio"}"#, .radio),
      (#"{"enum":["a","b"],"ui:widget":"autocomplete"}"#, .search),
      (#"{"enum":["a","b"],"ui:widget":"unheard-of"}"#, .radio),
      (#"{"type":"integer"}"#, nil), (#"{"type":"integer","minimum":1}"#, nil),
      (#"{"type":"integer","minimum":1,"maximum":10}"#, .spin),
      (#"{"type":"integer","minimum":0,"maximum":1000}"#, nil),
      (#"{"type":"integer","minimum":0,"maximum":1000,"multipleOf":50}"#, .spin),
      (#"{"type":"integer","minimum":7,"maximum":7}"#, nil),
      (#"{"type":"integer","ui:widget":"updown"}"#, .spin),
      (#"{"type":"integer","minimum":1,"maximum":10,"ui:widget":"range"}"#, .slider),
      (#"{"type":"integer","minimum":1,"ui:widget":"range"}"#, nil),
      (#"{"type":"integer","minimum":0,"maximum":99999999,"ui:widget":"range"}"#, nil),
      (#"{"type":"number","minimum":0,"maximum":1}"#, nil),
      (#"{"type":"number","minimum":0,"maximum":1,"ui:widget":"range"}"#, .slider),
      (#"{"type":"number","minimum":0,"maximum":1e300,"ui:widget":"range"}"#, nil),
      (#"{"type":"string","ui:widget":"range"}"#, nil),
    ] as [(String, Presentation?)]
  )
  func isChosen(property: String, presentation: Presentation?) throws {
    let form = try form(property: property)
    #expect(form.fields.map(\.presentation) == [presentation])
    #expect(form.warnings == [])
  }

  @Test func isWhatALayoutAsksFor() throws {
    let form = try form(
      #"""
      {"schema":{"a":{"type":"integer","minimum":1,"maximum":5},"b":{"enum":["x","y","z"]},
                 "c":{"type":"string"},"d":{"enum":["x","y","z"]}},
       "form":[{"key":"a","type":"range"},{"key":"b","type":"select"},{"key":"c","type":"color"},
               {"key":"d","type":"radios"}]}
      """#
    )
    #expect(form.fields.map(\.presentation) == [.slider, .list, nil, .radio])
    #expect(form["/c"]?.kind == .text(.color))
  }

  @Test func aQuestionThatIsChosenCanBeLeftOpen() throws {
    let form = try form(
      #"{"required":["x"],"properties":{"x":{"type":"boolean","ui:widget":"radio"}}}"#
    )
    var answers = FormAnswers(form: form)
    #expect(answers.json().text() == "{}")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .required)
    answers[0] = .choice(1)
    #expect(answers.json().text() == #"{"x":false}"#)
  }

  @Test func aPickerOfDaysTakesOnlyDays() throws {
    let form = try form(property: #"{"type":"string","ui:widget":"date"}"#)
    var answers = FormAnswers(form: form)
    answers[0] = .text("2026-02-30")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .badFormat(.date))
    answers[0] = .text("2026-02-28")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == nil)
  }

  @Test func hintsThatBelongToNoWidgetAreRead() throws {
    let form = try form(
      #"""
      {"schema":{"properties":{"a":{"type":"string"},
         "b":{"type":"string","deprecated":true,"examples":["one","two"]},
         "c":{"type":"string","examples":["one"]},
         "d":{"anyOf":[{"enum":["x","y"]},{"type":"string"}]}}},
       "uiSchema":{"b":{"ui:autofocus":true},"ui:order":["d","b"]}}
      """#
    )
    #expect(form.outline == "d b a c")
    #expect(form.fields.map(\.wantsFocus) == [false, true, false, false])
    #expect(form.fields.map(\.isDeprecated) == [false, true, false, false])
    #expect(form.fields.map(\.suggestions) == [["x", "y"], ["one", "two"], [], []])
    #expect(form["/c"]?.placeholder == "one")
  }
}

/// The numbers that a slider leads through.
@Suite struct NumberStepTests {
  private func steps(_ rules: String, _ type: String = "number") throws -> NumberSteps? {
    let field = try #require(try form(property: #"{"type":"\#(type)",\#(rules)}"#).fields.first)
    return NumberSteps(for: field.kind, field.constraints)
  }

  private func walk(_ steps: NumberSteps) -> [String] {
    var units = steps.lower
    var texts: [String] = []
    while let current = units, texts.count < 100 {
      texts.append(steps.number(ofUnits: current).text)
      let next = steps.next(to: current, isUp: true)
      units = next == current ? nil : next
    }
    return texts
  }

  @Test(arguments: [
    (#""minimum":0,"maximum":0.5,"multipleOf":0.1"#, ["0", "0.1", "0.2", "0.3", "0.4", "0.5"]),
    (#""minimum":-1,"maximum":1,"multipleOf":0.5"#, ["-1", "-0.5", "0", "0.5", "1"]),
    (#""minimum":0.25,"maximum":2,"multipleOf":0.5"#, ["0.5", "1", "1.5", "2"]),
    (#""exclusiveMinimum":0,"exclusiveMaximum":3,"multipleOf":1"#, ["1", "2"]),
    (#""minimum":-7,"maximum":7,"multipleOf":5"#, ["-5", "0", "5"]),
  ])
  func areThoseThatTheRulesAllow(rules: String, numbers: [String]) throws {
    let steps = try #require(try steps(rules))
    #expect(walk(steps) == numbers)
  }

  @Test func areSmallIfTheRangeIs() throws {
    #expect(try steps(#""minimum":0,"maximum":1"#)?.count == 100)
    #expect(try steps(#""minimum":0,"maximum":50"#)?.count == 50)
    #expect(try steps(#""minimum":0,"maximum":3"#, "integer")?.count == 3)
  }

  @Test func leadFromANumberBetweenTwoToTheNext() throws {
    let steps = try #require(try steps(#""minimum":-10,"maximum":10,"multipleOf":5"#, "integer"))
    #expect(steps.next(to: 3, isUp: true) == 5)
    #expect(steps.next(to: 3, isUp: false) == 0)
    #expect(steps.next(to: -3, isUp: true) == 0)
    #expect(steps.next(to: -3, isUp: false) == -5)
    #expect(steps.next(to: nil, isUp: true) == -10)
    #expect(steps.next(to: 99, isUp: true) == 10)
    #expect(steps.next(to: Int.min / 2, isUp: false) == -10)
  }

  @Test(arguments: [
    #""multipleOf":0.3,"minimum":1e12"#, #""multipleOf":1e-30"#, #""minimum":-1e400"#,
    #""allOf":[{"multipleOf":2},{"multipleOf":3}]"#,
  ])
  func areNoneWithoutMeasure(rules: String) throws {
    #expect(try steps(rules) == nil)
  }
}
