import FormModel
import OrderedJSON
import SchemaTestSupport
import Testing

/// Conditions are evaluated as the answers are validated, patterns included.
@Suite struct ConditionPatternTests {
  private func answers(_ rules: String, _ initial: String? = nil) throws -> FormAnswers {
    let text = #"""
      {"type":"object","properties":{"k":{"type":"string"},"n":{"type":"integer"}},\#(rules)}
      """#
    return FormAnswers(
      form: try form(text),
      initial: try initial.map { try json($0) },
      matcher: FoundationMatcher()
    )
  }

  private func names(_ answers: FormAnswers) -> [String] {
    answers.items.compactMap { item in
      guard case .field(let index) = item else { return nil }
      return answers.form.fields[index].name
    }
  }

  private static let rules = #"""
    "if":{"properties":{"k":{"pattern":"^\\d{3}$"}},"required":["k"]},
    "then":{"properties":{"t":{"type":"string"}}},"else":{"properties":{"e":{"type":"string"}}}
    """#

  @Test func aPatternShowsFieldsWhileTyping() throws {
    var answers = try answers(Self.rules)
    #expect(names(answers) == ["k", "n", "e"])
    answers[0] = .text("123")
    #expect(names(answers) == ["k", "n", "t"])
    answers[0] = .text("١٢٣")
    #expect(names(answers) == ["k", "n", "e"])
  }

  @Test func aPatternShowsFieldsOfGivenAnswers() throws {
    let answers = try answers(Self.rules, #"{"k":"123","t":"x"}"#)
    #expect(names(answers) == ["k", "n", "t"])
    #expect(answers.json().text() == #"{"k":"123","t":"x"}"#)
  }

  @Test(arguments: [
    (#""if":{"propertyNames":{"pattern":"^k"}}"#, "k", "x", true),
    (#""if":{"patternProperties":{"^k$":{"const":"x"}}}"#, "k", "y", false),
    (#""if":{"properties":{"k":{"format":"date"}}}"#, "k", "2026-02-30", false),
    (#""if":{"not":{"properties":{"k":{"pattern":"x"}}}}"#, "k", "x", false),
    (#""if":{"minProperties":1}"#, "k", "x", true),
  ])
  func everyKeywordOfAConditionCounts(_ test: String, _ name: String, _ text: String, _ isMet: Bool)
    throws
  {
    let then = #""then":{"properties":{"t":{"type":"string"}}}"#
    let otherwise = #""else":{"properties":{"e":{"type":"string"}}}"#
    var answers = try answers(test + "," + then + "," + otherwise)
    let index = try #require(answers.form.fieldIndex(at: JSONPointer(tokens: [name])))
    answers[index] = .text(text)
    #expect(names(answers) == ["k", "n", isMet ? "t" : "e"])
  }

  @Test func aPatternThatCannotBeCheckedShowsNeitherSide() throws {
    var answers = try answers(Self.rules.replacing("^\\\\d{3}$", with: "("))
    answers[0] = .text("123")
    #expect(names(answers) == ["k", "n"])
    #expect(answers.faults(matching: FoundationMatcher()).isEmpty)
  }

  @Test func aPatternChoosesTheAlternativeOfAGivenValue() throws {
    let form = try form(
      property: #"""
        {"oneOf":[{"type":"object","properties":{"a":{"type":"string","pattern":"^x"}}},
                  {"type":"object","properties":{"a":{"type":"string","pattern":"^y"}}}]}
        """#
    )
    let answers = FormAnswers(
      form: form,
      initial: try json(#"{"x":{"a":"yes"}}"#),
      matcher: FoundationMatcher()
    )
    #expect(answers[0] == .choice(1))
  }

  @Test func defaultsOfANewRowKeepTheirPatterns() throws {
    let form = try form(
      property: #"""
        {"type":"array","items":{"type":"object",
         "properties":{"a":{"type":"string","pattern":"^\\d$","default":"z"}}}}
        """#
    )
    var answers = FormAnswers(form: form, matcher: FoundationMatcher())
    let change = answers.addRow(to: 0)
    let index = try #require(change.focus)
    #expect(answers[index] == .text(""))
  }
}
