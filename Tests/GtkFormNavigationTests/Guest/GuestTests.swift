import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A guest at work in a program that knows nothing of it.
@MainActor
final class GuestTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testTheFocusedFieldStaysInSightAsTheWindowShrinks() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    let offset = form.offset
    form.resize(height: 200)
    XCTAssertTrue(form.isVisible(form.entries[9]))
    form.resize(height: 400)
    XCTAssertTrue(form.isVisible(form.entries[9]))
    XCTAssertGreaterThan(form.offset, offset, "what is seen is moved no more than it has to be")
  }

  func testTheMoveIsTheSmallest() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    form.resize(height: 200)
    let frame = form.entries[9].frame(in: form.scroller)
    XCTAssertEqual(frame.map { $0.y + $0.height }, form.scroller.allocatedSize.height)
  }

  func testAFieldThatTheProgramDoesNotScrollToIsBroughtIntoSight() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.scroller.children[0].disableFocusScrolling()
    form.focus(30)
    XCTAssertTrue(form.isVisible(form.entries[30]))
  }

  func testNothingSnapsBackWhileTheUserReadsElsewhere() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    form.offset = 900
    form.resize(height: 200)
    XCTAssertEqual(form.offset, 900)
    form.column.add(Entry())
    form.column.showAll()
    form.settle()
    XCTAssertEqual(form.offset, 900)
    form.entries[9].text = "the program's"
    form.settle()
    XCTAssertEqual(form.offset, 900, "nobody has typed")
    TestDisplay.press(0x61, in: form.window)
    form.settle()
    XCTAssertTrue(form.isVisible(form.entries[9]), "somebody has typed")
  }

  func testWhatAnInputMethodTypesIsTheUsersToo() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    TestInputMethod.observe()
    form.focus(9)
    TestDisplay.press(0x61, in: form.window)
    form.settle()
    form.offset = 900
    TestInputMethod.type("b")
    form.settle()
    XCTAssertEqual(form.entries[9].text, "ab")
    XCTAssertTrue(form.isVisible(form.entries[9]))
    form.offset = 900
    form.entries[9].text = "the program's"
    form.settle()
    XCTAssertEqual(form.offset, 900)
  }

  func testAProgramThatScrollsAtOnceWins() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    let adjustment = form.scroller.verticalAdjustment
    let connection = adjustment.onExtentChange { adjustment.value = 700 }
    defer { connection.disconnect() }
    form.resize(height: 200)
    XCTAssertEqual(form.offset, 700)
  }

  func testAProgramThatScrollsAsTheFieldIsTypedIntoWins() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(2)
    let adjustment = form.scroller.verticalAdjustment
    let connections = form.entries[2].onChange { adjustment.value = 900 }
    for key: Int32 in [0x61, 0x62] {
      TestDisplay.press(key, in: form.window)
      form.settle()
      XCTAssertEqual(form.offset, 900)
    }
    XCTAssertEqual(form.entries[2].text, "ab")
    for connection in connections { connection.disconnect() }
    form.offset = 800
    TestDisplay.press(0x63, in: form.window)
    form.settle()
    XCTAssertTrue(form.isVisible(form.entries[2]), "the user has scrolled")
  }

  func testAProgramThatTakesEachMoveBackWins() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    let adjustment = form.scroller.verticalAdjustment
    let connection = adjustment.onValueChange { if adjustment.value != 0 { adjustment.value = 0 } }
    defer { connection.disconnect() }
    form.resize(height: 200)
    XCTAssertEqual(form.offset, 0)
    let decisions = form.decisions
    for _ in 0..<10 { TestDisplay.passFrame(of: form.window) }
    XCTAssertEqual(form.decisions, decisions, "there is no end to it")
  }

  func testAProgramThatScrollsSmoothlyToTheFocusIsWaitedFor() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.scroller.children[0].disableFocusScrolling()
    form.focus(0)
    form.entries[30].grabFocus()
    for step in 1...10 {
      form.scroller.verticalAdjustment.value = Double(step) * 90
      TestDisplay.passFrame(of: form.window)
      XCTAssertEqual(form.scroller.verticalAdjustment.value, Double(step) * 90)
    }
    form.settle()
    XCTAssertEqual(form.offset, 900)
  }

  func testNothingIsDoneWhileNothingChanges() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    let decisions = form.decisions
    // The fading by GTK itself has come to its end.
    func layouts() -> Int {
      TestDisplay.countLayouts(of: form.window) {
        for _ in 0..<10 { TestDisplay.passFrame(of: form.window) }
      }
    }
    XCTAssertTrue(MainLoop.pump { layouts() == 0 }, "frames are laid out that nobody asks for")
    XCTAssertEqual(form.decisions, decisions)
  }

  func testTheLookAndTheOrderAreTheProgramsOwn() async throws {
    let form = GuestForm(fields: 5)
    defer { form.window.destroy() }
    XCTAssertFalse(form.window.focusWidget == nil)
    form.focus(0)
    for key in [KeyCode.enter, KeyCode.down] {
      TestDisplay.press(key, key == KeyCode.down ? .alt : [], in: form.window)
      form.settle()
      XCTAssertEqual(form.entries.firstIndex(where: \.isFocus), key == KeyCode.down ? 0 : 0)
    }
    XCTAssertEqual(form.window.children.count, 1)
  }

  func testExcludedTypesAreLeftAlone() async throws {
    let form = GuestForm(rules: GuestRules(excludedTypes: ["GtkEntry"]))
    defer { form.window.destroy() }
    form.focus(9)
    form.resize(height: 200)
    XCTAssertEqual(form.offset, 0)
  }

  func testANavigatorOfTheProgramsOwnGoesFirst() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    let navigator = FormNavigator(attachingTo: form.scroller)
    form.focus(9)
    let decisions = form.decisions
    form.resize(height: 200)
    XCTAssertEqual(form.decisions, decisions)
    XCTAssertTrue(form.isVisible(form.entries[9]))
    XCTAssertNotNil(navigator.scrolledWindow)
  }
}
