import AccessibilityDriver
import Foundation
import XCTest

/// `nextfield validate` says what is wrong with answers, in the order of the form.
final class ValidateTests: XCTestCase {
  private let schema = """
    {"type": "object", "required": ["b"], "properties": {
      "b": {"type": "string", "format": "date"},
      "a": {"type": "string", "pattern": "^\\\\d{3}$"},
      "n": {"type": "integer", "minimum": 1}}}
    """

  @MainActor
  func testFindingsComeInTheOrderOfTheForm() async throws {
    for form in [schema, "{\"schema\": \(schema)}"] {
      let (status, output) = try validate(form, #"{"n": 0, "a": "١٢٣", "b": "2026-02-30"}"#)
      XCTAssertEqual(status, .status(1))
      XCTAssertEqual(output.map { $0["instance"] }, ["/b", "/a", "/n"])
      XCTAssertEqual(output.map { $0["keyword"] }, ["format", "pattern", "minimum"])
      XCTAssertEqual(output.first?["schema"], "/properties/b/format")
      XCTAssertEqual(output.first?["message"], "Enter a date like 2026-03-31.")
    }
  }

  @MainActor
  func testValidAnswersHaveNoFindings() async throws {
    let (status, output) = try validate(schema, #"{"b": "2026-03-31", "a": "123", "n": 1}"#)
    XCTAssertEqual(status, .status(0))
    XCTAssertEqual(output, [])
  }

  @MainActor
  func testAMissingAnswerIsNamed() async throws {
    let (status, output) = try validate(schema, "{}")
    XCTAssertEqual(status, .status(1))
    XCTAssertEqual(output.map { $0["keyword"] }, ["required"])
    XCTAssertEqual(output.first?["message"], "“b” needs an answer.")
  }

  @MainActor
  func testWhatCannotBeReadIsRefused() async throws {
    XCTAssertEqual(try validate("{", "{}").0, .status(2))
    XCTAssertEqual(try validate(schema, "{").0, .status(2))
  }

  @MainActor
  private func validate(_ form: String, _ answers: String) throws -> (
    Program.Ending, [[String: String]]
  ) {
    let directory = try makeDirectory()
    let files = ["form.json": form, "answers.json": answers].mapValues { Data($0.utf8) }
    for (name, data) in files { try data.write(to: directory.appendingPathComponent(name)) }
    let paths = ["form.json", "answers.json"].map { directory.appendingPathComponent($0).path }
    let program = try run(["validate"] + paths, in: directory)
    let ending = try program.waitForEnd()
    let output = Data(program.standardOutput.utf8)
    let list = try? JSONDecoder().decode([[String: String]].self, from: output)
    return (ending, list ?? [])
  }
}
