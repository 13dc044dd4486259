import AccessibilityDriver
import Foundation
import XCTest

/// The scripts that come with the program, run as they are, with the program by the names that they
/// call.
final class ScriptSampleTests: XCTestCase {
  @MainActor
  func testAContactIsAdded() async throws {
    let folder = try makeDirectory()
    let book = folder.appendingPathComponent("book.csv")
    let script = try start("add-contact", [book.path], in: folder)
    try type(text("Ada") + [.tab] + text("Lovelace") + [.tab, .tab, .down], in: script)
    XCTAssertEqual(try script.waitForEnd(), .status(0), script.standardError)
    let line = try String(contentsOf: book, encoding: .utf8)
    XCTAssertTrue(line.hasPrefix("Ada,Lovelace,,Friends,2"), line)
  }

  @MainActor
  func testABackupIsDescribed() async throws {
    let script = try start("backup-settings", [], in: makeDirectory())
    try type([.tab, .space], in: script)
    XCTAssertEqual(try script.waitForEnd(), .status(0), script.standardError)
    XCTAssertEqual(
      script.standardOutput,
      "tar --create --file=backup.tar --xz --exclude=.* /etc # keep 3\n"
    )
  }

  @MainActor
  func testAHostIsChecked() async throws {
    let script = try start("connect-host", [], in: makeDirectory())
    // Nothing is printed before the required host is there.
    try type([], in: script)
    try type(text("ada.example.org") + [.tab, .tab] + text("ada"), in: script)
    XCTAssertEqual(try script.waitForEnd(), .status(0), script.standardError)
    XCTAssertEqual(script.standardOutput, "ssh -p 22 ada@ada.example.org\n")
  }

  @MainActor
  func testOtherDialogsRunTheOtherProgram() async throws {
    let folder = try makeDirectory()
    let bin = try linkedProgram(in: folder)
    let fake = folder.appendingPathComponent("real")
    try FileManager.default.createDirectory(at: fake, withIntermediateDirectories: true)
    let real = fake.appendingPathComponent("zenity")
    try "#!/bin/sh\necho \"real: $*\"\nexit 3\n".write(to: real, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: real.path)
    for (path, output, status) in [
      ("\(bin.path):\(fake.path)", "real: --question --text=Sure?\n", Int32(3)),
      (bin.path, "", 255),
    ] {
      var environment = Place.environment(home: folder)
      environment["PATH"] = path
      let program = try Program(
        bin.appendingPathComponent("zenity"),
        arguments: ["--question", "--text=Sure?"],
        environment: environment,
        directory: folder
      )
      XCTAssertEqual(try program.waitForEnd(), .status(status), program.standardError)
      XCTAssertEqual(program.standardOutput, output)
    }
  }

  @MainActor
  func testASchemaIsPrintedWithoutADisplay() async throws {
    let folder = try makeDirectory()
    var environment = Place.environment(home: folder)
    environment["DISPLAY"] = nil
    let program = try run(
      ["schema", "--forms", "--add-entry=Full name", "--required", "--add-password=PIN"],
      environment: environment,
      in: folder
    )
    XCTAssertEqual(try program.waitForEnd(), .status(0), program.standardError)
    let object =
      try JSONSerialization.jsonObject(with: Data(program.standardOutput.utf8)) as? NSDictionary
    XCTAssertEqual(object?["required"] as? [String], ["full_name"])
    let properties = object?["properties"] as? NSDictionary
    XCTAssertEqual(Set(properties?.allKeys as? [String] ?? []), ["full_name", "pin"])
  }

  /// A folder with the program under its own name and those that it stands in for.
  @MainActor
  private func linkedProgram(in folder: URL) throws -> URL {
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in ["nextfield", "zenity", "yad"] {
      try FileManager.default.createSymbolicLink(
        at: bin.appendingPathComponent(name),
        withDestinationURL: Place.program
      )
    }
    return bin
  }

  @MainActor
  private func start(_ name: String, _ arguments: [String], in folder: URL) throws -> Program {
    var environment = Place.environment(home: folder)
    environment["PATH"] = try linkedProgram(in: folder).path + ":/usr/bin:/bin"
    let script = Place.checkout.appendingPathComponent("data/scripts/\(name)")
    let program = try Program(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: [script.path] + arguments,
      environment: environment,
      directory: folder
    )
    addTeardownBlock { @MainActor in program.end() }
    return program
  }

  /// Types into the window that a script has opened, and then presses Ctrl and Return.
  @MainActor
  private func type(_ keys: [Key], in script: Program) throws {
    var window: TopLevelWindow?
    try waitUntil("the script opens a window", upTo: 10) {
      try script.requireRunning()
      window =
        children(of: script.processID).lazy
        .compactMap { try? TopLevelWindow.windows(processID: $0).last }.first
      return window != nil
    }
    guard let window else { throw Missing("a window") }
    window.takeFocus()
    try window.waitForAnswer()
    for key in keys {
      try Keyboard.press(key)
      try window.waitForAnswer()
    }
    try Keyboard.press(.control(.return))
  }

  /// The processes that a process has started, and those that these have started.
  private func children(of process: Int32) -> [Int32] {
    let path = "/proc/\(process)/task/\(process)/children"
    let own = (try? String(contentsOfFile: path, encoding: .utf8))?
      .split(separator: " ").compactMap { Int32($0) }
    return (own ?? []).flatMap { [$0] + children(of: $0) }
  }
}
