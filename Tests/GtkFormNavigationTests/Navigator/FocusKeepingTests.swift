import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The focus stays where it was put, whatever the host does to the fields within one frame.
@MainActor
final class FocusKeepingTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func expectFocusKept(
    _ what: String,
    by deed: (TestForm) -> Void,
    line: UInt = #line
  ) {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[20].grabFocus()
    form.settle()
    deed(form)
    form.settle()
    XCTAssertEqual(form.focusedIndex, 20, what, line: line)
    form.expectVisible(form.rows[20], what, line: line)
    form.press(KeyCode.down, .alt)
    form.press(KeyCode.up, .alt)
    XCTAssertTrue(form.navigator.focusedWidget?.isFocus ?? false, what, line: line)
  }

  func testAFieldThatIsMovedKeepsTheFocus() async throws {
    expectFocusKept("to the end") { form in
      form.column.remove(form.rows[20])
      form.column.add(form.rows[20])
    }
    expectFocusKept("to the beginning") { form in
      form.column.remove(form.rows[20])
      HostWidgets.insert(form.rows[20], into: form.column, at: 0)
    }
  }

  func testAFieldThatIsHiddenOrDisabledForLessThanAFrameKeepsTheFocus() async throws {
    expectFocusKept("hidden") { form in
      form.rows[20].isVisible = false
      form.rows[20].isVisible = true
    }
    expectFocusKept("disabled") { form in
      form.rows[20].isSensitive = false
      form.rows[20].isSensitive = true
    }
  }

  func testAFormThatIsOutOfOrderForAWhileHasItsFocusBack() async throws {
    for disable in [true, false] {
      let form = TestForm(fields: 40)
      form.show()
      defer { form.window.destroy() }
      form.entries[20].grabFocus()
      form.entries[20].text = "some text"
      form.settle()
      for _ in 0..<2 {
        if disable { form.column.isSensitive = false } else { form.column.isVisible = false }
        for _ in 0..<10 { TestDisplay.passFrame(of: form.window) }
        XCTAssertNil(form.focusedIndex)
        if disable { form.column.isSensitive = true } else { form.column.isVisible = true }
        form.settle()
        XCTAssertEqual(form.focusedIndex, 20, "\(disable)")
        form.expectVisible(form.rows[20])
      }
      // Nobody who has the focus meanwhile loses it.
      form.column.isSensitive = false
      form.settle()
      form.below.grabFocus()
      form.settle()
      form.column.isSensitive = true
      form.settle()
      XCTAssertTrue(form.below.isFocus)
      form.window.clearFocus()
      form.settle()
      XCTAssertNil(form.window.focusWidget)
    }
  }

  func testAFormThatIsDoneAndOutOfOrderForAWhileHasNoFocus() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    form.entries[2].grabFocus()
    form.settle()
    form.navigator.finish()
    form.column.isSensitive = false
    form.settle()
    form.column.isSensitive = true
    form.settle()
    XCTAssertNil(form.focusedIndex)
  }

  func testAnHeirTakesNoFocusFromOutsideOfTheForm() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    form.entries[2].grabFocus()
    form.settle()
    form.below.grabFocus()
    form.settle()
    form.entries[2].destroy()
    form.settle()
    XCTAssertTrue(form.below.isFocus)
    form.entries[3].isSensitive = false
    form.settle()
    XCTAssertTrue(form.below.isFocus)
    form.press(KeyCode.leftTab, .shift)
    XCTAssertEqual(form.focusedIndex, 4)
  }

  func testAFocusThatTheHostHasTakenAwayIsNotGivenBack() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    form.entries[2].grabFocus()
    form.settle()
    form.window.clearFocus()
    form.rows[1].isVisible = false
    form.settle()
    XCTAssertNil(form.window.focusWidget)
  }

  func testTheHeirOfAFieldThatHasGoneTakesNoFocusFromAnotherField() async throws {
    for deed in 0..<3 {
      let form = TestForm(fields: 40)
      form.show()
      defer { form.window.destroy() }
      form.entries[3].grabFocus()
      form.settle()
      switch deed {
      case 0: form.rows[3].destroy()
      case 1: form.rows[3].isVisible = false
      default: form.rows[3].isSensitive = false
      }
      form.entries[30].grabFocus()
      XCTAssertTrue(form.entries[30].isFocus)
      form.settle()
      XCTAssertTrue(form.entries[30].isFocus)
      form.expectVisible(form.rows[30])
      form.press(KeyCode.tab)
      XCTAssertTrue(form.entries[31].isFocus)
    }
  }

  func testANotebookGivesTheFocusToNoFieldThatIsHidden() async throws {
    let (first, second) = (entries(3), entries(3))
    let notebook = HostWidgets.notebook([("One", column(first)), ("Two", column(second))])
    let stage = Stage(column([notebook]))
    stage.show()
    defer { stage.window.destroy() }
    for (page, field) in [(1, second[1]), (0, first[1])] {
      HostWidgets.showPage(notebook, Int32(page))
      field.grabFocus()
      stage.settle()
    }
    second[1].isVisible = false
    HostWidgets.showPage(notebook, 1)
    stage.settle()
    XCTAssertTrue(stage.window.focusWidget?.isDrawable ?? false)
    XCTAssertTrue(second[2].isFocus)
    stage.press(KeyCode.leftTab, .shift)
    XCTAssertTrue(second[0].isFocus)
  }
}
