import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// A whole form is filled with fingers alone.
@MainActor
final class KeyboardFormTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAFormIsFilledByTouchAlone() async throws {
    let (name, mail, age, note) = (Entry(), Entry(), Entry(), TextView())
    name.setPurpose(.name)
    mail.setPurpose(.email)
    age.setPurpose(.digits)
    note.setMinimumSize(height: 60)
    let check = CheckButton(mnemonicLabel: "Agreed")
    let stage = KeyboardStage([name, mail, age, check, note])
    let bar = NavigationBar(for: stage.navigator)
    stage.body.remove(stage.keyboard.widget)
    stage.body.add(bar.widget)
    stage.body.add(stage.keyboard.widget)
    var isDone = false
    stage.navigator.onDone = { isDone = true }
    stage.open(focus: nil)
    defer { stage.window.destroy() }
    func tap(_ widget: Widget) {
      TestContact(over: stage.window).tap(widget)
      stage.settle()
    }

    tap(name)
    XCTAssertTrue(name.isFocus)
    stage.type("Ada Byron")
    stage.tap(.enter)
    stage.settle()
    XCTAssertTrue(mail.isFocus)
    stage.type("ada@example.org")
    tap(bar.nextButton)
    stage.type("36")
    tap(check)
    tap(note)
    stage.type("Hello\nthere")
    tap(bar.doneButton)

    XCTAssertTrue(isDone)
    XCTAssertEqual(name.text, "Ada Byron")
    XCTAssertEqual(mail.text, "ada@example.org")
    XCTAssertEqual(age.text, "36")
    XCTAssertTrue(check.isChecked)
    XCTAssertEqual(note.text, "Hello\nthere")
  }
}
