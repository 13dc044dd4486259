import OrderedJSON
import SchemaTestSupport
import SchemaValidation
import Testing

@testable import FormModel

/// Nothing that the form forbids passes Done, and whatever passes can be read back.
@Suite struct DoneTests {
  private func open(_ file: FormFile) throws -> (form: Form, schema: JSONSchema) {
    let document = try JSONDocument(reading: file.bytes())
    return (
      try Form(reading: document), JSONSchema(compiling: try Form.schema(in: document.value))
    )
  }

  /// The text that Done prints; nil if it shows faults instead.
  private func done(_ answers: FormAnswers, _ matcher: FoundationMatcher) -> String? {
    var answers = answers
    return answers.faults(matching: matcher).isEmpty ? answers.json().text(.pretty) : nil
  }

  private func check(_ text: String, _ form: Form, _ schema: JSONSchema, _ name: String) throws {
    let matcher = FoundationMatcher()
    let report = schema.report(on: try json(text), matcher: matcher)
    #expect(report.outcome != .invalid, "\(name) prints \(text): \(report.findings)")
    let document = try JSONDocument(reading: text)
    let again = FormAnswers(form: form, reading: document, matcher: matcher)
    #expect(again.warnings.isEmpty, "\(name) leaves out of \(text)")
    #expect(done(again, matcher) == text, "\(name)")
  }

  @Test func asksForNoAlternativeOfAnObjectThatMayBeLeftOut() throws {
    let object = #"""
      {"type":"object","properties":{"street":{"type":"string"}},"oneOf":[
        {"properties":{"state":{"type":"string"}}},{"properties":{"city":{"type":"string"}}}]}
      """#
    var optional = FormAnswers(form: try form(property: object))
    #expect(optional.faults(matching: PlainMatcher()).isEmpty)
    optional[0] = .text("Elm Street")
    #expect(optional.faults(matching: PlainMatcher()).issues.map(\.issue) == [.required])
    let required = #"{"properties":{"x":\#(object)},"required":["x"]}"#
    var needed = FormAnswers(form: try form(required))
    #expect(needed.faults(matching: PlainMatcher()).issues.map(\.issue) == [.required])
  }

  @Test(arguments: FormFile.all)
  func onTheUntouchedFormPrintsWhatTheSchemaTakesOrShowsFaults(file: FormFile) throws {
    let (form, schema) = try open(file)
    let matcher = FoundationMatcher()
    let answers = FormAnswers(form: form, matcher: matcher)
    guard let text = done(answers, matcher) else { return }
    try check(text, form, schema, "\(file)")
  }

  @Test func onAFilledFormPrintsWhatTheSchemaTakesOrShowsFaults() throws {
    let matcher = FoundationMatcher()
    var printed = 0
    let seeds = 0..<6 as Range<UInt64>
    for file in FormFile.all {
      let (form, schema) = try open(file)
      for seed in seeds {
        var answers = FormAnswers(form: form, matcher: matcher)
        var filling = RandomFilling(
          seed: seed,
          matcher: matcher,
          filled: [0, 30, 60, 100][Int(seed % 4)],
          odd: [0, 5, 20][Int(seed % 3)]
        )
        filling.fill(&answers)
        guard let text = done(answers, matcher) else { continue }
        printed += 1
        try check(text, form, schema, "\(file) \(seed)")
      }
    }
    // If nothing gets through, nothing is tried.
    #expect(printed * 3 > FormFile.all.count * seeds.count)
  }
}
