import AccessibilityDriver
import Foundation
import XCTest

/// A form that was made with GtkBuilder and knows nothing of us but the lines that attach the
/// navigator.
final class DropinTests: XCTestCase {
  @MainActor
  func testEveryFieldIsReachedAndSeen() async throws {
    let form = try openExample()
    for height in [500, 360] {
      try form.resize(width: 360, height: height)
      while try form.button("Previous").is(.sensitive) { try form.click("Previous") }
      var count = 0
      while true {
        if let focused = try form.focused {
          try form.expectSeen(focused, "field \(count) at height \(height)")
        }
        count += 1
        guard try form.button("Next").is(.sensitive), count < 40 else { break }
        try form.click("Next")
      }
      // Thirty fields without the three on the notebook's second page, and the notebook's tabs.
      XCTAssertEqual(count, 28, "at height \(height)")
    }
    try form.click("Done")
    try expect(form, ends: 0, with: nil)
  }

  /// GTK's own font, Cantarell, is missing on many machines, and what stands in for it is wider.
  @MainActor
  func testItFitsAPhoneWithLargeLetters() async throws {
    let form = try openExample(font: "Sans 14")
    // This fails unless the content becomes as narrow as the window.
    try form.resize(width: 360, height: 640)
  }

  @MainActor
  private func openExample(font: String? = nil) throws -> FormSession {
    let directory = try makeDirectory()
    if let font {
      let settings = directory.appendingPathComponent("XDG_CONFIG_HOME/gtk-3.0")
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      try "[Settings]\ngtk-font-name=\(font)\n".write(
        to: settings.appendingPathComponent("settings.ini"),
        atomically: true,
        encoding: .utf8
      )
    }
    let example = Place.program.deletingLastPathComponent()
      .appendingPathComponent("dropin-example")
    let program = try Program(
      example,
      arguments: [],
      environment: Place.environment(home: directory),
      input: "",
      directory: directory
    )
    addTeardownBlock { @MainActor in program.end() }
    return try FormSession(program: program, directory: directory)
  }
}
