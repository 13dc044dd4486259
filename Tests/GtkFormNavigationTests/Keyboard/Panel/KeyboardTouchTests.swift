import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// Fingers on the keys and between them.
@MainActor
final class KeyboardTouchTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
    HostWidgets.setLongPressTime(40)
  }

  override func tearDown() async throws { HostWidgets.setLongPressTime(500) }

  private func open(layouts: [String] = ["us"], longPress: Int32 = 500) -> (KeyboardStage, Entry) {
    HostWidgets.setLongPressTime(longPress)
    let entry = Entry()
    let stage = KeyboardStage([entry], layouts: layouts)
    stage.open()
    return (stage, entry)
  }

  private func pressedLabels(_ stage: KeyboardStage) -> [String] {
    stage.keys.indices.filter { stage.grid.cap(at: $0)?.isPressed ?? false }
      .map { stage.keys[$0].label }
  }

  func testAKeyLooksPressedAtOnceAndTypesWhenItIsLetGo() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let finger = stage.touch(stage.key("g"))
    XCTAssertEqual(pressedLabels(stage), ["g"])
    let button = try XCTUnwrap(stage.grid.cap(at: stage.key("g"))?.button)
    XCTAssertTrue(button.looksPressed && button.hasStyleClass("nextfield-key-pressed"))
    XCTAssertEqual(entry.text, "")
    finger.release()
    XCTAssertEqual(pressedLabels(stage), [])
    XCTAssertFalse(button.looksPressed)
    XCTAssertEqual(entry.text, "g")
  }

  func testThePressedLookIsPaintedInTheNextFrame() async throws {
    let (stage, _) = open()
    defer { stage.window.destroy() }
    let button = try XCTUnwrap(stage.grid.cap(at: stage.key("g"))?.button)
    let before = TestDisplay.backgroundColor(of: button)
    let finger = stage.touch(stage.key("g"))
    TestDisplay.passFrame(of: stage.window)
    let pressed = TestDisplay.backgroundColor(of: button)
    XCTAssertNotEqual(before, pressed)
    TestDisplay.settle(stage.window)
    XCTAssertEqual(TestDisplay.backgroundColor(of: button), pressed, "it is still on its way")
    finger.release()
  }

  func testAPressSlidesToTheNeighbor() async throws {
    for isTouch in [true, false] {
      let (stage, entry) = open()
      defer { stage.window.destroy() }
      let finger = stage.touch(stage.key("g"), isTouch: isTouch)
      stage.move(finger, to: stage.key("h"))
      XCTAssertEqual(pressedLabels(stage), ["h"])
      finger.release()
      XCTAssertEqual(entry.text, "h")
    }
  }

  func testAGapBelongsToTheNearestKey() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let (a, below) = (stage.key("a"), stage.key("t"))
    for place in [
      stage.point(a, across: -0.06), stage.point(a, across: -0.45), stage.point(a, across: 1.05),
      stage.point(below, down: 1.03), stage.point(below, down: -0.03),
    ] {
      let finger = TestContact(over: stage.window)
      finger.press(x: place.x, y: place.y)
      finger.release()
    }
    XCTAssertEqual(entry.text, "aaatt")
  }

  func testTheSecondThumbCommitsTheFirst() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let first = stage.touch(stage.key("a"))
    let second = stage.touch(stage.key("l"))
    XCTAssertEqual(entry.text, "a")
    XCTAssertEqual(pressedLabels(stage), ["l"])
    first.release()
    XCTAssertEqual(entry.text, "a")
    second.release()
    XCTAssertEqual(entry.text, "al")
  }

  func testShiftIsInEffectForTheKeyOfTheOtherThumb() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let shift = stage.touch(stage.key(.shift))
    let letter = stage.touch(stage.key("q"))
    XCTAssertTrue(stage.keys[stage.key(.shift)].isOn)
    letter.release()
    shift.release()
    XCTAssertEqual(entry.text, "Q")
  }

  func testATouchThatIsTakenAwayTypesNothing() async throws {
    for isTouch in [true, false] {
      let (stage, entry) = open()
      defer { stage.window.destroy() }
      stage.touch(stage.key("g"), isTouch: isTouch).cancel()
      XCTAssertEqual(pressedLabels(stage), [])
      XCTAssertEqual(entry.text, "")
      stage.tap("h")
      XCTAssertEqual(entry.text, "h")
    }
  }

  func testAPressThatLeavesOverTheTopTypesNothingUnlessItComesBack() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let finger = stage.touch(stage.key("t"))
    let place = stage.point(stage.key("t"), down: -2)
    finger.move(x: place.x, y: place.y)
    XCTAssertEqual(pressedLabels(stage), [])
    finger.release()
    XCTAssertEqual(entry.text, "")
    let other = stage.touch(stage.key("t"))
    other.move(x: place.x, y: place.y)
    stage.move(other, to: stage.key("y"))
    other.release()
    XCTAssertEqual(entry.text, "y")
  }

  func testNothingFallsThrough() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    let presses = PressCounter(on: stage.window)
    let panel = try XCTUnwrap(stage.keyboard.parts?.surface.frame(in: stage.window))
    for y in stride(from: panel.y, to: panel.y + panel.height, by: 9) {
      for x in stride(from: panel.x, to: panel.x + panel.width, by: 14) {
        for isTouch in [true, false] {
          let finger = TestContact(over: stage.window, isTouch: isTouch)
          finger.press(x: Double(x), y: Double(y))
          finger.cancel()
        }
      }
    }
    XCTAssertEqual(presses.count, 0)
    XCTAssertEqual(entry.text, "")
    XCTAssertTrue(entry.isFocus)
  }

  func testBackspaceRepeatsWhileItIsHeld() async throws {
    let (stage, entry) = open(longPress: 40)
    defer { stage.window.destroy() }
    entry.text = "0123456789"
    entry.moveCaretToEnd()
    let finger = stage.touch(stage.key(.backspace))
    XCTAssertEqual(entry.text, "0123456789")
    stage.wait("it repeats") { entry.text.count <= 6 }
    let left = entry.text.count
    finger.release()
    XCTAssertEqual(entry.text.count, left, "the end of a repeating press types once more")
  }

  func testAShortPressOfARepeatingKeyActsOnce() async throws {
    let (stage, entry) = open()
    defer { stage.window.destroy() }
    entry.text = "0123"
    entry.moveCaretToEnd()
    stage.tap(.backspace)
    XCTAssertEqual(entry.text, "012")
  }

  func testALongPressOffersAlternatesToSlideTo() async throws {
    for isTouch in [true, false] {
      let (stage, entry) = open(longPress: 40)
      defer { stage.window.destroy() }
      let key = stage.key("e")
      let alternates = stage.keys[key].alternates
      XCTAssertFalse(alternates.isEmpty)
      let finger = stage.hold(key, isTouch: isTouch)
      let last = alternates.count - 1
      let place = stage.point(ofAlternate: last)
      finger.move(x: place.x, y: place.y)
      XCTAssertEqual(stage.alternates?.chosen, last)
      finger.release()
      XCTAssertEqual(entry.text, alternates[last].character.map { String($0) })
      XCTAssertFalse(stage.alternates?.isOpen ?? true)
      XCTAssertTrue(entry.isFocus)
    }
  }

  func testTheBubbleLiesInTheWindowAboveItsKey() async throws {
    let (stage, _) = open(longPress: 40)
    defer { stage.window.destroy() }
    for label in ["a", "e", "o", "s"] {
      let key = stage.key(label)
      let finger = stage.hold(key)
      let popup = try XCTUnwrap(stage.alternates)
      let shape = stage.point(key, down: 0)
      for index in popup.choices.indices {
        let frame = try XCTUnwrap(popup.caps[index].button.frameAcrossWindows(in: stage.window))
        XCTAssertGreaterThanOrEqual(frame.x, 0, label)
        XCTAssertLessThanOrEqual(frame.x + frame.width, 360, label)
        XCTAssertLessThanOrEqual(Double(frame.y + frame.height), shape.y, label)
      }
      finger.cancel()
      XCTAssertFalse(popup.isOpen)
      stage.settle()
    }
  }

  func testLetGoInPlaceTheBubbleStaysForATap() async throws {
    let (stage, entry) = open(longPress: 40)
    defer { stage.window.destroy() }
    let key = stage.key("e")
    let alternate = try XCTUnwrap(stage.keys[key].alternates.first?.character)
    stage.hold(key).release()
    XCTAssertTrue(stage.alternates?.isOpen ?? false)
    XCTAssertEqual(entry.text, "")
    TestContact(over: stage.window).tap(try XCTUnwrap(stage.alternates?.caps[0].button))
    stage.settle()
    XCTAssertEqual(entry.text, String(alternate))
    XCTAssertTrue(entry.isFocus)
    stage.hold(key).release()
    stage.tap("q")
    XCTAssertFalse(stage.alternates?.isOpen ?? true, "a tap beside it puts it away")
    XCTAssertEqual(entry.text, String(alternate))
  }

  func testALongPressOnTheGlobeListsTheLayouts() async throws {
    let (stage, _) = open(layouts: ["us", "de", "ru"], longPress: 40)
    defer { stage.window.destroy() }
    var told: [String] = []
    stage.keyboard.onLayoutChange = { told.append($0.title) }
    let finger = stage.hold(stage.key(.nextLayout))
    let place = stage.point(ofAlternate: 2)
    finger.move(x: place.x, y: place.y)
    finger.release()
    XCTAssertEqual(told, ["Russian"])
    XCTAssertNotNil(stage.keys.first { $0.label == "ф" })
    HostWidgets.setLongPressTime(500)
    stage.tap(.nextLayout)
    XCTAssertEqual(told.last, "English (US)")
  }
}
