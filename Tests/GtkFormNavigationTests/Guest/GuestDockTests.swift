import FormNavigation
import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The bar and the keyboard in the window of a program that knows nothing of them.
@MainActor
final class GuestDockTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testTheKeyboardComesForAFingerAndTheFieldStaysInSightAboveIt() async throws {
    let scene = GuestDockScene(.keyboard)
    defer { scene.form.window.destroy() }
    let field = try XCTUnwrap(scene.form.entries.last { scene.form.isVisible($0) })
    scene.tap(field, isTouch: false)
    XCTAssertFalse(scene.isKeyboardSeen, "by mouse")
    XCTAssertEqual(scene.room(), 640)
    scene.tap(field)
    XCTAssertTrue(scene.isKeyboardSeen)
    XCTAssertTrue(field.isFocus)
    XCTAssertLessThan(scene.room(), 500)
    XCTAssertTrue(scene.form.isVisible(field))
    let keyboard = try XCTUnwrap(scene.controller?.keyboard.widget)
    let frame = try XCTUnwrap(keyboard.frameAcrossWindows(in: scene.form.window))
    XCTAssertEqual(frame, PixelRect(x: 0, y: scene.room(), width: 300, height: 640 - scene.room()))
    XCTAssertFalse(scene.isBarSeen)
  }

  func testTheVeryFirstTapBringsTheKeyboard() async throws {
    let (form, rules) = (GuestForm(), GuestRules(features: .keyboard))
    defer { form.window.destroy() }
    form.resize(height: 640)
    form.window.clearFocus()
    form.settle()
    final class Once {
      var dock: GuestDock?
      var isOver = false
    }
    let once = Once()
    FocusWatch.begin { window, text in
      guard !once.isOver, once.dock == nil else { return }
      let none = SystemKeyboards(session: DesktopSession(busAddress: nil))
      once.dock = GuestDock(in: window, for: text, rules: rules, beside: none)
    }
    TestContact(over: form.window).tap(form.entries[2])
    form.settle()
    once.isOver = true
    XCTAssertTrue(once.dock?.isKeyboardShown ?? false)
  }

  func testALongPressOffersAlternatesInABubbleOverTheProgram() async throws {
    let scene = GuestDockScene(.keyboard)
    defer { scene.form.window.destroy() }
    let window = scene.form.window
    scene.tap(scene.form.entries[2])
    let parts = try XCTUnwrap(scene.controller?.keyboard.parts)
    let index = try XCTUnwrap(parts.grid.keys.firstIndex { !$0.alternates.isEmpty })
    let surface = try XCTUnwrap(parts.surface.frameAcrossWindows(in: window))
    let key = parts.grid.frames[index].center
    let contact = TestContact(over: window)
    contact.press(x: Double(surface.x) + key.x, y: Double(surface.y) + key.y)
    XCTAssertTrue(MainLoop.pump { parts.alternates.isOpen })
    scene.settle()
    XCTAssertTrue(scene.isKeyboardSeen)
    let choice = try XCTUnwrap(parts.alternates.caps.first?.button.frameAcrossWindows(in: window))
    XCTAssertLessThan(choice.y + choice.height, surface.y + parts.grid.frames[index].y + 1)
    contact.move(x: choice.center.x, y: choice.center.y)
    contact.release()
    scene.settle()
    XCTAssertEqual(scene.form.entries[2].text.count, 1)
    XCTAssertFalse(parts.alternates.isOpen)
    XCTAssertTrue(scene.isKeyboardSeen)
  }

  func testItTypesAndMovesOnAndGoesByEscape() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(scene.isKeyboardSeen)
    XCTAssertTrue(scene.isBarSeen)
    scene.controller?.keyboard.perform(.type([KeySymbol("a")]))
    XCTAssertEqual(scene.form.entries[2].text, "a")
    let bar = try XCTUnwrap(scene.bar)
    scene.tap(bar.nextButton)
    XCTAssertTrue(scene.form.entries[3].isFocus)
    scene.tap(bar.previousButton)
    XCTAssertTrue(scene.form.entries[2].isFocus)
    XCTAssertTrue(scene.isKeyboardSeen)
    scene.tap(bar.doneButton)
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertFalse(scene.isBarSeen)
    XCTAssertTrue(scene.form.entries[2].isFocus)
    XCTAssertEqual(scene.room(), 640)
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(scene.isKeyboardSeen)
    TestDisplay.press(0xff1b, in: scene.form.window)
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
  }

  func testEscapePutsTheKeyboardAwayBeforeTheProgramHearsOfIt() async throws {
    let form = GuestForm()
    var heard = 0
    form.window.onKeyPress { press in
      if press.key == .escape { heard += 1 }
      return true
    }
    let scene = GuestDockScene([.keyboard, .bar], in: form)
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(scene.isKeyboardSeen)
    TestDisplay.press(0xff1b, in: scene.form.window)
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertEqual(heard, 0)
    TestDisplay.press(0xff1b, in: scene.form.window)
    XCTAssertEqual(heard, 1, "the next one is the program's")
  }

  func testTheBarComesWithTheSystemsKeyboardAndOursDoesNot() async throws {
    let bus = try XCTUnwrap(PrivateBus(), "no session bus")
    let phosh = try XCTUnwrap(FakeService.phosh(on: bus))
    let scene = GuestDockScene([.keyboard, .bar], bus: bus.address)
    defer { scene.form.window.destroy() }
    XCTAssertTrue(MainLoop.pump { scene.dock?.system.isAvailable ?? false })
    scene.tap(scene.form.entries[4])
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertFalse(scene.isBarSeen)
    phosh.set("Visible", to: "true")
    XCTAssertTrue(MainLoop.pump { scene.isBarSeen })
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
    scene.bar.map { scene.tap($0.doneButton) }
    XCTAssertTrue(MainLoop.pump { !scene.isBarSeen }, "the system's keyboard is sent away")
    XCTAssertEqual(phosh.properties["Visible"], "false")
  }
}
