import FormNavigation
import GtkBridge
import GtkFormNavigation
import KeyboardLayout
import ToolkitTestSupport
import XCTest

/// Events in the life of a window, its form and other prompts while a prompt is open.
@MainActor
final class FieldPromptLifeTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private let letter: Int32 = 0x61
  private let escape: Int32 = 0xff1b

  private func makeForm() -> TestForm {
    let form = TestForm(fields: 5)
    form.show()
    form.entries[1].grabFocus()
    form.settle()
    return form
  }

  func testOtherContentOfTheWindowEndsThePrompt() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    weak var prompt: FieldPrompt?
    prompt = FieldPrompt.ask(over: form.window, label: "Name") { _ in XCTFail("completed") }
    form.settle()
    form.window.children.first.map(form.window.remove)
    XCTAssertFalse(TestDisplay.isModal)
    let other = Entry()
    form.window.add(other)
    form.window.showAll()
    other.grabFocus()
    form.settle()
    form.press(letter)
    XCTAssertEqual(other.text, "a")
    XCTAssertTrue(MainLoop.pump { prompt == nil })
  }

  func testContentThatIsDestroyedEndsThePrompt() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    weak var prompt: FieldPrompt?
    prompt = FieldPrompt.ask(over: form.window, label: "Name") { _ in XCTFail("completed") }
    form.settle()
    form.window.children.first?.destroy()
    XCTAssertFalse(TestDisplay.isModal)
    XCTAssertTrue(MainLoop.pump { prompt == nil })
  }

  func testAHiddenWindowKeepsNoOtherFromItsKeys() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    var answer: String?
    FieldPrompt.ask(over: form.window, label: "Name") { answer = $0 }
    form.settle()
    form.window.isVisible = false
    XCTAssertFalse(TestDisplay.isModal)
    form.window.isVisible = true
    form.settle()
    XCTAssertTrue(TestDisplay.isModal)
    form.press(letter)
    form.press(KeyCode.enter)
    XCTAssertEqual(answer, "a")
  }

  func testAWindowMayBeShownAfterItsPrompt() async throws {
    let form = TestForm(fields: 5)
    defer { form.window.destroy() }
    var answer: String?
    FieldPrompt.ask(over: form.window, label: "Name") { answer = $0 }
    XCTAssertFalse(TestDisplay.isModal)
    form.show()
    XCTAssertTrue(TestDisplay.isModal)
    form.press(letter)
    form.press(KeyCode.enter)
    XCTAssertEqual(answer, "a")
    XCTAssertFalse(TestDisplay.isModal)
    XCTAssertNotNil(form.focusedIndex)
  }

  func testTheHeirOfAFieldThatHasGoneHasTheFocusAfterwards() async throws {
    let deeds: [@MainActor (Entry) -> Void] = [
      { $0.destroy() }, { $0.isSensitive = false }, { $0.isVisible = false },
    ]
    for (index, deed) in deeds.enumerated() {
      let form = makeForm()
      defer { form.window.destroy() }
      var entry: Entry?
      FieldPrompt.ask(over: form.window, label: "Name", configure: { entry = $0 }) { _ in }
      form.settle()
      deed(form.entries[1])
      form.settle()
      XCTAssertTrue(try XCTUnwrap(entry).isFocus, "\(index)")
      form.press(escape)
      XCTAssertEqual(form.focusedIndex, 2, "\(index)")
    }
  }

  func testAFormThatHadNoFocusHasNoneAfterwardsUnlessItMust() async throws {
    let form = makeForm()
    defer { form.window.destroy() }
    form.below.grabFocus()
    form.settle()
    let prompt = FieldPrompt.ask(over: form.window, label: "Name") { _ in }
    form.settle()
    form.below.isSensitive = false
    form.settle()
    prompt.close()
    form.settle()
    XCTAssertEqual(form.focusedIndex, 1)
  }

  func testAPromptOverAPromptGivesTheKeyboardBackToIt() async throws {
    let form = TestForm(fields: 5, height: 640)
    let keyboard = KeyboardController.alone(for: form.navigator)
    form.body.add(keyboard.widget)
    form.show()
    defer { form.window.destroy() }
    form.entries[1].grabFocus()
    form.settle()
    let place = { keyboard.keyboard.widget.parent?.identity }
    for closesFirstFirst in [false, true] {
      XCTAssertEqual(place(), keyboard.widget.identity)
      var texts: [Entry] = []
      let prompts = ["One", "Two"].map { label in
        let prompt = FieldPrompt.ask(
          over: form.window,
          label: label,
          keyboard: keyboard,
          configure: { texts.append($0) },
          completion: { _ in }
        )
        form.settle()
        return prompt
      }
      let last = place()
      XCTAssertTrue(texts[1].isFocus)
      prompts[closesFirstFirst ? 0 : 1].close()
      form.settle()
      XCTAssertNotEqual(place(), keyboard.widget.identity)
      XCTAssertEqual(place() == last, closesFirstFirst)
      XCTAssertTrue(texts[closesFirstFirst ? 1 : 0].isFocus, "\(closesFirstFirst)")
      prompts[closesFirstFirst ? 1 : 0].close()
      form.settle()
      XCTAssertEqual(place(), keyboard.widget.identity)
      XCTAssertEqual(form.focusedIndex, 1, "\(closesFirstFirst)")
      XCTAssertTrue(keyboard.keyboard.isShown)
    }
  }
}
