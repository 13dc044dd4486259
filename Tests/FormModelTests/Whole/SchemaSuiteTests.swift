import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import FormModel

/// The official JSON Schema test suite, for the rules that a single field checks itself.
@Suite struct SchemaSuiteTests {
  private static let folder = sharedFolder("suites/json-schema/tests")
  private static let drafts = ["draft4", "draft6", "draft7", "draft2019-09", "draft2020-12"]
  private static let keywords = [
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength",
    "maxLength", "enum", "const", "optional/bignum", "optional/float-overflow",
  ]

  private static let files: [URL] = {
    guard let folder else { return [] }
    return drafts.flatMap { draft in
      keywords.map { folder.appending(path: "\(draft)/\($0).json") }
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }()

  @Test(.enabled(if: folder != nil, "the shared suites are not beside this checkout"))
  func suiteIsThere() {
    #expect(Self.files.count > 45)
  }

  @Test(arguments: files)
  func faultsWhatTheSuiteSaysIsInvalid(file: URL) throws {
    let suite = try JSONValue(reading: [UInt8](Data(contentsOf: file)))
    for group in suite.arrayValue ?? [] {
      guard let schema = group["schema"], let form = try? wrap(schema),
        let field = form.fields.first, field.pointer.tokens == ["x"]
      else { continue }
      for test in group["tests"]?.arrayValue ?? [] {
        guard let data = test["data"], let isValid = test["valid"]?.boolValue,
          field.kind.canHold(data)
        else { continue }
        let issue = field.fault(in: data, NumberFormat(), PlainMatcher())
        #expect((issue == nil) == isValid, "\(schema) \(data)")
        let answers = FormAnswers(form: form, initial: ["x": data])
        if isValid { #expect(answers.json() == ["x": data]) }
      }
    }
  }

  private func wrap(_ schema: JSONValue) throws -> Form {
    try Form(reading: ["type": "object", "properties": ["x": schema]])
  }
}

extension FieldKind {
  /// Tells whether a field of this kind is asked about such a value at all; what `"12"` is in a
  /// number field, say, is not the suite's business.
  fileprivate func canHold(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.stringValue != nil
    case .integer, .number: value.numberValue != nil
    case .boolean: value.boolValue != nil
    case .choice: !value.isNull
    case .choices, .tags, .scalar, .raw: false
    }
  }
}
