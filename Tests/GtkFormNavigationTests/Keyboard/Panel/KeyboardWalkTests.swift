import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// Keys for those who press none with a finger: screen readers, switches, a few hardware keys.
@MainActor
final class KeyboardWalkTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func open(layouts: [String] = ["us"]) -> (KeyboardStage, Entry) {
    let entry = Entry()
    let stage = KeyboardStage([entry], layouts: layouts)
    // As the window's owner does it.
    let keyboard = stage.keyboard
    stage.window.onKeyPress { [weak keyboard] in keyboard?.handle($0) ?? false }
    stage.open()
    return (stage, entry)
  }

  private func cursor(_ stage: KeyboardStage) -> String? {
    let marked = stage.keys.indices.filter {
      stage.grid.cap(at: $0)?.button.hasStyleClass("nextfield-key-cursor") ?? false
    }
    XCTAssertLessThanOrEqual(marked.count, 1)
    return marked.first.flatMap { stage.grid.cap(at: $0)?.look?.name }
  }

  func testTheArrowsWalkOverTheKeysAndReturnPressesThem() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    stage.keyboard.beginKeyNavigation()
    let start = try XCTUnwrap(cursor(stage))
    stage.press(KeyCode.space)
    XCTAssertEqual(entry.text, start)
    stage.press(KeyCode.up, times: 12)
    stage.press(KeyCode.left, times: 12)
    XCTAssertEqual(cursor(stage), "q")
    stage.press(KeyCode.right)
    stage.press(KeyCode.enter)
    XCTAssertEqual(entry.text, start + "w")
    stage.press(KeyCode.down, times: 12)
    stage.press(KeyCode.up, times: 12)
    XCTAssertEqual(cursor(stage), "w")
    XCTAssertTrue(entry.isFocus)
    stage.press(escape)
    XCTAssertNil(cursor(stage))
    XCTAssertFalse(stage.keyboard.isNavigating)
    XCTAssertTrue(stage.keyboard.isShown)
  }

  func testEveryKeyCanBeReached() async throws {
    let (stage, _) = open(layouts: ["us", "de"])
    defer { stage.window.destroy() }
    stage.keyboard.beginKeyNavigation()
    stage.press(KeyCode.up, times: 12)
    var seen: Set<String> = []
    for _ in 0..<4 {
      stage.press(KeyCode.left, times: 12)
      for _ in 0..<13 {
        seen.insert(cursor(stage) ?? "")
        stage.press(KeyCode.right, times: 1)
      }
      stage.press(KeyCode.down)
    }
    let all = stage.keys.indices.compactMap { stage.grid.cap(at: $0)?.look?.name }
    XCTAssertEqual(seen, Set(all))
  }

  func testMenuOpensTheAlternates() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    stage.keyboard.beginKeyNavigation()
    stage.press(KeyCode.up, times: 12)
    stage.press(KeyCode.left, times: 12)
    stage.press(KeyCode.right, times: 2)
    XCTAssertEqual(cursor(stage), "e")
    let alternates = stage.keys[stage.key("e")].alternates
    stage.press(menu)
    XCTAssertTrue(stage.alternates?.isOpen ?? false)
    stage.press(KeyCode.right)
    stage.press(KeyCode.enter)
    XCTAssertEqual(entry.text, alternates[1].character.map { String($0) })
    stage.press(f10, .shift)
    XCTAssertTrue(stage.alternates?.isOpen ?? false)
    stage.press(escape)
    XCTAssertFalse(stage.alternates?.isOpen ?? true)
    XCTAssertTrue(stage.keyboard.isNavigating)
  }

  func testOtherKeysStillGoToTheField() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    stage.keyboard.beginKeyNavigation()
    stage.press(0x61)
    XCTAssertEqual(entry.text, "a")
    stage.press(f6)
    stage.press(KeyCode.left)
    stage.press(0x62)
    XCTAssertEqual(entry.text, "ba")
  }

  func testAssistiveTechnologyClicksTheKeys() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let shift = try XCTUnwrap(stage.grid.cap(at: stage.key(.shift)))
    XCTAssertEqual(AccessibleSight(shift.button).role, "toggle button")
    XCTAssertTrue(AccessibleSight(shift.button).click())
    XCTAssertTrue(AccessibleSight(shift.button).isChecked)
    let letter = try XCTUnwrap(stage.grid.cap(at: stage.key("Q")))
    XCTAssertEqual(AccessibleSight(letter.button).role, "push button")
    XCTAssertTrue(AccessibleSight(letter.button).click())
    XCTAssertEqual(entry.text, "Q")
    XCTAssertFalse(AccessibleSight(shift.button).isChecked)
    XCTAssertTrue(entry.isFocus)
  }

  func testEveryKeyHasANameAndNoneTakesTheFocus() async throws {
    for purpose in [InputPurpose.freeForm, .number, .phone, .email, .url, .pin] {
      let (stage, entry) = open(layouts: ["us", "de"])
      defer { stage.window.destroy() }
      entry.setPurpose(purpose)
      for (index, key) in stage.keys.enumerated() where key.action != .gap {
        let button = try XCTUnwrap(stage.grid.cap(at: index)?.button)
        XCTAssertFalse(button.accessibleName.isEmpty, "\(key)")
        XCTAssertFalse(button.canFocus)
      }
    }
    let (stage, _) = open()
    defer { stage.window.destroy() }
    let names: [(KeyAction, String)] = [
      (.backspace, "Backspace"), (.shift, "Shift"), (.type([KeySymbol(" ")]), "Space"),
      (.hide, "Hide keyboard"), (.page(.symbols(0)), "Symbols"),
    ]
    for (action, name) in names { XCTAssertEqual(stage.name(of: action), name) }
  }
}

private let (escape, menu, f6, f10): (Int32, Int32, Int32, Int32) =
  (0xff1b, 0xff67, 0xffc3, 0xffc7)
