import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The caret of a text that its own scrolled window moves.
@MainActor
final class ScrollingTextTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// A form of a long text that scrolls by itself.
  @MainActor
  private final class TextForm {
    let text = TextView()
    let before = Entry()
    let own: ScrolledWindow
    let stage: Stage
    let revealer: Container

    /// - Parameter isNested: Whether the text is one field of several, or the form is nothing but
    ///   the text.
    init(isNested: Bool, height: Int = 420) throws {
      text.text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
      let slider = Label("Keyboard")
      slider.setMinimumSize(width: nil, height: 250)
      revealer = HostWidgets.revealer(slider)
      if isNested {
        own = try XCTUnwrap(HostWidgets.scrolledWindow())
        own.add(text)
        own.setExpands(vertically: true)
        stage = Stage(column([before, own]), height: height)
      } else {
        own = ScrolledWindow()
        stage = Stage(text, scroller: own, height: height)
      }
      stage.body.add(revealer)
      stage.show()
    }

    /// Where the caret's line is in what is seen, from its upper edge, and how much is seen.
    var caret: (top: Int, bottom: Int, page: Int) {
      let frame = text.caretFrame.flatMap { text.rectangle($0, in: own) }
      let page = own.allocatedSize.height
      return (frame?.y ?? -1, frame.map { $0.y + $0.height } ?? -1, page)
    }

    var isCaretShown: Bool { caret.top >= 0 && caret.bottom <= caret.page }

    func moveCaret(toLine line: Int32) {
      HostWidgets.moveCaret(of: text, toLine: line)
      stage.settle()
    }

    func slide(_ isRevealed: Bool) {
      HostWidgets.setRevealed(revealer, isRevealed)
      stage.wait { HostWidgets.isAtRest(revealer, revealed: isRevealed) }
    }

    func end() { stage.window.destroy() }
  }

  private func expectCaret(
    _ form: TextForm,
    _ what: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertTrue(form.isCaretShown, "\(what): \(form.caret)", file: file, line: line)
  }

  func testTheCaretStaysInSightInEachFrameAsAKeyboardSlidesIn() async throws {
    for isNested in [true, false] {
      let form = try TextForm(isNested: isNested)
      defer { form.end() }
      form.text.grabFocus()
      form.moveCaret(toLine: 0)
      form.moveCaret(toLine: 14)
      expectCaret(form, "at first")
      XCTAssertEqual(form.own.verticalAdjustment.value, 0)
      var (frames, changes) = (0, 0)
      let moves = form.own.verticalAdjustment.onValueChange { changes += 1 }
      let paint = TestDisplay.onPaint(of: form.stage.window) {
        frames += 1
        XCTAssertTrue(form.isCaretShown, "nested \(isNested), frame \(frames): \(form.caret)")
        XCTAssertLessThanOrEqual(changes, 1, "scrolled twice")
        changes = 0
      }
      form.slide(true)
      form.slide(false)
      XCTAssertGreaterThan(frames, 4)
      paint?.disconnect()
      moves.disconnect()
    }
  }

  func testTheCaretIsShownWhenTheFocusComes() async throws {
    let form = try TextForm(isNested: true)
    defer { form.end() }
    form.before.grabFocus()
    form.moveCaret(toLine: 60)
    XCTAssertFalse(form.isCaretShown)
    form.stage.press(KeyCode.tab)
    XCTAssertTrue(form.text.isFocus)
    expectCaret(form, "Tab")
    form.before.grabFocus()
    form.stage.settle()
    form.own.verticalAdjustment.value = 0
    form.text.grabFocus()
    form.stage.settle()
    expectCaret(form, "the program")
  }

  func testTheCaretIsShownWhereverTheProgramPutsIt() async throws {
    for isNested in [true, false] {
      let form = try TextForm(isNested: isNested)
      defer { form.end() }
      form.text.grabFocus()
      form.stage.settle()
      for line in [90, 3, 50, 49, 99] as [Int32] {
        form.moveCaret(toLine: line)
        expectCaret(form, "line \(line), nested \(isNested)")
      }
      form.text.text = (1...70).map { "Another \($0)" }.joined(separator: "\n")
      form.stage.settle()
      expectCaret(form, "another text, nested \(isNested)")
    }
  }

  func testAUserWhoHasScrolledAwayIsLeftThere() async throws {
    for isNested in [true, false] {
      let form = try TextForm(isNested: isNested)
      defer { form.end() }
      form.text.grabFocus()
      form.moveCaret(toLine: 5)
      form.own.verticalAdjustment.value = 900
      form.stage.settle()
      form.slide(true)
      XCTAssertEqual(form.own.verticalAdjustment.value, 900, "nested \(isNested)")
      form.stage.press(KeyCode.right)
      form.stage.wait("nested \(isNested)") { form.isCaretShown }
    }
  }

  func testWhatAProgramAddsElsewhereScrollsNothing() async throws {
    let form = try TextForm(isNested: true)
    defer { form.end() }
    form.text.grabFocus()
    form.moveCaret(toLine: 5)
    form.own.verticalAdjustment.value = 900
    form.stage.settle()
    HostWidgets.append("\nMore", to: form.text)
    form.stage.settle()
    XCTAssertEqual(form.own.verticalAdjustment.value, 900)
  }
}
