import FormModel
import OrderedJSON
import SchemaValidation
import Testing

/// Nothing that the form forbids passes: what no field says itself, the schema as a whole does.
@Suite struct FindingTests {
  private func keywords(_ answers: inout FormAnswers) -> [String] {
    answers.faults(matching: PlainMatcher()).findings.map(\.finding.keyword)
  }

  @Test func aConditionThatADefaultMakesTrueAsksForItsFields() throws {
    let form = try form(
      #"""
      {"properties":{"k":{"type":"string","default":"x"},"b":{"type":"string"}},
       "if":{"properties":{"k":{"const":"x"}}},"then":{"required":["b"]}}
      """#
    )
    var answers = FormAnswers(form: form)
    #expect(answers.form.fields.map(\.isRequired) == [false, true])
    #expect(answers.issues(matching: PlainMatcher()).map(\.index) == [1])
    answers[0] = .text("y")
    #expect(answers.takeChanges().updatedFields == [1])
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
  }

  @Test func aDependencyIsAskedForAsSoonAsItsReasonIsThere() throws {
    let form = try form(
      #"""
      {"properties":{"k":{"type":"string"},"b":{"type":"string"}},"dependentRequired":{"k":["b"]}}
      """#
    )
    var answers = FormAnswers(form: form)
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    answers[0] = .text("x")
    #expect(answers.issues(matching: PlainMatcher()).map(\.index) == [1])
  }

  @Test func aRuleWithoutAFieldIsSaidAtTheHead() throws {
    let form = try form(
      #"""
      {"properties":{"a":{"type":"string"},"b":{"type":"string"}},
       "anyOf":[{"required":["a"]},{"required":["b"]}]}
      """#
    )
    var answers = FormAnswers(form: form)
    let findings = answers.faults(matching: PlainMatcher()).findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.focus == 0 })
    #expect(findings.contains { $0.place == .form })
    answers[1] = .text("x")
    #expect(keywords(&answers).isEmpty)
  }

  @Test func aForbiddenValueIsSaidAtItsField() throws {
    var answers = FormAnswers(
      form: try form(property: #"{"type":"string","not":{"const":"x"}}"#)
    )
    answers[0] = .text("x")
    let findings = answers.faults(matching: PlainMatcher()).findings
    #expect(findings.map(\.place) == [.field(0)])
    answers[0] = .text("y")
    #expect(keywords(&answers).isEmpty)
  }

  @Test func aListIsCheckedAsAWhole() throws {
    let form = try form(
      property: #"{"type":"array","items":{"type":"integer"},"minItems":3,"uniqueItems":true}"#
    )
    var answers = FormAnswers(form: form, initial: try json(#"{"x":[1,1]}"#))
    #expect(keywords(&answers).sorted() == ["minItems", "uniqueItems"])
  }
}
