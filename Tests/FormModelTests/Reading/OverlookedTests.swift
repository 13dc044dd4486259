import FormModel
import OrderedJSON
import SchemaValidation
import Testing

/// Behaviors that a small break in the model once went by unnoticed.
@Suite struct OverlookedTests {
  @Test(arguments: [("true", true), ("false", false), ("TRUE", true)])
  func anAnswerAsTextIsTheSameFlag(text: String, flag: Bool) throws {
    let form = try form(property: #"{"type":"boolean"}"#)
    let answers = FormAnswers(form: form, initial: ["x": .string(text)])
    #expect(answers.json() == ["x": .bool(flag)])
  }

  @Test(arguments: [
    ("größeInMeter", "Größe in meter"), ("HTTPÜbersicht", "HTTP übersicht"),
    ("straßenName", "Straßen name"),
  ])
  func namesBeyondASCIIAreMadeReadable(name: String, label: String) throws {
    let form = try form(##"{"properties":{"\##(name)":{"type":"string"}}}"##)
    #expect(form.fields[0].label == label)
  }

  @Test func aSignThatIsNoDigitMakesNoNumber() throws {
    let form = try form(property: #"{"type":"number"}"#)
    var answers = FormAnswers(form: form)
    answers[0] = .text("12€")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .notANumber)
  }

  @Test func aTickThatMustBeSetAndIsTakenBackIsAskedForAgain() throws {
    let form = try form(
      #"{"properties":{"x":{"type":"boolean","const":true}},"required":["x"]}"#
    )
    var answers = FormAnswers(form: form)
    answers[0] = .flag(true)
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == nil)
    answers[0] = .flag(false)
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .required)
  }

  @Test(arguments: ["1.2.3.4.", "1..2.3.4", ".1.2.3.4"])
  func anAddressHasNoEmptyPart(text: String) throws {
    let form = try form(property: #"{"type":"string","format":"ipv4"}"#)
    var answers = FormAnswers(form: form)
    answers[0] = .text(text)
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == .badFormat(.ipv4))
    answers[0] = .text("1.2.3.4")
    #expect(answers.issue(at: 0, matching: PlainMatcher()) == nil)
  }

  @Test(arguments: [
    #"{"type":"number","exclusiveMinimum":0}"#,
    #"{"type":"number","minimum":0,"exclusiveMinimum":true}"#,
  ])
  func aSoundRuleIsNotWarnedAbout(property: String) throws {
    #expect(try form(property: property).warnings.isEmpty)
  }

  @Test func aPropertyOfABranchMayBeReadOnly() throws {
    let form = try form(
      """
      {"properties":{"k":{"enum":["a","b"]}},"oneOf":[
        {"properties":{"k":{"const":"a"},"x":{"type":"string","readOnly":true}}},
        {"properties":{"k":{"const":"b"},"x":{"type":"string","readOnly":true}}}]}
      """
    )
    var answers = FormAnswers(form: form)
    answers[0] = .choice(0)
    let shown = answers.items.compactMap { item -> Field? in
      guard case .field(let index) = item else { return nil }
      return answers.form.fields[index]
    }
    let branch = try #require(shown.first { $0.name == "x" })
    #expect(branch.isReadOnly)
  }
}
