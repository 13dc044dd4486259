import Foundation
import OrderedJSON
import SchemaTestSupport
import SchemaValidation
import TestSupport
import Testing

/// The official JSON Schema test suite.
@Suite struct OfficialSuiteTests {
  private static let suite = sharedFolder("suites/json-schema")
  private static let drafts: [(folder: String, draft: SchemaDraft)] = [
    ("draft4", .draft4), ("draft6", .draft6), ("draft7", .draft7), ("draft2019-09", .draft2019),
    ("draft2020-12", .draft2020),
  ]

  struct SuiteFile: CustomTestStringConvertible, Sendable {
    let url: URL
    let draft: SchemaDraft

    var testDescription: String { url.pathComponents.suffix(3).joined(separator: "/") }
  }

  private static func files(below folder: String) -> [SuiteFile] {
    guard let suite else { return [] }
    return drafts.flatMap { name, draft -> [SuiteFile] in
      let url = suite.appending(path: "tests/\(name)/\(folder)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".json") }.map {
        SuiteFile(url: url.appending(path: $0), draft: draft)
      }
    }
  }

  private static let required = files(below: "")
  private static let optional = files(below: "optional")
  private static let formats = files(below: "optional/format")

  /// The documents of the suite, which stand at `http://localhost:1234/`.
  private static func remote(_ address: String) -> JSONValue? {
    let host = "http://localhost:1234/"
    guard let suite, address.hasPrefix(host) else { return nil }
    let file = suite.appending(path: "remotes/" + address.dropFirst(host.count))
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONValue(reading: [UInt8](data))
  }

  @Test(.enabled(if: suite != nil, "the shared suites are not beside this checkout"))
  func suiteIsThere() {
    #expect(Self.required.count > 190)
  }

  @Test(arguments: required)
  func passesEveryRequiredTest(_ file: SuiteFile) throws {
    try run(file, SchemaOptions(defaultDraft: file.draft, checksFormats: false))
  }

  @Test(arguments: optional)
  func passesTheOptionalTests(_ file: SuiteFile) throws {
    try run(
      file,
      SchemaOptions(defaultDraft: file.draft, checksFormats: false, checksContent: true)
    )
  }

  @Test(arguments: formats)
  func passesTheTestsOfFormats(_ file: SuiteFile) throws {
    try run(file, SchemaOptions(defaultDraft: file.draft))
  }

  private func run(_ file: SuiteFile, _ options: SchemaOptions) throws {
    let groups = try JSONValue(reading: [UInt8](Data(contentsOf: file.url)))
    let matcher = FoundationMatcher()
    for group in groups.arrayValue ?? [] {
      let document = try #require(group["schema"])
      let schema = JSONSchema(compiling: document, options: options, lookup: Self.remote)
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
