import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The arrows move the focus as GTK does, but never to where nobody sees it.
@MainActor
final class ArrowTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAClosedExpanderIsPassedByTheArrows() async throws {
    let (above, inside, below) = (Entry(), entries(3), Entry())
    let expander = HostWidgets.expander("More", column(inside))
    let stage = Stage(column([above, expander, below]))
    stage.show()
    defer { stage.window.destroy() }
    for isAgain in [false, true] {
      below.grabFocus()
      stage.press(KeyCode.up)
      XCTAssertTrue(expander.isFocus, "up, \(isAgain)")
      stage.press(KeyCode.up)
      XCTAssertTrue(above.isFocus, "up from the title, \(isAgain)")
      stage.press(KeyCode.down)
      XCTAssertTrue(expander.isFocus, "down, \(isAgain)")
      stage.press(KeyCode.down)
      XCTAssertTrue(below.isFocus, "down from the title, \(isAgain)")
      HostWidgets.setExpanded(expander, true)
      stage.settle()
      below.grabFocus()
      stage.press(KeyCode.up)
      XCTAssertTrue(inside[2].isFocus, "up into an open one, \(isAgain)")
      HostWidgets.setExpanded(expander, false)
      stage.settle()
    }
  }
}
