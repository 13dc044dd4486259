import AccessibilityDriver
import Foundation
import XCTest

/// Finished forms are kept in a database, and come out again.
final class CollectTests: XCTestCase {
  private let path = Place.forms.appendingPathComponent("sign-in.json").path

  @MainActor
  private func run(_ arguments: String..., in directory: URL) throws -> (
    Program.Ending, String, String
  ) {
    let program = try run(arguments, in: makeDirectory())
    let ending = try program.waitForEnd(upTo: 30)
    return (ending, program.standardOutput, program.standardError)
  }

  @MainActor
  func testAFinishedFormIsKeptAndExported() async throws {
    let database = try makeDirectory().appendingPathComponent("a.db")
    for name in ["ada", "=bob"] {
      let form = try open("sign-in", "--collect", database.path)
      try form.field("User Name").setText(name)
      try form.field("Password").setText("correct horse")
      try form.click("Done")
      XCTAssertEqual(try form.program.waitForEnd(), .status(0))
      XCTAssertEqual(form.program.standardOutput, "")
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: database.path)
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    let (ending, output, _) = try run("export", database.path, in: database)
    XCTAssertEqual(ending, .status(0))
    let lines = try output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary
    }
    let users = lines.map { ($0?["answers"] as? NSDictionary)?["user"] as? String }
    XCTAssertEqual(users, ["ada", "=bob"])
    XCTAssertEqual(Set(lines.map { $0?["uuid"] as? String }).count, 2)
    let table = try run("export", "--format=csv", database.path, in: database).1
    XCTAssertTrue(table.contains("\"'=bob\",\"correct horse\""), table)
  }

  @MainActor
  func testAnswersAreSubmittedAndWrongOnesNamed() async throws {
    let directory = try makeDirectory()
    let good = directory.appendingPathComponent("good.jsonl")
    let right = #"{"user": "ada", "password": "correct horse"}"#
    try Data("\(right)\n{\"user\": \"a\"}\n\n\(right)\n".utf8).write(to: good)
    let one = directory.appendingPathComponent("one.json")
    try Data(right.utf8).write(to: one)
    let database = directory.appendingPathComponent("a.db").path
    let (ending, output, complaints) = try run(
      "submit",
      path,
      good.path,
      one.path,
      "--collect",
      database,
      in: directory
    )
    XCTAssertEqual(ending, .status(1))
    XCTAssertEqual(output, "")
    XCTAssertTrue(complaints.hasPrefix("\(good.path):2: "), complaints)
    XCTAssertEqual(complaints.filter { $0 == "\n" }.count, 1, complaints)
    let exported = try run("export", database, in: directory).1
    XCTAssertEqual(exported.filter { $0 == "\n" }.count, 3)
  }

  @MainActor
  func testSeveralProcessesWriteAtOnce() async throws {
    let directory = try makeDirectory()
    let answers = directory.appendingPathComponent("many.jsonl")
    let right = #"{"user": "ada", "password": "correct horse"}"# + "\n"
    try Data(String(repeating: right, count: 50).utf8).write(to: answers)
    let database = directory.appendingPathComponent("a.db").path
    let programs = try (0..<6).map { _ in
      try run(["submit", path, answers.path, "--collect", database], in: makeDirectory())
    }
    for program in programs {
      XCTAssertEqual(try program.waitForEnd(upTo: 60), .status(0), program.standardError)
    }
    let exported = try run("export", database, in: directory).1
    XCTAssertEqual(exported.filter { $0 == "\n" }.count, 300)
  }

  @MainActor
  func testAForeignFileIsRefusedBeforeAnythingIsEntered() async throws {
    let directory = try makeDirectory()
    let file = directory.appendingPathComponent("notes.txt")
    try Data("my notes".utf8).write(to: file)
    let (ending, _, complaints) = try run("--collect", file.path, path, in: directory)
    XCTAssertEqual(ending, .status(2))
    XCTAssertTrue(complaints.hasPrefix("nextfield: --collect \(file.path): "), complaints)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "my notes")
  }

  /// A form that is not collected does not have the library in its memory.
  @MainActor
  func testSQLiteIsLoadedOnlyWhereItIsWanted() async throws {
    let database = try makeDirectory().appendingPathComponent("a.db").path
    for (options, isThere) in [([], false), (["--collect", database], true)] {
      let form = try open("sign-in", options)
      let maps = try String(contentsOfFile: "/proc/\(form.program.processID)/maps", encoding: .utf8)
      // Another library of the desktop may bring it.
      XCTAssertEqual(maps.contains("libsqlite3"), isThere)
      form.program.signal(SIGTERM)
    }
  }
}
