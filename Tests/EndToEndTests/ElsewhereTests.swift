import AccessibilityDriver
import Foundation
import XCTest

/// Answers that cannot be written where the script asked for them.
final class ElsewhereTests: XCTestCase {
  /// Fills the sign-in form and presses Done.
  @MainActor
  private func fill(_ form: FormSession) throws {
    try form.waitForFocus(on: "User Name")
    try form.type("ada")
    try form.press(.tab)
    try form.waitForFocus(on: "Password")
    try form.type("correct horse")
    try form.press(.control(.return))
  }

  /// Reads the message and saves the answers in another file.
  @MainActor
  private func save(_ form: FormSession, to file: URL) throws {
    try form.wait("the program says that the answers could not be saved") {
      try form.shows("The answers could not be saved")
    }
    try form.press(.escape)
    try form.wait("the program asks for another place") {
      try form.application.descendants(roles: [.pushButton], states: [.showing])
        .contains { try $0.name == "Save" }
    }
    try form.press(.control(.character("a")))
    try form.type(file.path)
    try form.press(.return)
  }

  @MainActor
  private func expectSaved(_ form: FormSession, in file: URL) throws {
    XCTAssertEqual(try form.program.waitForEnd(), .status(4))
    XCTAssertTrue(form.program.standardError.contains(file.path), form.program.standardError)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    XCTAssertEqual(object as? NSDictionary, ["user": "ada", "password": "correct horse"])
  }

  @MainActor
  func testAFileElsewhereHasAStatusOfItsOwn() async throws {
    let directory = try makeDirectory()
    let folder = directory.appendingPathComponent("folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let form = try open("sign-in", "-o", folder.appendingPathComponent("out.json").path)
    try form.waitForFocus(on: "User Name")
    try FileManager.default.removeItem(at: folder)
    try fill(form)
    let other = directory.appendingPathComponent("other.json")
    try save(form, to: other)
    try expectSaved(form, in: other)
    XCTAssertEqual(form.program.standardOutput, "")
  }

  @MainActor
  func testAFullStandardOutputHasAStatusOfItsOwn() async throws {
    let directory = try makeDirectory()
    let path = Place.forms.appendingPathComponent("sign-in.json").path
    let full = URL(fileURLWithPath: "/dev/full")
    let program = try run([path], output: full, in: directory)
    let form = try FormSession(program: program, directory: directory)
    try fill(form)
    let other = directory.appendingPathComponent("other.json")
    try save(form, to: other)
    try expectSaved(form, in: other)
  }

  @MainActor
  func testThePlaceThatWasAskedForIsRightAfterAll() async throws {
    let directory = try makeDirectory()
    let folder = directory.appendingPathComponent("folder")
    let file = folder.appendingPathComponent("out.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let form = try open("sign-in", "-o", file.path)
    try form.waitForFocus(on: "User Name")
    try FileManager.default.removeItem(at: folder)
    try fill(form)
    try form.wait("the program says that the answers could not be saved") {
      try form.shows("The answers could not be saved")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try save(form, to: file)
    XCTAssertEqual(try form.program.waitForEnd(), .status(0))
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
  }

  @MainActor
  func testHelpNamesTheStatus() async throws {
    let program = try run(["--help"], in: makeDirectory())
    XCTAssertEqual(try program.waitForEnd(), .status(0))
    XCTAssertTrue(program.standardOutput.contains("4    done, but"), program.standardOutput)
  }
}
