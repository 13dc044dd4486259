import OrderedJSON
import SchemaTestSupport
import SchemaValidation
import Testing

/// The official JSON Schema test suite.
@Suite struct OfficialSuiteTests {
  @Test(.enabled(if: SuiteFile.folder != nil, "the shared suites are not beside this checkout"))
  func suiteIsThere() {
    #expect(SuiteFile.required.count > 190)
  }

  @Test(arguments: SuiteFile.required)
  func passesEveryRequiredTest(_ file: SuiteFile) throws {
    try run(file, SchemaOptions(defaultDraft: file.draft, checksFormats: false))
  }

  @Test(arguments: SuiteFile.optional)
  func passesTheOptionalTests(_ file: SuiteFile) throws {
    try run(
      file,
      SchemaOptions(defaultDraft: file.draft, checksFormats: false, checksContent: true)
    )
  }

  @Test(arguments: SuiteFile.formats)
  func passesTheTestsOfFormats(_ file: SuiteFile) throws {
    try run(file, SchemaOptions(defaultDraft: file.draft))
  }

  private func run(_ file: SuiteFile, _ options: SchemaOptions) throws {
    let matcher = FoundationMatcher()
    for group in try file.groups() {
      let document = try #require(group["schema"])
      let schema = JSONSchema(compiling: document, options: options, lookup: SuiteFile.remote)
      for test in group["tests"]?.arrayValue ?? [] {
        let data = try #require(test["data"])
        let expected: SchemaOutcome = test["valid"] == true ? .valid : .invalid
        let name = "\(group["description"] ?? "") \(test["description"] ?? "") \(document) \(data)"
        let outcome = schema.outcome(of: data, matcher: matcher)
        #expect(outcome == expected, "\(name)")
        let report = schema.report(on: data, matcher: matcher)
        #expect(report.outcome == outcome, "\(name)")
        #expect(report.findings.isEmpty == (outcome != .invalid), "\(name)")
      }
    }
  }
}
