import Foundation
import OrderedJSON
import SchemaValidation
import TestSupport
import Testing

/// A file of the official JSON Schema test suite.
struct SuiteFile: CustomTestStringConvertible, Sendable {
  let url: URL
  let draft: SchemaDraft

  var testDescription: String { url.pathComponents.suffix(3).joined(separator: "/") }

  /// The groups of tests in the file.
  func groups() throws -> [JSONValue] {
    try JSONValue(reading: [UInt8](Data(contentsOf: url))).arrayValue ?? []
  }

  static let folder = sharedFolder("suites/json-schema")
  static let required = files(below: "")
  static let optional = files(below: "optional")
  static let formats = files(below: "optional/format")

  private static let drafts: [(folder: String, draft: SchemaDraft)] = [
    ("draft4", .draft4), ("draft6", .draft6), ("draft7", .draft7), ("draft2019-09", .draft2019),
    ("draft2020-12", .draft2020),
  ]

  private static func files(below part: String) -> [SuiteFile] {
    guard let folder else { return [] }
    return drafts.flatMap { name, draft -> [SuiteFile] in
      let url = folder.appending(path: "tests/\(name)/\(part)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".json") }.map {
        SuiteFile(url: url.appending(path: $0), draft: draft)
      }
    }
  }

  /// The documents of the suite, which stand at `http://localhost:1234/`.
  static func remote(_ address: String) -> JSONValue? {
    let host = "http://localhost:1234/"
    guard let folder, address.hasPrefix(host) else { return nil }
    let file = folder.appending(path: "remotes/" + address.dropFirst(host.count))
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONValue(reading: [UInt8](data))
  }
}
