import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

private let tab: Int32 = 0xff09
private let leftTab: Int32 = 0xfe20
private let enter: Int32 = 0xff0d
private let (up, down): (Int32, Int32) = (0xff52, 0xff54)

@MainActor
final class WalkTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testTabReturnAndAltDownWalkTheSameChainWithEveryFieldVisible() async throws {
    for (key, modifiers) in [(tab, noModifiers), (enter, noModifiers), (down, .alt)] {
      let form = TestForm(fields: 25)
      form.show()
      defer { form.window.destroy() }
      form.navigator.moveFocus()
      for index in 0..<24 {
        XCTAssertEqual(form.focusedIndex, index)
        form.press(key, modifiers)
        form.expectVisible(form.rows[index + 1], "after key \(key)")
      }
      XCTAssertEqual(form.focusedIndex, 24)
    }
  }

  func testShiftTabAndAltUpWalkBack() async throws {
    for (key, modifiers) in [(leftTab, Modifiers.shift), (up, .alt)] {
      let form = TestForm(fields: 25)
      form.show()
      defer { form.window.destroy() }
      form.entries[24].grabFocus()
      form.settle()
      for index in (1...24).reversed() {
        XCTAssertEqual(form.focusedIndex, index)
        form.press(key, modifiers)
        form.expectVisible(form.rows[index - 1])
      }
    }
  }

  func testTabLeavesTheFormBehindTheLastFieldAndComesBack() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    form.entries[4].grabFocus()
    form.settle()
    form.press(tab)
    XCTAssertTrue(form.below.isFocus)
    form.press(leftTab, .shift)
    XCTAssertEqual(form.focusedIndex, 4)
  }

  func testReturnInTheLastFieldIsDoneAndTypesNothing() async throws {
    let form = TestForm(fields: 3)
    var count = 0
    form.navigator.onDone = { count += 1 }
    form.show()
    defer { form.window.destroy() }
    form.entries[2].grabFocus()
    form.settle()
    form.press(enter)
    XCTAssertEqual(count, 1)
    XCTAssertEqual(form.entries[2].text, "")
  }

  func testThePositionAndTheEndsFollowTheFocus() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    XCTAssertEqual(form.navigator.position?.index, 0)
    XCTAssertEqual(form.navigator.position?.count, 3)
    XCTAssertFalse(form.navigator.canMoveToPrevious)
    form.entries[2].grabFocus()
    form.settle()
    XCTAssertEqual(form.navigator.position?.index, 2)
    XCTAssertFalse(form.navigator.canMoveToNext)
  }

  func testFieldsThatComeAndGoAreFollowed() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    form.rows[1].isVisible = false
    form.settle()
    XCTAssertEqual(form.navigator.position?.count, 2)
    form.press(tab)
    XCTAssertEqual(form.focusedIndex, 2)
    let added = Entry()
    form.column.add(added)
    added.showAll()
    form.settle()
    form.press(tab)
    XCTAssertTrue(added.isFocus)
    form.column.remove(form.rows[0])
    form.settle()
    XCTAssertEqual(form.navigator.position?.count, 2)
  }

  func testAFieldThatBecomesInsensitiveIsPassedOver() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    form.entries[1].isSensitive = false
    form.press(tab)
    XCTAssertEqual(form.focusedIndex, 2)
  }

  func testAFocusedFieldThatIsTakenOutHandsTheFocusOn() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    form.entries[1].grabFocus()
    form.settle()
    form.column.remove(form.rows[1])
    form.settle()
    XCTAssertEqual(form.focusedIndex, 2)
  }

  func testTheBarFollowsTheChain() async throws {
    let form = TestForm(fields: 2)
    for (entry, name) in zip(form.entries, ["Street", "City"]) { entry.accessibleName = name }
    let bar = NavigationBar(for: form.navigator)
    form.body.add(bar.widget)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    XCTAssertFalse(bar.previousButton.isSensitive)
    XCTAssertTrue(bar.nextButton.isSensitive)
    XCTAssertEqual(bar.nextButton.accessibleName, "Next")
    XCTAssertEqual(bar.nextButton.accessibleDescription, "Next: City")
    bar.nextButton.connect("clicked") {}
    form.navigator.moveToNext()
    form.settle()
    XCTAssertTrue(bar.previousButton.isSensitive)
    XCTAssertFalse(bar.nextButton.isSensitive)
  }

  func testTheArrowsAreHiddenWhereThereIsNowhereToGo() async throws {
    let form = TestForm(fields: 1)
    let bar = NavigationBar(for: form.navigator)
    form.body.add(bar.widget)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    form.settle()
    XCTAssertFalse(bar.previousButton.isVisible || bar.nextButton.isVisible)
    XCTAssertTrue(bar.doneButton.isDrawable)
    let second = Entry()
    form.column.add(second)
    second.showAll()
    form.settle()
    XCTAssertTrue(bar.previousButton.isDrawable && bar.nextButton.isDrawable)
  }

  func testABarCanHaveDoneAlone() async throws {
    let form = TestForm(fields: 3)
    let bar = NavigationBar(for: form.navigator, style: .doneOnly)
    form.body.add(bar.widget)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    form.settle()
    XCTAssertFalse(bar.previousButton.isVisible || bar.nextButton.isVisible)
    XCTAssertTrue(bar.doneButton.isDrawable)
  }

  func testTheBarsButtonsMayHaveOtherLabelsAndIcons() async throws {
    let form = TestForm(fields: 3)
    let bar = NavigationBar(for: form.navigator)
    form.body.add(bar.widget)
    bar.nextButton.mnemonicLabel = "_Onward"
    bar.doneButton.setIcon("emblem-ok-symbolic")
    bar.doneButton.mnemonicLabel = "_Send"
    bar.previousButton.setIcon("go-previous-symbolic")
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    form.settle()
    XCTAssertEqual(bar.nextButton.mnemonicLabel, "_Onward")
    XCTAssertEqual(HostWidgets.shownLabels(in: bar.widget), ["Onward", "Send"])
    XCTAssertEqual(bar.nextButton.accessibleName, "Next")
    form.press(0x6f, .alt)
    form.wait("the mnemonic presses the button") { form.focusedIndex == 1 }
  }

  func testTheHostMayKeepTheFocusWhereItIs() async throws {
    let form = TestForm(fields: 3)
    var asked: [Int?] = []
    form.navigator.mayMove = { origin, target in
      asked.append(
        origin.flatMap { widget in form.entries.firstIndex { $0.isSame(orInside: widget) } }
      )
      return !form.entries[1].isSame(orInside: target)
    }
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    form.settle()
    form.press(tab)
    XCTAssertEqual(form.focusedIndex, 0)
    form.navigator.moveToNext()
    XCTAssertEqual(form.focusedIndex, 0)
    XCTAssertEqual(asked, [0, 0])
    form.navigator.mayMove = nil
    form.press(tab)
    XCTAssertEqual(form.focusedIndex, 1)
  }

  func testAWheelOverTheFocusedFieldScrollsTheFormAndLeavesTheAnswerAlone() async throws {
    let choice = ComboBox(["one", "two", "three"])
    choice.selection = 1
    let written = HostWidgets.comboBoxWithEntry(["one", "two"])
    let kinds: [Widget] = [
      choice, written, HostWidgets.spinButton(), HostWidgets.scale(), HostWidgets.scaleButton(),
      HostWidgets.calendar(),
    ]
    for kind in kinds {
      let form = TestForm(fields: 40)
      form.rows[0].add(kind)
      form.show()
      defer { form.window.destroy() }
      for isFocused in [true, false] {
        form.navigator.moveFocus(to: isFocused ? kind : form.entries[2])
        form.settle()
        form.scroll(to: 0)
        let value = HostWidgets.value(of: kind)
        TestDisplay.turnWheel(down: true, over: kind)
        form.settle()
        XCTAssertEqual(HostWidgets.value(of: kind), value, "\(kind.name), \(isFocused)")
        XCTAssertGreaterThan(form.offset, 0, "\(kind.name), \(isFocused)")
      }
    }
  }

  func testAWheelOverAChoiceScrollsTheFormAndLeavesTheAnswerAlone() async throws {
    let form = TestForm(fields: 40)
    let combo = ComboBox(["one", "two", "three"])
    combo.selection = 0
    form.rows[0].add(combo)
    form.show()
    defer { form.window.destroy() }
    form.entries[1].grabFocus()
    form.settle()
    TestDisplay.turnWheel(down: true, over: combo)
    form.settle()
    XCTAssertEqual(combo.selection, 0)
    XCTAssertGreaterThan(form.scroller.verticalAdjustment.value, 0)
  }
}

private let noModifiers: Modifiers = []
