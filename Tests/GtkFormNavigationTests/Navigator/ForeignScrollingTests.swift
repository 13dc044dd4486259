import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Scrolling by GTK itself goes on for some frames.
@MainActor
final class ForeignScrollingTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAFieldReachedDuringAnAnimationOfGTKsStaysInSight() async throws {
    for key in [KeyCode.pageDown, KeyCode.end] {
      for frames in 0...4 {
        let checks = (0..<40).map { CheckButton(mnemonicLabel: "Check \($0)") }
        let stage = Stage(column(checks))
        stage.show()
        defer { stage.window.destroy() }
        checks[0].grabFocus()
        stage.settle()
        TestDisplay.press(key, .control, in: stage.window)
        TestDisplay.press(key, in: stage.window)
        let start = stage.offset
        for _ in 0..<frames { TestDisplay.passFrame(of: stage.window) }
        if frames == 4 { XCTAssertNotEqual(stage.offset, start, "nothing is animated") }
        TestDisplay.press(KeyCode.tab, in: stage.window)
        XCTAssertTrue(checks[1].isFocus)
        // Longer than any animation of GTK's.
        for frame in 0..<20 {
          TestDisplay.passFrame(of: stage.window)
          stage.expectVisible(checks[1], "key \(key), \(frames) frames before, frame \(frame)")
        }
      }
    }
  }

  func testTypingDuringAnAnimationOfGTKsKeepsTheFieldInSight() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    HostWidgets.scrollByPage(form.scroller)
    TestDisplay.press(0x61, in: form.window)
    for _ in 0..<20 { TestDisplay.passFrame(of: form.window) }
    XCTAssertEqual(form.entries[0].text, "a")
    form.expectVisible(form.rows[0])
  }

  func testAnAnimationThatNothingElseFollowsIsTheUsers() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    HostWidgets.scrollByPage(form.scroller)
    form.wait { !form.isVisible(form.entries[0]) }
    for _ in 0..<20 { TestDisplay.passFrame(of: form.window) }
    XCTAssertFalse(form.isVisible(form.entries[0]))
  }

  func testAPositionFromBeforeTheNavigatorStays() async throws {
    let column = column(entries(40))
    let scroller = ScrolledWindow()
    scroller.add(column)
    let window = Window()
    window.add(scroller)
    window.setDefaultSize(width: 300, height: 300)
    window.showAll()
    defer { window.destroy() }
    TestDisplay.settle(window)
    window.clearFocus()
    scroller.verticalAdjustment.value = 400
    TestDisplay.settle(window)
    let navigator = FormNavigator(attachingTo: scroller)
    TestDisplay.settle(window)
    XCTAssertEqual(scroller.verticalAdjustment.value, 400)
    XCTAssertEqual(navigator.engine.count, 40)
  }

  func testAHostThatScrollsWhenItsContentHasGrownIsNotOverruled() async throws {
    let form = TestForm(fields: 20)
    form.show()
    defer { form.window.destroy() }
    let adjustment = form.scroller.verticalAdjustment
    adjustment.onExtentChange { adjustment.value = adjustment.upper - adjustment.pageSize }
    form.column.add(column(entries(20)))
    form.column.showAll()
    form.settle()
    XCTAssertEqual(adjustment.value, adjustment.upper - adjustment.pageSize)
    XCTAssertGreaterThan(adjustment.value, 1000)
  }

  func testAHostThatScrollsAsTheFocusComesHidesNoField() async throws {
    let ways: [(String, @MainActor (TestForm) -> Void)] = [
      ("Tab", { TestDisplay.press(KeyCode.tab, in: $0.window) }),
      ("Alt+Down", { TestDisplay.press(KeyCode.down, .alt, in: $0.window) }),
      ("Return", { TestDisplay.press(KeyCode.enter, in: $0.window) }),
      ("the bar", { $0.navigator.moveToNext() }),
      ("the navigator", { $0.navigator.moveFocus(to: $0.entries[30]) }),
      ("the program", { $0.entries[30].grabFocus() }),
    ]
    for (name, move) in ways {
      let form = TestForm(fields: 40)
      form.show()
      defer { form.window.destroy() }
      form.entries[29].grabFocus()
      form.settle()
      form.entries[30].onFocusIn { form.scroller.verticalAdjustment.value = 0 }
      move(form)
      form.settle()
      XCTAssertEqual(form.focusedIndex, 30, name)
      form.expectVisible(form.rows[30], name)
      // It scrolls afterwards for a reason of its own.
      form.scroll(to: 0)
      XCTAssertEqual(form.offset, 0, name)
    }
  }

  func testAHostThatScrollsAnInnerScrollerAsTheFocusComesHidesNoField() async throws {
    let inside = entries(20)
    let inner = try XCTUnwrap(HostWidgets.scrolledWindow())
    inner.add(column(inside))
    inner.setMinimumSize(width: nil, height: 150)
    let stage = Stage(column(entries(3) + [inner]))
    stage.show()
    defer { stage.window.destroy() }
    inside[14].grabFocus()
    stage.settle()
    inside[15].onFocusIn { inner.verticalAdjustment.value = 0 }
    stage.press(KeyCode.tab)
    XCTAssertTrue(inside[15].isFocus)
    stage.expectVisible(inside[15], in: inner)
  }

  func testAHostThatGoesToTheEndWithEachLayoutHidesNoField() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    let adjustment = form.scroller.verticalAdjustment
    form.column.onLayout { adjustment.value = adjustment.upper - adjustment.pageSize }
    form.entries[3].grabFocus()
    form.column.add(Entry())
    form.column.showAll()
    form.settle()
    form.expectVisible(form.rows[3])
    for height in [350, 250, 180] {
      form.window.resize(width: 360, height: height)
      form.wait { form.window.size.height == height }
      form.expectVisible(form.rows[3], "\(height)")
    }
    form.press(KeyCode.tab)
    form.expectVisible(form.rows[4])
  }

  func testAWheelIsTheUsersEvenAsTheFocusComes() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    form.entries[1].grabFocus()
    for _ in 0..<20 {
      TestDisplay.turnWheel(down: true, over: form.entries[0], isWholeWay: true)
    }
    form.settle()
    XCTAssertFalse(form.isVisible(form.entries[1]))
  }

  func testAPositionThatGTKCutsBeforeTheFormHasScrolledIsNotTheUsers() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[39].grabFocus()
    form.settle()
    form.entries[0].grabFocus()
    // At its end already, the form gets more room in the frame that is to scroll it.
    form.below.isVisible = false
    form.settle()
    form.expectVisible(form.rows[0])
    XCTAssertFalse(form.navigator.engine.isRevealSuspended)
  }

  func testAPositionThatGTKCutsInAnInnerScrollerIsNotTheUsers() async throws {
    let inside = entries(20)
    let inner = try XCTUnwrap(HostWidgets.scrolledWindow())
    inner.add(column(inside))
    inner.setMinimumSize(width: nil, height: 150)
    let stage = Stage(column(entries(3) + [inner]))
    stage.show()
    defer { stage.window.destroy() }
    inside[19].grabFocus()
    stage.settle()
    inside[0].grabFocus()
    inside[10].isVisible = false
    stage.settle()
    stage.expectVisible(inside[0], in: inner)
    stage.expectVisible(inside[0])
  }

  func testTheEdgeThatGTKKeepsFromRightToLeftIsNotTheUsers() async throws {
    HostWidgets.isRightToLeftByDefault = true
    defer { HostWidgets.isRightToLeftByDefault = false }
    let inner = try XCTUnwrap(HostWidgets.scrolledWindow())
    let inside = column(entries(3))
    inner.add(inside)
    inner.setMinimumSize(width: nil, height: 150)
    let fields = entries(30)
    let stage = Stage(column([inner] + fields))
    stage.show()
    defer { stage.window.destroy() }
    fields[0].grabFocus()
    stage.settle()
    for width in [700, 900, 600] {
      inside.setMinimumSize(width: width)
      fields[29].grabFocus()
      stage.settle()
      XCTAssertGreaterThan(inner.horizontalAdjustment.value, 0)
      XCTAssertFalse(stage.navigator.engine.isRevealSuspended)
      stage.expectVisible(fields[29], "\(width)")
      fields[0].grabFocus()
      stage.settle()
    }
  }

  func testWhereAnInnerScrollerIsToGoOutlastsAChangeOfTheLayout() async throws {
    let inner = try XCTUnwrap(HostWidgets.scrolledWindow())
    let tall = (0..<3).map { HostWidgets.focusableBox(Label("\($0)")) }
    for box in tall { box.setMinimumSize(width: nil, height: 300) }
    inner.add(column(tall))
    inner.setMinimumSize(width: nil, height: 150)
    let note = Label("Note")
    let stage = Stage(column([inner, note, Entry()]))
    stage.show()
    defer { stage.window.destroy() }
    for (index, position) in [(2, 550.0), (1, 250), (0, 100)] {
      // A part of it is in sight already.
      inner.verticalAdjustment.value = position
      stage.settle()
      tall[index].grabFocus()
      note.text += "\nNote"
      stage.settle()
      let frame = try XCTUnwrap(tall[index].frame(in: inner))
      XCTAssertLessThanOrEqual(frame.y, 0, "\(index)")
      XCTAssertGreaterThanOrEqual(frame.y + frame.height, inner.allocatedSize.height, "\(index)")
    }
  }
}
