import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Texts of several lines, which programs scroll by themselves.
@MainActor
final class GuestTextTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeText() -> TextView {
    let text = TextView()
    text.text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    return text
  }

  private func isCaretVisible(in text: TextView, _ form: GuestForm) -> Bool {
    guard let caret = text.caretFrame, let frame = text.rectangle(caret, in: form.scroller) else {
      return false
    }
    return frame.y >= 0 && frame.y + frame.height <= form.scroller.allocatedSize.height
  }

  func testACaretInSightStaysThereAsTheWindowShrinks() async throws {
    let text = makeText()
    let form = GuestForm(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 15, in: text)
    form.settle()
    XCTAssertTrue(isCaretVisible(in: text, form))
    form.resize(height: 150)
    XCTAssertTrue(isCaretVisible(in: text, form))
    XCTAssertGreaterThan(form.offset, 0)
  }

  func testACaretOutOfSightIsLeftThere() async throws {
    let text = makeText()
    let form = GuestForm(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 150, in: text)
    form.settle()
    XCTAssertEqual(form.offset, 0)
    form.resize(height: 150)
    XCTAssertEqual(form.offset, 0)
    form.offset = 1000
    form.resize(height: 300)
    XCTAssertEqual(form.offset, 1000)
  }

  func testATextThatIsOnlyReadIsLeftAlone() async throws {
    let text = makeText()
    text.isEditable = false
    let form = GuestForm(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 15, in: text)
    form.settle()
    form.resize(height: 150)
    XCTAssertEqual(form.offset, 0)
  }

  func testATextThatIsUnlockedWhileItHasTheFocusIsTakenUp() async throws {
    let text = makeText()
    text.isEditable = false
    let form = GuestForm(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 15, in: text)
    form.settle()
    text.isEditable = true
    form.settle()
    form.resize(height: 150)
    XCTAssertTrue(isCaretVisible(in: text, form))
  }

  /// A form with a text in a scrolled window of its own.
  private func makeNested(_ text: TextView) -> (GuestForm, ScrolledWindow) {
    let inner = ScrolledWindow()
    inner.add(text)
    inner.setMinimumSize(height: 200)
    let column = Box(isVertical: true, spacing: 6)
    for _ in 0..<4 { column.add(Entry()) }
    column.add(inner)
    for _ in 0..<20 { column.add(Entry()) }
    return (GuestForm(column), inner)
  }

  func testTypingIntoATextInAFormBringsItsCaretIntoSight() async throws {
    let text = makeText()
    let (form, inner) = makeNested(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 8, in: text)
    form.settle()
    form.offset = 600
    XCTAssertFalse(isCaretVisible(in: text, form))
    TestDisplay.press(0x61, in: form.window)
    form.settle()
    XCTAssertTrue(isCaretVisible(in: text, form))
    for _ in 0..<30 { TestDisplay.press(KeyCode.down, in: form.window) }
    form.settle()
    XCTAssertTrue(isCaretVisible(in: text, form))
    XCTAssertGreaterThan(inner.verticalAdjustment.value, 0)
  }

  func testAProgramThatScrollsAsATextInAFormIsTypedIntoWins() async throws {
    let text = makeText()
    let (form, _) = makeNested(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 8, in: text)
    form.settle()
    let adjustment = form.scroller.verticalAdjustment
    for connection in text.onChange({ adjustment.value = 600 }) {
      TestDisplay.press(0x61, in: form.window)
      form.settle()
      XCTAssertEqual(form.offset, 600)
      connection.disconnect()
    }
  }

  func testATextInAFormStaysInSightAsTheWindowShrinks() async throws {
    let text = makeText()
    let (form, _) = makeNested(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 8, in: text)
    form.settle()
    XCTAssertTrue(isCaretVisible(in: text, form))
    form.resize(height: 120)
    XCTAssertTrue(isCaretVisible(in: text, form))
  }

  // MARK: A text in a viewport, which nobody scrolls

  /// A form with a text that grows in it.
  private func makeGrowing(_ text: TextView, below: Int = 0) -> GuestForm {
    let column = Box(isVertical: true, spacing: 6)
    for _ in 0..<4 { column.add(Entry()) }
    column.add(text)
    for _ in 0..<below { column.add(Entry()) }
    return GuestForm(column)
  }

  /// Presses a key again and again, as fast as one that is held.
  private func press(_ key: Int32, times: Int = 1, in form: GuestForm) {
    for _ in 0..<times {
      TestDisplay.press(key, in: form.window)
      TestDisplay.settle(form.window)
    }
    form.settle()
  }

  func testACaretInAGrowingTextIsFollowedAsLinesAreTyped() async throws {
    for below in [0, 5] {
      let text = TextView()
      let form = makeGrowing(text, below: below)
      defer { form.window.destroy() }
      text.grabFocus()
      form.settle()
      press(KeyCode.enter, times: 45, in: form)
      XCTAssertTrue(isCaretVisible(in: text, form))
      XCTAssertGreaterThan(form.offset, 0)
      form.resize(height: 200)
      XCTAssertTrue(isCaretVisible(in: text, form))
    }
  }

  func testACaretIsFollowedAsSomethingIsPastedIntoATextInAViewport() async throws {
    let text = TextView()
    let form = makeGrowing(text)
    defer { form.window.destroy() }
    text.grabFocus()
    form.settle()
    HostWidgets.paste(makeText().text, into: text)
    XCTAssertTrue(MainLoop.pump { text.text.hasSuffix("line 199") })
    form.settle()
    XCTAssertTrue(isCaretVisible(in: text, form))
  }

  func testACaretInALongTextInAViewportIsFollowedByKeys() async throws {
    let text = makeText()
    let form = makeGrowing(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 2, in: text)
    form.settle()
    for (key, times) in [(KeyCode.down, 40), (KeyCode.up, 30)] {
      press(key, times: times, in: form)
      XCTAssertTrue(isCaretVisible(in: text, form))
    }
    XCTAssertGreaterThan(form.offset, 0)
  }

  func testNothingSnapsBackToATextInAViewportWhileSomebodyReadsElsewhere() async throws {
    let text = makeText()
    let form = makeGrowing(text, below: 5)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 8, in: text)
    form.settle()
    form.offset = 1500
    form.resize(height: 300)
    XCTAssertEqual(form.offset, 1500)
    HostWidgets.putCaret(atLine: 9, in: text)
    text.text += "\nby the program"
    form.settle()
    XCTAssertEqual(form.offset, 1500)
    press(KeyCode.up, in: form)
    XCTAssertTrue(isCaretVisible(in: text, form))
  }

  func testATextInAViewportThatItsProgramFillsIsNotScrolledToItsEnd() async throws {
    let text = TextView()
    let form = makeGrowing(text)
    defer { form.window.destroy() }
    text.grabFocus()
    form.settle()
    text.text = makeText().text
    form.settle()
    XCTAssertEqual(form.offset, 0)
    form.resize(height: 300)
    XCTAssertEqual(form.offset, 0)
  }

  func testAProgramThatScrollsAsATextInAViewportIsTypedIntoWins() async throws {
    let text = makeText()
    let form = makeGrowing(text)
    defer { form.window.destroy() }
    text.grabFocus()
    HostWidgets.putCaret(atLine: 8, in: text)
    form.settle()
    let adjustment = form.scroller.verticalAdjustment
    for connection in text.onChange({ adjustment.value = 900 }) {
      press(0x61, in: form)
      XCTAssertEqual(form.offset, 900)
      connection.disconnect()
    }
  }
}
