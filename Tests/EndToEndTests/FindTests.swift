import AccessibilityDriver
import XCTest

/// Ctrl+F leads to a field by its name.
final class FindTests: XCTestCase {
  @MainActor
  func testAFieldIsFoundByAPartOfItsName() async throws {
    let form = try open("visit")
    try form.resize(width: 360, height: 640)
    try form.press(.control(Key.character("f")))
    try form.waitForFocus(on: "Go to field")
    try form.type("emergency ph")
    try form.press(.return)
    try form.waitForFocus(on: "Emergency Phone")
    try form.expectSeen("Emergency Phone")
    XCTAssertEqual(try form.field("Emergency Phone").text, "")
  }

  @MainActor
  func testEscapeLeadsBackToWhereTheFocusWas() async throws {
    let form = try open("visit")
    try form.press(.tab)
    try form.waitForFocus(on: "Family Name")
    try form.press(.control(Key.character("f")))
    try form.waitForFocus(on: "Go to field")
    try form.press(.escape)
    try form.waitForFocus(on: "Family Name")
    try form.press(.escape)
    try expect(form, ends: 1, with: nil)
  }

  @MainActor
  func testANameThatIsNotThereLeavesThePromptOpen() async throws {
    let form = try open("visit")
    try form.press(.control(Key.character("f")))
    try form.waitForFocus(on: "Go to field")
    try form.type("zzz")
    try form.press(.return)
    try form.waitForText("zzz", in: "Go to field")
  }
}
