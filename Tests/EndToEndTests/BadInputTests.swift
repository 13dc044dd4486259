import AccessibilityDriver
import Foundation
import XCTest

/// A file that cannot be read ends the program at once, with its place and the reason on one line.
final class BadInputTests: XCTestCase {
  @MainActor
  func testUnreadableFormsAreNamedWithTheirPlace() async throws {
    let cases: [(name: String, text: String, place: String)] = [
      ("empty", "", "1:1"),
      ("open-object", "{", "1:2"),
      ("trailing-comma", "{\"type\": \"object\",}", "1:19"),
      ("second-line", "{\n  \"type\": object\n}", "2:11"),
      ("two-values", "{} {}", "1:4"),
      ("single-quotes", "{'type': 'object'}", "1:2"),
      ("bad-escape", "{\"title\": \"a\\x\"}", ""),
      ("control-character", "{\"title\": \"a\nb\"}", ""),
      ("too-deep", String(repeating: "[", count: 100_000), ""),
      ("not-an-object", "[1, 2]", ""),
      ("a-number", "42", ""),
    ]
    let directory = try makeDirectory()
    for (name, text, place) in cases {
      let file = directory.appendingPathComponent("\(name).json")
      try Data(text.utf8).write(to: file)
      let program = try run([file.path], in: directory)
      XCTAssertEqual(try program.waitForEnd(), .status(2), name)
      XCTAssertEqual(program.standardOutput, "", name)
      let complaint = program.standardError
      let pattern = "^\(NSRegularExpression.escapedPattern(for: file.path)):[0-9]+:[0-9]+: .+\n$"
      XCTAssertNotNil(complaint.range(of: pattern, options: .regularExpression), complaint)
      XCTAssertTrue(complaint.hasPrefix("\(file.path):\(place)"), "\(name): \(complaint)")
    }
  }

  @MainActor
  func testBytesThatAreNoTextAreRefused() async throws {
    let directory = try makeDirectory()
    let file = directory.appendingPathComponent("latin.json")
    try Data([0x7B, 0x22, 0xE9, 0x22, 0x3A, 0x31, 0x7D]).write(to: file)
    let program = try run([file.path], in: directory)
    XCTAssertEqual(try program.waitForEnd(), .status(2))
    XCTAssertTrue(program.standardError.hasPrefix("\(file.path):1:3: "), program.standardError)
  }

  @MainActor
  func testHintsThatCannotBeReadAreNamedWithTheirPlace() async throws {
    let directory = try makeDirectory()
    let form = Place.forms.appendingPathComponent("sign-in.json").path
    for (text, place) in [("{\"elements\": [}", "1:15"), ("[1]", "1:1")] {
      let file = directory.appendingPathComponent("layout.json")
      try Data(text.utf8).write(to: file)
      for arguments in [["--ui", file.path, form], ["check", "--ui", file.path, form]] {
        let program = try run(arguments, in: directory)
        XCTAssertEqual(try program.waitForEnd(), .status(2), text)
        let complaint = program.standardError
        XCTAssertTrue(complaint.hasPrefix("\(file.path):\(place): "), complaint)
      }
    }
  }

  @MainActor
  func testBadUsageIsRefused() async throws {
    let directory = try makeDirectory()
    let form = Place.forms.appendingPathComponent("sign-in.json").path
    let missing = directory.appendingPathComponent("no-such-form.json").path
    let cases: [[String]] = [
      [], ["--no-such-option", form], [missing], [form, form], ["--width", "wide", form],
      ["--format", "xml", form], ["--set", "/user", form], ["--answers", missing, form],
      ["--keyboard", "sometimes", form], ["-o"], ["--timeout", "-1", form], [directory.path],
      ["-o", directory.path, form], ["-o", missing + "/answers.json", form], ["-o", "", form], [""],
    ]
    for arguments in cases {
      let program = try run(arguments, in: directory)
      XCTAssertEqual(try? program.waitForEnd(upTo: 3), .status(2), "\(arguments)")
      XCTAssertEqual(program.standardOutput, "", "\(arguments)")
      XCTAssertNotEqual(program.standardError, "", "\(arguments)")
      program.end()
    }
  }

  @MainActor
  func testMissingFormIsNamed() async throws {
    let directory = try makeDirectory()
    let missing = directory.appendingPathComponent("no-such-form.json").path
    let program = try run([missing], in: directory)
    XCTAssertEqual(try program.waitForEnd(), .status(2))
    XCTAssertTrue(program.standardError.contains(missing), program.standardError)
    XCTAssertEqual(program.standardError.filter { $0 == "\n" }.count, 1, program.standardError)
  }
}
