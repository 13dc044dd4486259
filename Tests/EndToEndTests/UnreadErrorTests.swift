import AccessibilityDriver
import Foundation
import XCTest

/// Errors before the window, if nobody reads standard error.
final class UnreadErrorTests: XCTestCase {
  private static let nowhere = URL(fileURLWithPath: "/dev/null")

  @MainActor
  func testABrokenFormIsNamedInAWindow() async throws {
    let directory = try makeDirectory()
    let file = directory.appendingPathComponent("broken.json")
    try Data("{\"type\": \"object\",}".utf8).write(to: file)
    try expectWindow(for: [file.path], saying: "broken.json:1:19", in: directory)
  }

  @MainActor
  func testAFolderIsNamedInAWindow() async throws {
    let directory = try makeDirectory()
    try expectWindow(for: [directory.path], saying: directory.path, in: directory)
  }

  @MainActor
  func testBadUsageIsNamedInAWindow() async throws {
    let directory = try makeDirectory()
    try expectWindow(for: ["--foo", "x.json"], saying: "unknown option --foo", in: directory)
  }

  @MainActor
  func testAFileForErrorsKeepsTheWindowAway() async throws {
    let directory = try makeDirectory()
    let program = try run([directory.path], in: directory)
    XCTAssertEqual(try program.waitForEnd(), .status(2))
    XCTAssertNotEqual(program.standardError, "")
  }

  @MainActor
  private func expectWindow(
    for arguments: [String],
    saying words: String,
    in directory: URL
  ) throws {
    let program = try run(arguments, complaints: Self.nowhere, in: directory)
    let session = try FormSession(program: program, directory: directory)
    try session.wait("a window says \(words)") { try session.says(words) }
    try session.press(.escape)
    XCTAssertEqual(try program.waitForEnd(), .status(2))
    XCTAssertEqual(program.standardOutput, "")
  }
}
