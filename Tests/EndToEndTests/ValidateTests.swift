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
  func testStandardErrorSaysWhereInTheFileEachProblemIs() async throws {
    let answers = "{\n  \"n\": 0,\n  \"a\": \"x\"\n}\n"
    let (_, _, said) = try validateSaying(schema, answers)
    XCTAssertEqual(
      said,
      [
        "answers.json:1:1: /b: “b” needs an answer.",
        "answers.json:3:8: /a: This does not have the form that is asked for.",
        "answers.json:2:8: /n: Enter a number that is at least 1.",
      ]
    )
  }

  @MainActor
  func testAPatternThatIsNoneLeavesItUntold() async throws {
    let form = #"{"properties": {"a": {"type": "string", "pattern": "("}}}"#
    let (status, output, said) = try validateSaying(form, #"{"a": "x"}"#)
    XCTAssertEqual(status, .status(2))
    XCTAssertEqual(output, [])
    XCTAssertEqual(said, ["answers.json:1:7: /a: the pattern “(” cannot be checked"])
  }

  @MainActor
  func testASearchThatIsGivenUpLeavesItUntold() async throws {
    let form = #"{"properties": {"a": {"type": "string", "pattern": "^(a+)+$"}}}"#
    let text = String(repeating: "a", count: 60)
    let (status, _, said) = try validateSaying(form, #"{"a": "\#(text)!"}"#)
    XCTAssertEqual(status, .status(2))
    XCTAssertEqual(said, ["answers.json:1:7: /a: the pattern “^(a+)+$” cannot be checked"])
  }

  @MainActor
  func testAFaultCountsBesideWhatCannotBeChecked() async throws {
    let form = #"""
      {"properties": {"a": {"type": "string", "pattern": "("}, "b": {"type": "integer"}}}
      """#
    let (status, output, said) = try validateSaying(form, #"{"a": "x", "b": "y"}"#)
    XCTAssertEqual(status, .status(1))
    XCTAssertEqual(output.map { $0["instance"] }, ["/b"])
    XCTAssertEqual(said.count, 2)
  }

  @MainActor
  func testFilesThatCannotBeReadAreNamed() async throws {
    let (status, output, said) = try validateSaying(schema, "{\n  \"b\": }")
    XCTAssertEqual(status, .status(2))
    XCTAssertEqual(output, [])
    XCTAssertEqual(said.count, 1)
    XCTAssertTrue(said[0].hasPrefix("answers.json:2:8: "), said[0])
    let missing = try run(["validate", "no-form.json", "no-answers.json"], in: makeDirectory())
    XCTAssertEqual(try missing.waitForEnd(), .status(2))
    XCTAssertTrue(missing.standardError.hasPrefix("no-form.json:1:1: "), missing.standardError)
    for arguments in [["validate"], ["validate", "a"], ["validate", "a", "b", "c"]] {
      let program = try run(arguments, in: makeDirectory())
      XCTAssertEqual(try program.waitForEnd(), .status(2), "\(arguments)")
    }
  }

  @MainActor
  private func validate(_ form: String, _ answers: String) throws -> (
    Program.Ending, [[String: String]]
  ) {
    let (ending, output, _) = try validateSaying(form, answers)
    return (ending, output)
  }

  /// Runs the program; the last part of what it returns are the lines on standard error.
  @MainActor
  private func validateSaying(_ form: String, _ answers: String) throws -> (
    Program.Ending, [[String: String]], [String]
  ) {
    let directory = try makeDirectory()
    let files = ["form.json": form, "answers.json": answers].mapValues { Data($0.utf8) }
    for (name, data) in files { try data.write(to: directory.appendingPathComponent(name)) }
    let paths = ["form.json", "answers.json"].map { directory.appendingPathComponent($0).path }
    let program = try run(["validate"] + paths, in: directory)
    let ending = try program.waitForEnd()
    let output = Data(program.standardOutput.utf8)
    let list = try? JSONDecoder().decode([[String: String]].self, from: output)
    let said = program.standardError.split(separator: "\n").map {
      String($0).replacing(directory.path + "/", with: "")
    }
    return (ending, list ?? [], said)
  }
}
