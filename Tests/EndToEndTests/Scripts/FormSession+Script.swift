import AccessibilityDriver
import Foundation
import XCTest

/// The end of a program as a script sees it.
struct ScriptResult: Equatable {
  let ending: Program.Ending
  let output: String
}

extension FormSession {
  /// Presses a key after which the program may be gone.
  func end(by key: Key) throws {
    try topLevelWindow.takeFocus()
    try Keyboard.press(key)
  }

  /// Presses a button by its name, as a screen reader does.
  func pressButton(_ name: String) throws {
    guard let button = try activeWindow.descendant(named: name, roles: [.pushButton]) else {
      throw Missing("the button \(name)")
    }
    try button.perform()
  }

  /// Waits for the end, and tells what a script gets.
  func result() throws -> ScriptResult {
    let ending = try program.waitForEnd()
    return ScriptResult(ending: ending, output: program.standardOutput)
  }
}

extension XCTestCase {
  /// Opens a script's form in the program.
  @MainActor
  func openScript(_ arguments: [String], environment: [String: String] = [:], input: String = "")
    throws -> FormSession
  {
    let directory = try makeDirectory()
    let program = try run(
      arguments,
      environment: Place.environment(home: directory).merging(environment) { $1 },
      input: input,
      in: directory
    )
    return try FormSession(program: program, directory: directory)
  }

  /// Opens a script's form in the program that the script is written for.
  @MainActor
  func openPeer(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> FormSession {
    let directory = try makeDirectory()
    return try FormSession(
      program: try peer(name, arguments, environment: environment, input: input, in: directory),
      directory: directory
    )
  }

  /// Runs the program that a script is written for.
  @MainActor
  func peer(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    input: String = "",
    in directory: URL? = nil
  ) throws -> Program {
    let directory = try directory ?? makeDirectory()
    let program = try Program(
      URL(fileURLWithPath: "/usr/bin/\(name)"),
      arguments: arguments,
      environment: Place.environment(home: directory).merging(environment) { $1 },
      input: input,
      directory: directory
    )
    addTeardownBlock { @MainActor in program.end() }
    return program
  }
}
