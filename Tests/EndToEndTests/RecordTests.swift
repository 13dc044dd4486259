import AccessibilityDriver
import Foundation
import XCTest

/// `--record` writes a scenario that `replay --check` reproduces.
final class RecordTests: XCTestCase {
  @MainActor
  func testWhatHappenedInTheWindowRunsAgainWithoutIt() async throws {
    let directory = try makeDirectory()
    let file = directory.appendingPathComponent("record.json")
    let form = try open("visit", "--record", file.path)
    try form.resize(width: 360, height: 640)
    try form.type("Secret name")
    for _ in 0..<12 { try form.press(.tab) }
    try form.waitForFocus(on: "Allergies")
    try form.type("pollen")
    try form.resize(width: 360, height: 400)
    try form.expectSeen("Allergies")
    try form.press(.shift(.tab))
    try form.click("Previous")
    let pane = try form.pane(around: form.field("Phone")).extents
    try form.topLevelWindow.scrollDown(x: pane.x + pane.width / 2, y: pane.y + 4, clicks: 5)
    form.program.signal(SIGINT)
    XCTAssertEqual(try form.program.waitForEnd(), .status(130))
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertFalse(text.contains("Secret") || text.contains("pollen"), "what is typed is private")
    let replay = try run(["replay", "--check", file.path], in: directory)
    XCTAssertEqual(try replay.waitForEnd(), .status(0), replay.standardError)
  }
}
