import AccessibilityDriver
import XCTest

/// A choice from a list, made with keys.
final class ChoiceTests: XCTestCase {
  @MainActor
  func testArrowsChooseAndReturnMovesOn() async throws {
    let form = try open("kinds")
    let color = try goToColor(form)
    var chosen: String?
    for _ in 0..<4 where chosen != "green" {
      let before = chosen
      try form.press(.down)
      try form.wait("another choice than \(before ?? "none")") {
        chosen = try color.selectedName
        return chosen != before
      }
    }
    XCTAssertEqual(chosen, "green")
    try form.press(.return)
    try form.waitForFocus(on: "Notes")
    try form.press(.control(.character("s")))
    try expect(form, ends: 0, with: ["color": "green"], others: true)
  }

  @MainActor
  func testEscapeClosesTheListAndNotTheForm() async throws {
    let form = try open("kinds")
    let color = try goToColor(form)
    try form.press(.space)
    try form.wait("the list opens") { try isOpen(color) }
    try form.press(.escape)
    try form.wait("the list closes") { try !isOpen(color) }
    XCTAssertEqual(try form.topLevelWindows.count, 1)
    try form.press(.tab)
    try form.waitForFocus(on: "Notes")
  }

  @MainActor
  func testReturnInTheListChoosesAndStays() async throws {
    let form = try open("kinds")
    let color = try goToColor(form)
    try form.press(.space)
    try form.wait("the list opens") { try isOpen(color) }
    try form.press(.end, .return)
    try form.wait("the list closes") { try !isOpen(color) }
    try form.wait("blue is chosen") { try color.selectedName == "blue" }
    try form.waitForFocus(on: "Color")
  }

  @MainActor
  func testTheWheelOverAChoiceScrollsTheFormAndKeepsTheAnswer() async throws {
    let form = try open("kinds")
    try form.resize(width: 360, height: 300)
    let color = try goToColor(form)
    try form.choose("green", in: color)
    // Nothing has a place while the list goes away.
    try form.wait("the choice has a place") { try color.extents.y >= 0 }
    let place = try color.extents
    let y = place.y + place.height / 2
    try form.topLevelWindow.scrollDown(x: place.x + 20, y: y, clicks: 2)
    try form.wait("the form scrolls") { try color.extents.y < place.y }
    XCTAssertEqual(try color.selectedName, "green")
  }

  @MainActor
  private func goToColor(_ form: FormSession) throws -> Accessible {
    try form.press(.tab, .tab)
    return try form.waitForFocus(on: "Color")
  }

  @MainActor
  private func isOpen(_ comboBox: Accessible) throws -> Bool {
    try !comboBox.descendants(roles: [.menuItem], states: [.showing]).isEmpty
  }
}
