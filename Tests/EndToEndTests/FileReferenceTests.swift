import AccessibilityDriver
import Foundation
import XCTest

/// A form may refer to files in its own folder, and to none outside.
final class FileReferenceTests: XCTestCase {
  @MainActor
  private func makeForms(_ files: [String: String]) throws -> URL {
    let directory = try makeDirectory().appendingPathComponent("forms")
    let parts = directory.appendingPathComponent("parts")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    }
    return directory
  }

  private func form(_ references: [String]) -> String {
    let properties = references.enumerated().map { #""f\#($0)": {"$ref": "\#($1)"}"# }
    return #"{"type": "object", "properties": {\#(properties.joined(separator: ", "))}}"#
  }

  @MainActor
  func testCase23AReferenceLeadsToAFileBesideTheForm() async throws {
    let directory = try makeForms([
      "form.json": form(["address.json", "parts/country.json#/$defs/short"]),
      "address.json": #"{"title": "Address", "properties": {"street": {"minLength": 3}}}"#,
      "parts/country.json": #"{"$defs": {"short": {"$ref": "../my%20code.json"}}}"#,
      "my code.json": #"{"enum": ["AT", "BE"]}"#,
      "good.json": #"{"f0": {"street": "Ring"}, "f1": "AT"}"#,
      "bad.json": #"{"f0": {"street": "R"}, "f1": "FR"}"#,
    ])
    let check = try run(
      ["check", directory.appendingPathComponent("form.json").path],
      in: directory
    )
    XCTAssertEqual(try check.waitForEnd(), .status(0))
    XCTAssertTrue(check.standardOutput.contains(#""warnings":[]"#), check.standardOutput)
    XCTAssertTrue(check.standardOutput.contains(#""fields":2"#), check.standardOutput)
    for (answers, status) in [("good.json", 0), ("bad.json", 1)] {
      let form = directory.appendingPathComponent("form.json").path
      let file = directory.appendingPathComponent(answers).path
      let validate = try run(["validate", form, file], in: directory.deletingLastPathComponent())
      XCTAssertEqual(try validate.waitForEnd(), .status(Int32(status)), answers)
    }
  }

  @MainActor
  func testNothingIsReadFromOutsideOfTheFolder() async throws {
    let references = [
      "../outside.json", "link.json", "parts", "pipe", "endless", "/etc/hostname",
      "file:///etc/hostname", "http://127.0.0.1:1/x.json", "gone.json", "broken.json",
      "parts/../../outside.json", "%2e%2e/outside.json",
    ]
    let directory = try makeForms([
      "form.json": form(references), "../outside.json": #"{"type": "integer"}"#,
      "broken.json": "{\n  \"type\": string}",
    ])
    let manager = FileManager.default
    let links = ["link.json": "../outside.json", "endless": "/dev/zero"]
    for (name, target) in links {
      let path = directory.appendingPathComponent(name).path
      try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    XCTAssertEqual(mkfifo(directory.appendingPathComponent("pipe").path, 0o600), 0)
    let check = try run(
      ["check", directory.appendingPathComponent("form.json").path],
      in: directory
    )
    XCTAssertEqual(try check.waitForEnd(upTo: 5), .status(0))
    let output = try JSONSerialization.jsonObject(with: Data(check.standardOutput.utf8))
    let summary = try XCTUnwrap(output as? [String: Any])
    XCTAssertEqual((summary["raw"] as? [String])?.count, references.count)
    let warnings = try XCTUnwrap(summary["warnings"] as? [[String: Any]])
    let messages = warnings.compactMap { $0["message"] as? String }
    XCTAssertEqual(messages.count, references.count)
    let expected = [
      "leads out of", "leads out of", "plain file", "plain file", "leads out of", "is not read",
      "is not read", "is not read", "No such file", "broken.json:2:11:", "leads out of",
      "leads out of",
    ]
    for (message, part) in zip(messages, expected) {
      XCTAssertTrue(message.contains(part), "\(message): \(part)")
    }
  }

  @MainActor
  func testAFormFromStandardInputHasNoFolder() async throws {
    let directory = try makeForms(["address.json": #"{"type": "string"}"#])
    let check = try run(["check", "-"], input: form(["address.json"]), in: directory)
    XCTAssertEqual(try check.waitForEnd(), .status(0))
    XCTAssertTrue(check.standardOutput.contains("has no folder"), check.standardOutput)
  }
}
