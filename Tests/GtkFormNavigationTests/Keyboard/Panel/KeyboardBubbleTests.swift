import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The bubble goes as soon as something else is done.
@MainActor
final class KeyboardBubbleTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    HostWidgets.setLongPressTime(40)
  }

  override func tearDown() async throws { HostWidgets.setLongPressTime(500) }

  private func open() -> (KeyboardStage, [Entry]) {
    let fields = entries(3)
    let stage = KeyboardStage(fields)
    let keyboard = stage.keyboard
    stage.window.onKeyPress { [weak keyboard] in keyboard?.handle($0) ?? false }
    stage.open()
    stage.hold(stage.key("e")).release()
    XCTAssertTrue(stage.alternates?.isOpen ?? false)
    return (stage, fields)
  }

  func testWhenTheFocusGoes() async throws {
    let (stage, fields) = open()
    defer { stage.window.destroy() }
    fields[1].grabFocus()
    XCTAssertFalse(stage.alternates?.isOpen ?? true)
    XCTAssertEqual(fields.map(\.text), ["", "", ""])
  }

  func testWhenAHardwareKeyTypes() async throws {
    let (stage, fields) = open()
    defer { stage.window.destroy() }
    // Shift alone types nothing.
    stage.press(0xffe1)
    XCTAssertTrue(stage.alternates?.isOpen ?? false)
    stage.press(0x61)
    XCTAssertFalse(stage.alternates?.isOpen ?? true)
    XCTAssertEqual(fields.map(\.text), ["a", "", ""])
  }

  func testWhenSomethingElseIsPressed() async throws {
    for isTouch in [true, false] {
      let (stage, fields) = open()
      defer { stage.window.destroy() }
      let place = fields[0].frame(in: stage.window)
      let contact = TestContact(over: stage.window, isTouch: isTouch)
      contact.press(x: Double((place?.x ?? 0) + 20), y: Double((place?.y ?? 0) + 10))
      XCTAssertFalse(stage.alternates?.isOpen ?? true)
      contact.release()
      XCTAssertTrue(fields[0].isFocus)
      XCTAssertEqual(fields.map(\.text), ["", "", ""])
    }
  }

  func testAFingerThatChoosesFromItChoosesNothingThen() async throws {
    let fields = entries(2)
    let stage = KeyboardStage(fields)
    stage.open()
    defer { stage.window.destroy() }
    let finger = stage.hold(stage.key("e"))
    let place = stage.point(ofAlternate: 1)
    finger.move(x: place.x, y: place.y)
    fields[1].grabFocus()
    finger.release()
    XCTAssertEqual(fields.map(\.text), ["", ""])
  }
}
