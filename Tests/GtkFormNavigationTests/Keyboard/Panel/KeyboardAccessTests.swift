import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The keys as a screen reader hears them.
@MainActor
final class KeyboardAccessTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func open(layouts: [String] = ["us"]) -> (KeyboardStage, Entry) {
    let entry = Entry()
    let stage = KeyboardStage([entry, HostWidgets.spinButton()], layouts: layouts)
    let keyboard = stage.keyboard
    stage.window.onKeyPress { [weak keyboard] in keyboard?.handle($0) ?? false }
    stage.open()
    return (stage, entry)
  }

  private func reached(_ stage: KeyboardStage) -> [String] {
    let caps = stage.keys.indices.compactMap { stage.grid.cap(at: $0) }
    return (caps + (stage.alternates?.caps ?? [])).map(\.button)
      .filter { AccessibleSight($0).isFocused }.map(\.accessibleName)
  }

  func testTheKeyOfAWalkHasTheFocusForAScreenReader() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let watch = FocusAnnouncements()
    defer { watch.stop() }
    stage.keyboard.beginKeyNavigation()
    XCTAssertEqual(reached(stage), ["g"])
    stage.press(KeyCode.right)
    XCTAssertEqual(reached(stage), ["h"])
    XCTAssertEqual(watch.gained, ["g", "h"])
    XCTAssertEqual(watch.lost, ["g"])
    XCTAssertTrue(entry.isFocus)
    entry.accessibleName = "Name"
    stage.press(escape)
    XCTAssertEqual(reached(stage), [])
    XCTAssertEqual(watch.gained.last, "Name")
  }

  func testSoHasWhatIsChosenFromTheBubble() async throws {
    let (stage, _) = open()
    defer { stage.window.destroy() }
    stage.keyboard.beginKeyNavigation()
    stage.press(KeyCode.up, times: 12)
    stage.press(KeyCode.left, times: 12)
    stage.press(KeyCode.right, times: 2)
    XCTAssertEqual(reached(stage), ["e"])
    stage.press(menu)
    XCTAssertEqual(reached(stage), ["é"])
    stage.press(KeyCode.right)
    XCTAssertEqual(reached(stage), ["è"])
    stage.press(KeyCode.enter)
    XCTAssertEqual(reached(stage), ["e"])
    stage.press(menu)
    stage.press(escape)
    XCTAssertEqual(reached(stage), ["e"])
  }

  func testTheKeysAreReadRowByRowAndNothingElse() async throws {
    let (stage, _) = open(layouts: ["us", "de"])
    defer { stage.window.destroy() }
    func expectInOrder(_ message: String, line: UInt = #line) {
      let names = stage.keys.indices.compactMap { stage.grid.cap(at: $0)?.look?.name }
      let heard = AccessibleSight(stage.grid.container).childNames
      XCTAssertEqual(heard, names, message, line: line)
    }
    expectInOrder("letters")
    stage.tap(.page(.symbols(0)))
    expectInOrder("symbols")
    stage.fields[1].grabFocus()
    expectInOrder("numbers")
    stage.fields[0].grabFocus()
    expectInOrder("letters again")
  }

  func testOtherKeysAreAnnounced() async throws {
    let (stage, _) = open()
    defer { stage.window.destroy() }
    let changes = AccessibleSight(stage.grid.container).watchChildren()
    stage.fields[1].grabFocus()
    let count = AccessibleSight(stage.grid.container).childNames.count
    XCTAssertEqual(changes.added, count)
  }

  func testShiftAndCapsLockAreToldApart() async throws {
    let (stage, _) = open()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.name(of: .shift), "Shift")
    stage.tap(.shift)
    XCTAssertEqual(stage.name(of: .shift), "Shift")
    XCTAssertTrue(AccessibleSight(stage.button(.shift)).isChecked)
    stage.tap(.shift)
    XCTAssertEqual(stage.name(of: .shift), "Caps Lock")
    XCTAssertTrue(AccessibleSight(stage.button(.shift)).isChecked)
  }

  func testTheLayoutIsSaidWhereItMatters() async throws {
    let (stage, _) = open(layouts: ["us", "de"])
    defer { stage.window.destroy() }
    let space = KeyAction.type([KeySymbol(" ")])
    XCTAssertEqual(
      stage.button(.nextLayout).accessibleDescription,
      "Now English (US), then German"
    )
    XCTAssertEqual(stage.button(space).accessibleDescription, "English (US)")
    stage.tap(.nextLayout)
    XCTAssertEqual(
      stage.button(.nextLayout).accessibleDescription,
      "Now German, then English (US)"
    )
    XCTAssertEqual(stage.button(space).accessibleDescription, "German")
    XCTAssertEqual(stage.button(.backspace).accessibleDescription, "")
  }

  func testTheSignsOnAKeyStandInOneOrderForAllReaders() async throws {
    Toolkit.isRightToLeft = true
    defer { Toolkit.isRightToLeft = false }
    let (stage, _) = open()
    defer { stage.window.destroy() }
    let face = try XCTUnwrap(stage.button(.page(.symbols(0))).children.first)
    XCTAssertFalse(face.isRightToLeft)
  }

  func testAClickIsActedUponAfterTheCallThatMadeIt() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    for letter in ["h", "e", "y"] as [Unicode.Scalar] {
      XCTAssertTrue(AccessibleSight(stage.button(.type([KeySymbol(letter)]))).startClick())
    }
    XCTAssertEqual(entry.text, "", "keys have been sent within the call")
    stage.wait("they come") { entry.text.count == 3 }
    XCTAssertEqual(entry.text, "hey")
  }

  func testAClickThatIsPendingDoesNothingToAKeyboardThatIsGone() async throws {
    let (stage, entry) = open()
    XCTAssertTrue(AccessibleSight(stage.button(.type([KeySymbol("h")]))).startClick())
    stage.window.destroy()
    stage.settle()
    XCTAssertEqual(entry.text, "")
  }
}

extension KeyboardStage {
  fileprivate func button(_ action: KeyAction) -> Widget {
    grid.cap(at: key(action))?.button ?? window
  }
}

private let (escape, menu): (Int32, Int32) = (0xff1b, 0xff67)
