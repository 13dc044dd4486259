import AccessibilityDriver
import Foundation
import XCTest

/// A form that was made with GtkBuilder and knows nothing of us but the lines that attach the navigator.
final class DropinTests: XCTestCase {
  @MainActor
  func testEveryFieldIsReachedAndSeen() async throws {
    let form = try openExample()
    for height in [500, 360] {
      try form.resize(width: 360, height: height)
      var seen: [Extents] = []
      try form.click("Previous")
      for _ in 0..<40 where try form.button("Previous").is(.sensitive) { try form.click("Previous") }
      for _ in 0..<40 {
        let focused = try XCTUnwrap(try form.focused)
        try form.expectSeen(focused, "field \(seen.count) at height \(height)")
        seen.append(try focused.extents)
        guard try form.button("Next").is(.sensitive) else { break }
        try form.click("Next")
      }
      // The notebook hides three of the thirty fields on its second page.
      XCTAssertEqual(seen.count, 27, "at height \(height)")
    }
    try form.click("Done")
    try expect(form, ends: 0, with: nil)
  }

  @MainActor
  private func openExample() throws -> FormSession {
    let directory = try makeDirectory()
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
