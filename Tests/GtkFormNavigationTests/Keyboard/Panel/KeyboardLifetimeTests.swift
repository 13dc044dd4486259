import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The keyboard comes late, goes with its window and keeps nothing alive.
@MainActor
final class KeyboardLifetimeTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  override func tearDown() async throws { HostWidgets.setLongPressTime(500) }

  func testItIsBuiltWhenItIsShownFirst() async throws {
    let stage = KeyboardStage([Entry()])
    stage.show()
    defer { stage.window.destroy() }
    XCTAssertFalse(stage.keyboard.isBuilt)
    XCTAssertEqual(stage.keyboard.widget.allocatedSize.height, 1)
    stage.open()
    XCTAssertTrue(stage.keyboard.isBuilt)
    let count = stage.grid.buttonCount
    stage.keyboard.hide()
    XCTAssertFalse(stage.keyboard.isShown)
    stage.keyboard.show()
    XCTAssertEqual(stage.grid.buttonCount, count)
  }

  /// Does something to a stage, destroys its window and expects nothing to be left.
  private func expectNothingLeft(
    after deed: (KeyboardStage) -> Void,
    line: UInt = #line
  ) {
    var watches: [LifetimeWatch] = []
    weak var keyboard: OnScreenKeyboard?
    weak var grid: KeyGrid?
    do {
      let stage = KeyboardStage([Entry(), TextView()], layouts: ["us", "de"])
      stage.open()
      watches = [stage.window, stage.fields[0], stage.fields[1], stage.keyboard.widget]
        .map { LifetimeWatch($0) }
      watches += [LifetimeWatch(stage.grid.container)]
      (keyboard, grid) = (stage.keyboard, stage.grid)
      deed(stage)
      stage.window.destroy()
    }
    XCTAssertTrue(MainLoop.pump { watches.allSatisfy(\.isOver) }, line: line)
    XCTAssertNil(keyboard, line: line)
    XCTAssertNil(grid, line: line)
  }

  func testNothingIsLeft() async throws {
    expectNothingLeft { $0.type("a") }
    expectNothingLeft { $0.keyboard.hide() }
    expectNothingLeft { $0.keyboard.beginKeyNavigation() }
  }

  func testNothingIsLeftWhenAKeyIsHeld() async throws {
    expectNothingLeft { _ = $0.touch($0.key("g")) }
    expectNothingLeft { _ = $0.touch($0.key(.backspace)) }
  }

  func testNothingIsLeftWhenTheBubbleIsOpen() async throws {
    HostWidgets.setLongPressTime(20)
    expectNothingLeft { _ = $0.hold($0.key("e")) }
    expectNothingLeft { $0.hold($0.key("e")).release() }
  }

  func testTheKeyItselfMayDestroyTheWindowOrTheField() async throws {
    for kind in 0..<3 {
      let entry = Entry()
      let stage = KeyboardStage([entry, Entry()])
      stage.open()
      entry.connect("changed") {
        switch kind {
        case 0: stage.window.destroy()
        case 1: entry.destroy()
        default: stage.keyboard.widget.destroy()
        }
      }
      stage.tap("g")
      if kind > 0 {
        stage.settle()
        stage.window.destroy()
      }
    }
  }

  func testTheFieldMayGoWhileAKeyIsHeld() async throws {
    let (entry, other) = (Entry(), Entry())
    let stage = KeyboardStage([entry, other])
    stage.open()
    defer { stage.window.destroy() }
    let finger = stage.touch(stage.key("g"))
    entry.destroy()
    other.grabFocus()
    finger.release()
    XCTAssertEqual(other.text, "g")
  }

  func testWhatIsHeldTypesNothingOnceItIsHidden() async throws {
    let entry = Entry()
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    let finger = stage.touch(stage.key("g"))
    stage.keyboard.hide()
    finger.release()
    stage.keyboard.show()
    XCTAssertEqual(entry.text, "")
  }

  func testItTypesIntoAWindowItIsMovedTo() async throws {
    let stage = KeyboardStage([Entry()])
    stage.open()
    stage.body.remove(stage.keyboard.widget)
    let (other, entry, body) = (Window(), Entry(), Box(isVertical: true))
    body.add(entry)
    body.add(stage.keyboard.widget)
    other.add(body)
    other.showAll()
    other.present()
    TestDisplay.settle(other)
    entry.grabFocus()
    stage.keyboard.press(keyAt: stage.key("g"))
    XCTAssertEqual(entry.text, "g")
    other.destroy()
    stage.window.destroy()
  }
}
