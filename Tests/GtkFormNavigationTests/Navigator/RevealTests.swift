import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

@MainActor
final class RevealTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAFieldBelowTheFoldComesIntoViewWithItsLabelWhenItIsFocused() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    XCTAssertGreaterThan(form.hiddenParts(of: form.rows[30]).below, 0)
    form.entries[30].grabFocus()
    form.settle()
    form.expectVisible(form.rows[30])
    form.entries[2].grabFocus()
    form.settle()
    form.expectVisible(form.rows[2])
  }

  func testTheFormScrollsNoFurtherThanItHasTo() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[1].grabFocus()
    form.settle()
    XCTAssertEqual(form.scroller.verticalAdjustment.value, 0)
    form.entries[30].grabFocus()
    form.settle()
    let frame = try XCTUnwrap(form.rows[30].frame(in: form.scroller))
    let gap = form.scroller.allocatedSize.height - frame.y - frame.height
    XCTAssertEqual(gap, 12)
  }

  func testTheFocusedFieldStaysVisibleWhenTheWindowShrinks() async throws {
    let form = TestForm(fields: 40, height: 700)
    form.show()
    defer { form.window.destroy() }
    form.entries[9].grabFocus()
    form.settle()
    form.expectVisible(form.rows[9])
    for height in [500, 350, 250] {
      form.window.resize(width: 360, height: height)
      _ = MainLoop.pump { form.scroller.allocatedSize.height < height }
      form.settle()
      form.expectVisible(form.rows[9], "at height \(height)")
    }
  }

  func testAMessageThatComesUpUnderTheLastVisibleFieldIsShownToo() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[20].grabFocus()
    form.settle()
    let message = Label("What is wrong with it\nand what to do about it")
    form.rows[20].add(message)
    message.showAll()
    form.settle()
    form.expectVisible(message)
    form.expectVisible(form.rows[20])
  }

  func testWhatTheUserScrollsToStaysUntilTheFocusMoves() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    form.scroller.verticalAdjustment.value = 900
    form.settle()
    XCTAssertEqual(form.scroller.verticalAdjustment.value, 900)
    form.entries[1].grabFocus()
    form.settle()
    form.expectVisible(form.rows[1])
  }

  func testTypingBringsBackAFieldThatWasScrolledAway() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    form.scroller.verticalAdjustment.value = 900
    form.settle()
    form.press(0x61)
    XCTAssertEqual(form.entries[0].text, "a")
    form.expectVisible(form.rows[0])
  }

  func testTheCaretOfATallTextStaysVisibleWhileLinesAreAdded() async throws {
    let form = TestForm(fields: 3)
    let view = TextView()
    form.column.add(view)
    form.show()
    defer { form.window.destroy() }
    view.grabFocus()
    form.settle()
    for line in 0..<60 {
      form.press(0x61)
      form.press(0xff0d)
      let caret = try XCTUnwrap(view.caretFrame.flatMap { view.rectangle($0, in: form.scroller) })
      XCTAssertGreaterThanOrEqual(caret.y, 0, "line \(line)")
      XCTAssertLessThanOrEqual(
        caret.y + caret.height,
        form.scroller.allocatedSize.height,
        "line \(line)"
      )
    }
    XCTAssertEqual(view.text, String(repeating: "a\n", count: 60))
  }

  func testACaretThatIsMovedBeforeTheFocusComesIsShown() async throws {
    let text = TextView()
    text.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let stage = Stage(column(entries(3) + [text]), height: 250)
    stage.show()
    defer { stage.window.destroy() }
    HostWidgets.moveCaret(of: text, toLine: 30)
    stage.settle()
    text.grabFocus()
    stage.settle()
    let caret = try XCTUnwrap(text.caretFrame.flatMap { text.rectangle($0, in: stage.scroller) })
    XCTAssertGreaterThanOrEqual(caret.y, 0)
    XCTAssertLessThanOrEqual(caret.y + caret.height, stage.scroller.allocatedSize.height)
  }

  func testTheFirstAndTheLastLinesOfATallTextAreShownWithItsLabelAndItsMessage() async throws {
    let (label, text, message) = (Label("Label"), TextView(), Label("Message"))
    text.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let box = column([label, text, message])
    let stage = Stage(column(entries(8) + [box] + entries(8)), height: 250)
    stage.navigator.setOptions(FieldOptions(surroundings: box), for: text)
    stage.show()
    defer { stage.window.destroy() }
    stage.scroll(to: 600)
    HostWidgets.moveCaret(of: text, toLine: 3)
    text.grabFocus()
    stage.settle()
    stage.expectVisible(label)
    for (line, widget) in [(57, message), (2, label)] {
      HostWidgets.moveCaret(of: text, toLine: Int32(line))
      stage.settle()
      stage.expectVisible(widget, "line \(line)")
      let caret = try XCTUnwrap(text.caretFrame.flatMap { text.rectangle($0, in: stage.scroller) })
      XCTAssertGreaterThanOrEqual(caret.y, 0)
      XCTAssertLessThanOrEqual(caret.y + caret.height, stage.scroller.allocatedSize.height)
    }
  }

  func testATextThatScrollsItselfIsShownWhereverItsCaretIs() async throws {
    let text = TextView()
    text.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let own = ScrolledWindow()
    own.add(text)
    own.setMinimumSize(width: nil, height: 200)
    let stage = Stage(column(entries(8) + [own] + entries(30)), height: 200)
    stage.show()
    defer { stage.window.destroy() }
    HostWidgets.moveCaret(of: text, toLine: 50)
    own.verticalAdjustment.value = 0
    stage.settle()
    text.grabFocus()
    stage.settle()
    let page = stage.scroller.allocatedSize.height
    XCTAssertLessThan(page, 200)
    let isCaretShown = {
      let caret = text.caretFrame.flatMap { text.rectangle($0, in: stage.scroller) }
      return caret.map { $0.y >= 0 && $0.y + $0.height <= page } ?? false
    }
    XCTAssertTrue(isCaretShown())
    // Typing makes GTK scroll the text to its caret, which the form follows.
    HostWidgets.moveCaret(of: text, toLine: 10)
    stage.press(0x61)
    stage.wait("the caret is shown", until: isCaretShown)
  }
}
