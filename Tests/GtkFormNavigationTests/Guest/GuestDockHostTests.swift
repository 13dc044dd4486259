import FormNavigation
import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The program keeps its window, whatever it does with it.
@MainActor
final class GuestDockHostTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testEscapeAndF6AreTheProgramsWhereThereIsNoKeyboard() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    var heard = 0
    let connection = scene.form.window.onUnusedKeyPress { _ in
      heard += 1
      return false
    }
    scene.form.focus(3)
    TestDisplay.press(0xff1b, in: scene.form.window)
    TestDisplay.press(0xffc3, in: scene.form.window)
    scene.settle()
    XCTAssertEqual(heard, 2)
    XCTAssertFalse(scene.isKeyboardSeen)
    connection.disconnect()
  }

  func testTheDefaultButtonStaysTheDefaultButton() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    let button = Button(mnemonicLabel: "OK")
    scene.form.column.add(button)
    button.showAll()
    HostWidgets.makeDefault(button, of: scene.form.window)
    var changes = 0
    let connection = button.onNotify("has-default") { changes += 1 }
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(scene.isKeyboardSeen)
    XCTAssertEqual(scene.form.window.defaultWidget?.identity, button.identity)
    scene.controller?.keyboard.perform(.hide)
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertEqual(scene.form.window.defaultWidget?.identity, button.identity)
    XCTAssertEqual(changes, 0)
    connection.disconnect()
  }

  func testTheProgramMayDoWhatItLikesWithItsContent() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    let (window, content) = (scene.form.window, scene.form.scroller)
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(scene.isKeyboardSeen)
    XCTAssertEqual(window.children.count, 1)
    XCTAssertEqual(window.content?.identity, content.identity)
    window.remove(content)
    scene.settle()
    XCTAssertEqual(content.bottomMargin, 0)
    window.add(content)
    scene.form.entries[3].grabFocus()
    scene.settle()
    let second = try XCTUnwrap(GuestDock(in: window, rules: GuestRules(features: .keyboard)))
    XCTAssertNil(GuestDock(in: window, rules: GuestRules(features: .keyboard)))
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(second.controller?.keyboard.widget.isDrawable ?? false)
    content.destroy()
    scene.settle()
    window.destroy()
    scene.settle()
  }

  func testAWindowThatIsDestroyedByAKeyOrAButtonOfOursIsSurvived() async throws {
    for isByKey in [true, false] {
      let scene = GuestDockScene([.keyboard, .bar])
      let window = scene.form.window
      scene.tap(scene.form.entries[2])
      if isByKey {
        scene.form.entries[2].connect("activate") { window.destroy() }
        scene.controller?.keyboard.perform(.enter)
      } else {
        scene.form.entries[3].onFocusIn { window.destroy() }
        try TestContact(over: window).tap(XCTUnwrap(scene.bar?.nextButton))
      }
      XCTAssertTrue(MainLoop.pump { scene.form.guest.scrolledWindow?.window == nil })
      XCTAssertTrue(MainLoop.pump { scene.dock?.window == nil })
    }
  }

  func testItEndsWithTheWindowAndKeepsNothingAlive() async throws {
    var scene: GuestDockScene? = GuestDockScene([.keyboard, .bar])
    scene.map { $0.tap($0.form.entries[2]) }
    let watch = scene.map { LifetimeWatch($0.form.window) }
    let keys = scene?.controller.map { LifetimeWatch($0.keyboard.widget) }
    weak let dock = scene?.dock
    scene?.form.window.destroy()
    scene = nil
    XCTAssertTrue(MainLoop.pump { watch?.isOver == true && keys?.isOver == true && dock == nil })
  }

  func testAssistiveTechnologyFindsTheButtonsAndNothingTakesTheFocus() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[2])
    let bar = try XCTUnwrap(scene.bar)
    for (button, name) in [
      (bar.previousButton, "Previous"), (bar.nextButton, "Next"), (bar.doneButton, "Done"),
    ] {
      XCTAssertEqual(button.accessibleName, name)
      XCTAssertEqual(AccessibleSight(button).role, "push button")
      XCTAssertTrue(AccessibleSight(scene.form.window).holds(button))
      button.grabFocus()
      XCTAssertTrue(scene.form.entries[2].isFocus)
    }
    XCTAssertTrue(AccessibleSight(bar.nextButton).click())
    scene.settle()
    XCTAssertTrue(scene.form.entries[3].isFocus)
    // Tab does not come by, either.
    for _ in 0..<3 { scene.form.entries.last?.grabFocus() }
    scene.form.window.moveFocus(forward: true)
    XCTAssertNotNil(scene.form.entries.firstIndex(where: \.isFocus))
  }

  func testATextInABubbleOrOfAnExcludedTypeIsNotServed() async throws {
    let rules = GuestRules(features: .keyboard, excludedTypes: ["GtkSpinButton"])
    let scene = GuestDockScene(.keyboard)
    defer { scene.form.window.destroy() }
    let popover = Popover(over: scene.form.entries[0])
    let entry = Entry()
    popover.add(entry)
    XCTAssertTrue(GuestDock.isLeftAlone(entry, rules))
    XCTAssertFalse(GuestDock.isLeftAlone(scene.form.entries[0], rules))
  }
}
