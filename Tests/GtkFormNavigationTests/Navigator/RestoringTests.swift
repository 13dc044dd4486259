import FormNavigation
import GtkBridge
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The choices of a host for the form as a whole.
@MainActor
final class RestoringTests: XCTestCase {
  override func setUp() async throws { try XCTSkipUnless(TestDisplay.isThere, "no display") }

  /// The offsets before the keyboard, with it and afterwards.
  private func offsets(
    _ restore: NavigationOptions.Restore,
    scrolling: Bool
  ) -> (before: Double, during: Double, after: Double) {
    let stage = KeyboardStage(entries(30))
    stage.navigator.restore = restore
    stage.show()
    defer { stage.window.destroy() }
    stage.scroll(to: 40)
    stage.fields[13].grabFocus()
    stage.settle()
    let before = stage.offset
    let height = stage.scroller.allocatedSize.height
    stage.keyboard.show()
    stage.wait { HostWidgets.isAtRest(stage.keyboard.widget, revealed: true) }
    stage.expectVisible(stage.fields[13])
    if scrolling { stage.scroll(to: stage.offset + 30) }
    let during = stage.offset
    stage.keyboard.hide()
    stage.wait { stage.scroller.allocatedSize.height == height }
    stage.settle()
    return (before, during, stage.offset)
  }

  func testTheFormGoesBackWhenTheKeyboardHasGoneIfThatIsWanted() async throws {
    for scrolling in [false, true] {
      let stay = offsets(.stay, scrolling: scrolling)
      XCTAssertNotEqual(stay.before, stay.during)
      XCTAssertEqual(stay.after, stay.during)
      let always = offsets(.always, scrolling: scrolling)
      XCTAssertNotEqual(always.before, always.during)
      XCTAssertEqual(always.after, always.before)
      let untouched = offsets(.restoreIfUntouched, scrolling: scrolling)
      XCTAssertEqual(untouched.after, scrolling ? untouched.during : untouched.before)
    }
  }

  func testTheEndsMeetIfThatIsWanted() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus(to: form.entries[2])
    form.settle()
    XCTAssertFalse(form.navigator.canMoveToNext)
    form.navigator.wraps = true
    form.press(KeyCode.tab)
    XCTAssertEqual(form.focusedIndex, 0)
    form.press(KeyCode.leftTab)
    XCTAssertEqual(form.focusedIndex, 2)
  }

  func testTheGapIsTheHosts() async throws {
    for gap in [0, 30] {
      let form = TestForm(fields: 30)
      form.navigator.gap = Double(gap)
      form.show()
      defer { form.window.destroy() }
      form.navigator.moveFocus(to: form.entries[20])
      form.settle()
      let row = try XCTUnwrap(form.rows[20].frame(in: form.scroller))
      XCTAssertEqual(form.scroller.allocatedSize.height - row.y - row.height, gap)
    }
  }
}
