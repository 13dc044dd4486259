import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A host may put the content in, take it out and replace it whenever it likes.
@MainActor
final class ContentTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAFormThatIsPutInLaterIsFound() async throws {
    let stage = Stage()
    stage.show()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.navigator.engine.count, 0)
    let fields = entries(40)
    let form = column(fields)
    stage.scroller.add(form)
    form.showAll()
    stage.settle()
    XCTAssertEqual(stage.navigator.engine.count, 40)
    fields[30].grabFocus()
    stage.settle()
    stage.expectVisible(fields[30])
    let gap = try XCTUnwrap(fields[30].frame(in: stage.scroller))
    XCTAssertEqual(stage.scroller.allocatedSize.height - gap.y - gap.height, 12)
  }

  func testNoFrameIsLaidOutTwice() async throws {
    for stage in [Stage(), TestForm(fields: 10)] {
      stage.show()
      defer { stage.window.destroy() }
      let layouts = TestDisplay.countLayouts(of: stage.window) {
        for _ in 0..<10 { TestDisplay.passFrame(of: stage.window) }
      }
      XCTAssertLessThanOrEqual(layouts, 10)
    }
  }

  func testAFieldThatIsPackedIsFoundAlthoughTheBoxSaysNothing() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    let packed = Entry()
    HostWidgets.pack(packed, into: form.column)
    packed.showAll()
    form.settle()
    XCTAssertEqual(form.navigator.position?.count, 4)
    for _ in 0..<3 { form.press(KeyCode.tab) }
    XCTAssertTrue(packed.isFocus)
  }

  func testAFormThatIsTakenOutLeavesNoFields() async throws {
    let form = TestForm(fields: 10)
    form.show()
    defer { form.window.destroy() }
    form.entries[3].grabFocus()
    form.settle()
    try XCTUnwrap(form.scroller.children.first).destroy()
    form.settle()
    XCTAssertEqual(form.navigator.engine.count, 0)
    XCTAssertNil(form.navigator.focusedWidget)
    XCTAssertFalse(form.navigator.canMoveToNext)
  }

  func testAFormInPlaceOfAnotherIsFollowed() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[20].grabFocus()
    form.settle()
    let viewport = try XCTUnwrap(form.scroller.children.first as Widget?)
    form.scroller.remove(viewport)
    let others = entries(40)
    let other = column(others)
    form.scroller.add(other)
    other.showAll()
    form.settle()
    XCTAssertEqual(form.navigator.engine.count, 40)
    others[30].grabFocus()
    form.settle()
    form.expectVisible(others[30])
    form.scroll(to: 0)
    form.press(KeyCode.tab)
    form.expectVisible(others[31])
  }

  func testContentInsideOfTheSameViewportMayBeReplaced() async throws {
    let form = TestForm(fields: 10)
    form.show()
    defer { form.window.destroy() }
    form.column.destroy()
    let others = entries(40)
    let other = column(others)
    let viewport = try XCTUnwrap(
      form.scroller.children.first?.withPointer { Container(pointer: $0) }
    )
    viewport.add(other)
    other.showAll()
    form.settle()
    XCTAssertEqual(form.navigator.engine.count, 40)
    others[39].grabFocus()
    form.settle()
    form.expectVisible(others[39])
  }

  func testANavigatorThatIsAttachedLaterFollowsTheFocusThatIsThere() async throws {
    let fields = entries(40)
    let scroller = ScrolledWindow()
    scroller.add(column(fields))
    let window = Window()
    window.add(scroller)
    window.setDefaultSize(width: 300, height: 300)
    window.showAll()
    defer { window.destroy() }
    TestDisplay.settle(window)
    fields[30].grabFocus()
    scroller.verticalAdjustment.value = 0
    TestDisplay.settle(window)
    let navigator = FormNavigator(attachingTo: scroller)
    TestDisplay.settle(window)
    XCTAssertTrue(navigator.focusedWidget?.isFocus ?? false)
    XCTAssertEqual(navigator.position?.index, 30)
    XCTAssertGreaterThan(scroller.verticalAdjustment.value, 0)
  }

  func testAScrolledWindowMayMoveToAnotherWindow() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[5].grabFocus()
    form.settle()
    let other = Window()
    defer { other.destroy() }
    other.setDefaultSize(width: 300, height: 300)
    form.body.remove(form.scroller)
    other.add(form.scroller)
    other.showAll()
    other.present()
    TestDisplay.settle(other)
    form.entries[30].grabFocus()
    TestDisplay.settle(other)
    form.expectVisible(form.entries[30])
    TestDisplay.press(KeyCode.tab, in: other)
    TestDisplay.settle(other)
    XCTAssertEqual(form.focusedIndex, 31)
  }

  func testTheOrderFollowsTheReadingDirection() async throws {
    let fields = entries(3)
    let row = Box(isVertical: false, spacing: 6)
    for field in fields {
      field.setWidth(characters: 3)
      row.add(field)
    }
    let stage = Stage(row)
    stage.show()
    defer { stage.window.destroy() }
    for isRightToLeft in [true, false] {
      Toolkit.isRightToLeft = isRightToLeft
      stage.settle()
      let places = fields.compactMap { $0.frame(in: row)?.x }
      XCTAssertEqual(places.sorted(), isRightToLeft ? places.reversed() : places)
      fields[0].grabFocus()
      stage.settle()
      stage.expectTabs(through: [fields[1], fields[2]])
    }
  }
}
