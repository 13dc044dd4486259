import GtkBridge
import ToolkitTestSupport
import XCTest

@MainActor
final class RadioButtonTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// A complaint of the toolkit's ends the test.
  func testAssistiveTechnologyKnowsTheGroupWithoutAComplaint() async throws {
    let window = Window()
    defer { window.destroy() }
    let box = Box(isVertical: true)
    window.add(box)
    let first = RadioButton(mnemonicLabel: "First")
    let others = ["Second", "Third"].map { RadioButton(mnemonicLabel: $0, in: first) }
    let help = Label("Help")
    box.add(help)
    for button in [first] + others {
      box.add(button)
      button.addAccessibleRelation(describedBy: help)
    }
    window.showAll()
    TestDisplay.settle(window)
    for button in [first] + others {
      XCTAssertEqual(AccessibleSight(button).memberCount, 3)
      XCTAssertEqual(AccessibleSight(button).memberCount, 3)
    }
  }
}
