import FormModel
import OrderedJSON
import Testing

/// A part of a form that may be left empty as a whole.
@Suite struct OptionalSectionTests {
  static let schema = #"""
    {"properties":{"name":{"type":"string"},"address":{"type":"object",
      "properties":{"street":{"type":"string"},"country":{"type":"string","default":"US"},
        "isBox":{"type":"boolean"},"geo":{"properties":{"lat":{"type":"number"}},"required":["lat"]}},
      "required":["street","isBox"]}}}
    """#

  private func answers(_ initial: String? = nil) throws -> FormAnswers {
    FormAnswers(form: try form(Self.schema), initial: try initial.map(json))
  }

  @Test func mayBeLeftEmptyThoughItHasRequiredFieldsAndDefaults() throws {
    let answers = try answers()
    #expect(answers.json().text() == "{}")
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
  }

  @Test func bindsOnceAnythingInItIsEntered() throws {
    var answers = try answers()
    answers[2] = .text("CA")
    #expect(answers.issues(matching: PlainMatcher()).map(\.index) == [1])
    #expect(answers.json().text() == #"{"address":{"country":"CA","isBox":false}}"#)
    answers[1] = .text("Main")
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    answers[1] = .text("")
    answers[2] = .text("")
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json().text() == "{}")
  }

  @Test func bindsTheSectionsAroundIt() throws {
    var answers = try answers()
    answers[4] = .text("1.5")
    #expect(answers.issues(matching: PlainMatcher()).map(\.index) == [1])
    answers[1] = .text("Main")
    #expect(
      answers.json().text()
        == #"{"address":{"street":"Main","country":"US","isBox":false,"geo":{"lat":1.5}}}"#
    )
  }

  @Test func isNotBoundByATickThatWasTakenBack() throws {
    var answers = try answers()
    answers[3] = .flag(true)
    #expect(answers.issues(matching: PlainMatcher()).map(\.index) == [1])
    answers[3] = .flag(false)
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json().text() == "{}")
  }

  @Test func canBeEmptiedAfterItWasGiven() throws {
    var answers = try answers(#"{"address":{"street":"Main"}}"#)
    #expect(
      answers.json().text() == #"{"address":{"street":"Main","country":"US","isBox":false}}"#
    )
    answers[1] = .text("")
    #expect(answers.json().text() == "{}")
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
  }

  @Test func answersItsDefaultsWhenTheyMakeItComplete() throws {
    let form = try form(
      #"{"properties":{"o":{"properties":{"a":{"type":"string","default":"d"},"b":{"type":"string"}},"required":["a"]}}}"#
    )
    #expect(FormAnswers(form: form).json().text() == #"{"o":{"a":"d"}}"#)
  }

  @Test func aRequiredSectionIsThereAndBinds() throws {
    let form = try form(
      #"""
      {"properties":{"o":{"properties":{"p":{"properties":{"a":{"type":"string"}},"required":["a"]},
        "q":{"properties":{"b":{"type":"string"}},"required":["b"]}},"required":["p"]}},"required":["o"]}
      """#
    )
    let answers = FormAnswers(form: form)
    #expect(answers.json().text() == #"{"o":{"p":{}}}"#)
    #expect(answers.issues(matching: PlainMatcher()).map(\.index) == [0])
  }
}
