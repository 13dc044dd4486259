import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

private let (enter, escape, tab, down): (Int32, Int32, Int32, Int32) =
  (0xff0d, 0xff1b, 0xff09, 0xff54)

@MainActor
final class FieldPromptTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeForm() -> TestForm {
    let form = TestForm(fields: 5)
    form.show()
    form.entries[1].text = "before"
    form.entries[1].grabFocus()
    form.settle()
    return form
  }

  func testReturnCompletesWithTheTextAndTheFocusGoesBack() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    var answer: String?
    var entry: Entry?
    FieldPrompt.ask(over: form.window, label: "Name", configure: { entry = $0 }) { answer = $0 }
    form.settle()
    XCTAssertTrue(try XCTUnwrap(entry).isFocus)
    XCTAssertEqual(entry?.accessibleName, "Name")
    form.press(0x61)
    form.press(enter)
    XCTAssertEqual(answer, "a")
    XCTAssertTrue(form.entries[1].isFocus)
    XCTAssertEqual(form.entries[1].text, "before")
  }

  func testTheFocusGoesFromThePromptToWhereItLeadsAndNowhereElse() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    var focused: [Int?] = []
    FieldPrompt.ask(over: form.window, label: "Name") { _ in form.entries[3].grabFocus() }
    form.settle()
    form.press(0x61)
    let connection = form.window.onFocusChange { focused.append(form.focusedIndex) }
    form.press(enter)
    connection.disconnect()
    XCTAssertEqual(form.focusedIndex, 3)
    XCTAssertFalse(focused.contains(1), "\(focused)")
  }

  func testTheCaretStandsBehindTheTextThatIsThere() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    var answer: String?
    FieldPrompt.ask(over: form.window, label: "Name", configure: { $0.text = "Ad" }) {
      answer = $0
    }
    form.settle()
    form.press(0x61)
    form.press(enter)
    XCTAssertEqual(answer, "Ada")
  }

  func testWhatIsTypedAheadGoesIntoThePrompt() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    var answer: String?
    FieldPrompt.ask(over: form.window, label: "Name") { answer = $0 }
    for key in [0x61, 0x62, enter] { TestDisplay.press(key, in: form.window) }
    XCTAssertEqual(answer, "ab")
    XCTAssertEqual(form.entries[1].text, "before")
  }

  func testEscapeGivesUp() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    FieldPrompt.ask(over: form.window, label: "Name") { _ in XCTFail("completed") }
    form.settle()
    form.press(0x61)
    form.press(escape)
    XCTAssertTrue(form.entries[1].isFocus)
    XCTAssertEqual(form.entries[1].text, "before")
  }

  func testAnEmptyTextCompletesOnlyWhereItIsAccepted() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    var answers: [String] = []
    let strict = FieldPrompt.ask(over: form.window, label: "Name") { answers.append($0) }
    form.settle()
    form.press(enter)
    XCTAssertEqual(answers, [])
    strict.close()
    FieldPrompt.ask(over: form.window, label: "Name", accepts: { _ in true }) { answers.append($0) }
    form.settle()
    form.press(enter)
    XCTAssertEqual(answers, [""])
  }

  func testNoKeyReachesTheFormMeanwhile() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    let prompt = FieldPrompt.ask(over: form.window, label: "Name") { _ in }
    form.settle()
    form.press(tab)
    form.press(down, .alt)
    // F5: nobody has a use for it.
    form.press(0xffc2)
    XCTAssertEqual(form.navigator.position?.index, 1)
    XCTAssertNil(form.focusedIndex)
    prompt.close()
    form.press(tab)
    XCTAssertEqual(form.focusedIndex, 2)
  }

  func testTheBarLiesAtTheLowerEdgeInsideTheWindow() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    var entry: Entry?
    FieldPrompt.ask(over: form.window, label: "Name", configure: { entry = $0 }) { _ in }
    _ = MainLoop.pump { entry?.isFocus ?? false }
    form.settle()
    let overlay = try XCTUnwrap(form.window.children.first)
    let frame = try XCTUnwrap(entry?.frame(in: overlay))
    let size = overlay.allocatedSize
    XCTAssertEqual(size.height - frame.y - frame.height, 8)
    XCTAssertEqual(frame.x, 8)
    XCTAssertEqual(size.width - frame.width, 16)
    XCTAssertGreaterThanOrEqual(frame.height, 44)
  }

  func testNothingIsLeftOfAPromptThatIsClosed() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    weak var prompt: FieldPrompt?
    prompt = FieldPrompt.ask(over: form.window, label: "Name") { _ in }
    form.settle()
    form.press(escape)
    XCTAssertTrue(MainLoop.pump { prompt == nil })
  }
}
