import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// Keys that have come anew, with another panel, are as good under a finger as the first ones.
@MainActor
final class KeyboardPanelChangeTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    HostWidgets.setLongPressTime(500)
  }

  override func tearDown() async throws { HostWidgets.setLongPressTime(500) }

  private func open(layouts: [String] = ["us"]) -> (KeyboardStage, Entry) {
    let (text, number) = (Entry(), Entry())
    number.setPurpose(.number)
    let stage = KeyboardStage([text, number], layouts: layouts)
    stage.open()
    for field in [number, text] {
      field.grabFocus()
      stage.settle()
    }
    return (stage, text)
  }

  private func pressed(_ stage: KeyboardStage) -> [Int] {
    stage.keys.indices.filter { stage.grid.cap(at: $0)?.isPressed ?? false }
  }

  private func expectEveryKeyTouched(_ stage: KeyboardStage, line: UInt = #line) {
    let keys = stage.keys.indices.filter { stage.grid.cap(at: $0) != nil }
    for (key, next) in zip(keys, keys.dropFirst() + [keys[0]]) {
      for isTouch in [true, false] {
        let finger = stage.touch(key, isTouch: isTouch)
        XCTAssertEqual(pressed(stage), [key], "\(stage.keys[key])", line: line)
        stage.move(finger, to: next)
        XCTAssertEqual(pressed(stage), [next], "to \(stage.keys[next])", line: line)
        finger.cancel()
      }
    }
  }

  func testEveryKeyLooksPressedAndSlidesAfterANumber() async throws {
    let (stage, text) = open()
    defer { stage.window.destroy() }
    expectEveryKeyTouched(stage)
    for _ in 0..<2 {
      stage.tap(stage.keys.firstIndex { if case .page = $0.action { true } else { false } } ?? 0)
      stage.settle()
      expectEveryKeyTouched(stage)
    }
    XCTAssertEqual(text.text, "")
  }

  func testEveryKeyIsThereForALongPressAfterANumber() async throws {
    let (stage, text) = open()
    defer { stage.window.destroy() }
    HostWidgets.setLongPressTime(20)
    for (index, key) in stage.keys.enumerated() where !key.alternates.isEmpty {
      let finger = stage.hold(index)
      XCTAssertEqual(stage.alternates?.choices.count, key.alternates.count, key.label)
      finger.cancel()
    }
    text.text = "0123456789"
    text.moveCaretToEnd()
    // The bubble that has just gone lies above this key until the next frame.
    stage.settle()
    let finger = stage.touch(stage.key(.backspace))
    stage.wait("it repeats") { text.text.count <= 6 }
    finger.release()
  }

  func testALayoutWithMoreKeysIsNoLessUnderTheFingers() async throws {
    let (stage, text) = open(layouts: ["us", "ru"])
    defer { stage.window.destroy() }
    stage.tap(.nextLayout)
    stage.settle()
    expectEveryKeyTouched(stage)
    XCTAssertEqual(text.text, "")
  }
}
