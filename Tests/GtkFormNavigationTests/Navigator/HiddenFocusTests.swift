import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A host may give the focus to what it is about to show.
@MainActor
final class HiddenFocusTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func passFrames(_ count: Int, of stage: Stage) {
    for _ in 0..<count { stage.settle() }
  }

  func testAFieldThatIsShownSomeFramesLaterKeepsTheFocus() async throws {
    for frames in [0, 1, 5] {
      for hidesTheOldOne in [false, true] {
        let form = TestForm(fields: 40)
        form.show()
        defer { form.window.destroy() }
        form.rows[30].isVisible = false
        form.entries[3].grabFocus()
        form.settle()
        form.entries[30].grabFocus()
        if hidesTheOldOne { form.rows[3].isVisible = false }
        passFrames(frames, of: form)
        XCTAssertEqual(form.focusedIndex, 30, "\(frames) frames, \(hidesTheOldOne)")
        XCTAssertEqual(form.offset, 0)
        form.rows[30].isVisible = true
        form.settle()
        XCTAssertEqual(form.focusedIndex, 30, "\(frames) frames, \(hidesTheOldOne)")
        form.expectVisible(form.rows[30], "\(frames) frames, \(hidesTheOldOne)")
        form.press(KeyCode.tab)
        XCTAssertEqual(form.focusedIndex, 31)
      }
    }
  }

  func testAFieldThatGetsTheFocusBeforeItsPageOrExpanderIsOpenedKeepsIt() async throws {
    let (pages, folded) = ([entries(3), entries(3)], entries(3))
    let columns = pages.map { column($0) }
    let stack = HostWidgets.stack(columns)
    let expander = HostWidgets.expander("More", column(folded))
    let stage = Stage(column([stack, expander]), height: 700)
    stage.show()
    defer { stage.window.destroy() }
    pages[0][0].grabFocus()
    stage.settle()
    pages[1][2].grabFocus()
    passFrames(2, of: stage)
    HostWidgets.show(columns[1], in: stack)
    stage.settle()
    XCTAssertTrue(pages[1][2].isFocus)
    folded[1].grabFocus()
    passFrames(2, of: stage)
    HostWidgets.setExpanded(expander, true)
    stage.wait("it is open") { stage.navigator.focusedWidget?.isSame(orInside: folded[1]) ?? false }
    XCTAssertTrue(folded[1].isFocus)
  }

  func testAKeyLeadsOutOfAFieldThatStaysHidden() async throws {
    let keys: [(Int32, Modifiers, Int)] = [
      (KeyCode.tab, [], 3), (KeyCode.leftTab, .shift, 1), (KeyCode.down, .alt, 3),
      (KeyCode.up, .alt, 1), (0x61, [], 3),
    ]
    for (key, modifiers, target) in keys {
      let form = TestForm(fields: 5)
      form.show()
      defer { form.window.destroy() }
      form.rows[2].isVisible = false
      form.entries[0].grabFocus()
      form.settle()
      form.entries[2].grabFocus()
      form.settle()
      XCTAssertEqual(form.focusedIndex, 2)
      form.press(key, modifiers)
      XCTAssertEqual(form.focusedIndex, target, "\(key)")
      XCTAssertEqual(form.entries[2].text, "")
      form.entries[2].grabFocus()
      form.settle()
      modifiers == .shift ? form.navigator.moveToPrevious() : form.navigator.moveToNext()
      XCTAssertEqual(form.focusedIndex, modifiers == .shift ? 1 : 3)
    }
  }

  func testAFieldThatIsHiddenAgainAfterwardsHasAnHeir() async throws {
    let (inside, after) = (entries(2), Entry())
    let expander = HostWidgets.expander("More", column(inside))
    let stage = Stage(column([expander, after]))
    stage.show()
    defer { stage.window.destroy() }
    inside[0].grabFocus()
    stage.settle()
    HostWidgets.setExpanded(expander, true)
    stage.wait("it is open") { stage.navigator.engine.count == 4 }
    XCTAssertTrue(inside[0].isFocus)
    HostWidgets.setExpanded(expander, false)
    stage.wait("it is closed") { stage.navigator.engine.count == 2 }
    XCTAssertTrue(stage.window.focusWidget?.isDrawable ?? false)
    XCTAssertFalse(stage.window.focusWidget?.isFoldedAway ?? true)
  }

  func testAnotherFieldMayGetTheFocusMeanwhile() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    form.rows[2].isVisible = false
    form.entries[2].grabFocus()
    form.settle()
    form.entries[4].grabFocus()
    form.rows[2].isVisible = true
    form.settle()
    XCTAssertEqual(form.focusedIndex, 4)
  }
}
