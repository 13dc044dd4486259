import AccessibilityDriver
import Foundation
import XCTest

extension XCTestCase {
  /// Starts the program with the form, and ends it after the test whatever happens.
  ///
  /// - Parameters:
  ///   - form: A file beside the tests, in `Forms`, without its extension.
  ///   - arguments: More options for the command line.
  @MainActor
  func open(_ form: String, _ arguments: String...) throws -> FormSession {
    try open(form, arguments)
  }

  /// Starts the program with the form and the options.
  @MainActor
  func open(_ form: String, _ arguments: [String]) throws -> FormSession {
    let file = Place.forms.appendingPathComponent("\(form).json")
    let directory = try makeDirectory()
    let program = try run(arguments + [file.path], in: directory)
    return try FormSession(program: program, directory: directory)
  }

  /// Starts the program with the arguments, without expecting a window.
  @MainActor
  func run(
    _ arguments: [String],
    environment: [String: String]? = nil,
    input: String = "",
    output: URL? = nil,
    complaints: URL? = nil,
    in directory: URL
  ) throws -> Program {
    let program = try Program(
      Place.program,
      arguments: arguments,
      environment: environment ?? Place.environment(home: directory),
      input: input,
      output: output,
      complaints: complaints,
      directory: directory
    )
    addTeardownBlock { @MainActor in program.end() }
    return program
  }

  /// Options that tests wait for and the program does not have yet. An option that is added is
  /// struck from this list.
  private static let optionsNotThereYet: Set<String> = []

  /// Skips the test while the program is not expected to know the option, and fails when it has
  /// lost it.
  @MainActor
  func requireOption(_ option: String) throws {
    let program = try run(["--help"], in: makeDirectory())
    _ = try program.waitForEnd()
    let words = program.standardOutput.split { !$0.isLetter && $0 != "-" }
    switch (words.contains { $0 == option }, Self.optionsNotThereYet.contains(option)) {
    case (true, false): return
    case (true, true): throw Missing("the program has \(option): strike it from the list")
    case (false, true): throw XCTSkip("the program has no \(option) yet")
    case (false, false): throw Missing("the program has lost \(option)")
    }
  }

  /// Makes a directory of the test's own; it is removed after the test.
  @MainActor
  func makeDirectory() throws -> URL {
    guard ProcessInfo.processInfo.environment["NEXTFIELD_END_TO_END"] != nil else {
      throw XCTSkip("needs a display and an accessibility bus: Tests/run-end-to-end")
    }
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("nextfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: directory) }
    return directory
  }
}
