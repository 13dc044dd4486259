import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A pressed widget stays under the pointer until it has heard of the release, which may be on its
/// way for a while.
@MainActor
final class PressTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAPressLastsUntilItsReleaseIsHeard() async throws {
    for isTouch in [false, true] {
      let stage = Stage(Label("Text"))
      stage.show()
      defer { stage.window.destroy() }
      let contact = TestContact(over: stage.window, isTouch: isTouch)
      contact.press(on: stage.below)
      contact.releaseUnheard()
      XCTAssertTrue(stage.window.isPointerPressed, "touch \(isTouch)")
      XCTAssertTrue(MainLoop.pump { !stage.window.isPointerPressed }, "touch \(isTouch)")
    }
  }

  func testAReleaseThatNeverComesIsNotWaitedFor() async throws {
    let stage = Stage(Label("Text"))
    stage.show()
    defer { stage.window.destroy() }
    TestContact(over: stage.window, isTouch: false).press(on: stage.below)
    XCTAssertTrue(MainLoop.pump { !stage.window.isPointerPressed })
  }
}
