import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A field that is changed comes into sight, however far it was scrolled away.
@MainActor
final class DeedTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testKeysThatChangeAFieldBringItBack() async throws {
    let combo = ComboBox(["one", "two", "three"])
    combo.selection = 0
    let deeds: [(Widget, Int32)] = [
      (CheckButton(mnemonicLabel: "Check"), KeyCode.space),
      (Button(mnemonicLabel: "Button"), KeyCode.space),
      (HostWidgets.makeSwitch(), KeyCode.space),
      (HostWidgets.spinButton(), KeyCode.up),
      (HostWidgets.scale(), KeyCode.right),
      (combo, KeyCode.down),
    ]
    let stage = Stage(column(deeds.map(\.0) + entries(40)))
    stage.show()
    defer { stage.window.destroy() }
    for (widget, key) in deeds {
      widget.grabFocus()
      stage.settle()
      stage.scroll(to: 900)
      XCTAssertFalse(stage.isVisible(widget))
      stage.press(key)
      stage.expectVisible(widget, "\(widget.kind)")
    }
  }

  func testDeletingBringsBackAnEntryWhoseCaretStays() async throws {
    let form = TestForm(fields: 40)
    form.entries[0].text = "abc"
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.press(0xff50)
    form.scroll(to: 900)
    form.press(KeyCode.delete)
    XCTAssertEqual(form.entries[0].text, "bc")
    form.expectVisible(form.rows[0])
  }

  func testAListIsOpenedWhereItsFieldIsSeen() async throws {
    let combo = ComboBox(["one", "two", "three"])
    let stage = Stage(column([combo] + entries(40)))
    stage.show()
    defer { stage.window.destroy() }
    combo.grabFocus()
    stage.settle()
    stage.scroll(to: 900)
    TestDisplay.press(KeyCode.space, in: stage.window)
    // At once, for the list is put where the field is at this moment.
    stage.expectVisible(combo)
  }

  func testAFieldThatHasNotTheFocusMayChangeOutOfSight() async throws {
    let check = CheckButton(mnemonicLabel: "Check")
    let fields = entries(40)
    let stage = Stage(column([check] + fields))
    stage.show()
    defer { stage.window.destroy() }
    fields[0].grabFocus()
    stage.settle()
    stage.scroll(to: 900)
    check.isChecked = true
    stage.settle()
    XCTAssertEqual(stage.offset, 900)
  }

  func testGoingOnAtTheEndBringsTheFieldBack() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[39].grabFocus()
    form.settle()
    form.scroll(to: 0)
    form.press(KeyCode.down, .alt)
    form.expectVisible(form.rows[39])
    form.scroll(to: 0)
    form.navigator.moveToNext()
    form.settle()
    form.expectVisible(form.rows[39])
  }

  func testComingBackToTheSameFieldBringsItBack() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[39].grabFocus()
    form.settle()
    form.press(KeyCode.tab)
    XCTAssertTrue(form.below.isFocus)
    form.scroll(to: 0)
    form.press(KeyCode.leftTab, .shift)
    XCTAssertEqual(form.focusedIndex, 39)
    form.expectVisible(form.rows[39])
  }

  func testATextViewThatGetsAnotherTextIsStillFollowed() async throws {
    let view = TextView()
    let stage = Stage(column([view] + entries(40)))
    stage.show()
    defer { stage.window.destroy() }
    stage.settle()
    HostWidgets.replaceBuffer(of: view)
    view.grabFocus()
    stage.settle()
    stage.scroll(to: 900)
    stage.press(0x61)
    XCTAssertEqual(view.text, "a")
    stage.expectVisible(view)
  }
}
