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

  /// A program's form with a dock.
  @MainActor
  private final class Scene {
    let form: GuestForm
    let dock: GuestDock?
    private(set) var controller: KeyboardController?
    private(set) var bar: NavigationBar?

    init(
      _ features: GuestRules.Features,
      in given: GuestForm? = nil,
      bus: String? = nil,
      resizable: Bool = true
    ) {
      let rules = GuestRules(features: features)
      form = given ?? GuestForm(rules: rules)
      HostWidgets.setResizable(form.window, resizable)
      form.resize(height: 640)
      let system = SystemKeyboards(session: DesktopSession(busAddress: bus))
      dock = GuestDock(in: form.window, rules: rules, beside: system)
      (controller, bar) = (dock?.controller, dock?.bar)
    }

    func tap(_ widget: Widget, isTouch: Bool = true) {
      TestContact(over: form.window, isTouch: isTouch).tap(widget)
      settle()
    }

    func settle() { form.settle() }

    var isKeyboardSeen: Bool {
      guard let keyboard = controller?.keyboard else { return false }
      return keyboard.isShown && keyboard.widget.isDrawable
    }

    var isBarSeen: Bool { bar?.widget.isDrawable ?? false }

    /// Waits until the room of what the window holds is as high as given.
    func room() -> Int { form.scroller.allocatedSize.height }
  }

  func testTheKeyboardComesForAFingerAndTheFieldStaysInSightAboveIt() async throws {
    let scene = Scene(.keyboard)
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

  func testALongPressOffersRelativesInABubbleOverTheProgram() async throws {
    let scene = Scene(.keyboard)
    defer { scene.form.window.destroy() }
    let window = scene.form.window
    scene.tap(scene.form.entries[2])
    let parts = try XCTUnwrap(scene.controller?.keyboard.parts)
    let index = try XCTUnwrap(parts.grid.keys.firstIndex { !$0.relatives.isEmpty })
    let surface = try XCTUnwrap(parts.surface.frameAcrossWindows(in: window))
    let key = parts.grid.frames[index].center
    let contact = TestContact(over: window)
    contact.press(x: Double(surface.x) + key.x, y: Double(surface.y) + key.y)
    XCTAssertTrue(MainLoop.pump { parts.relatives.isOpen })
    scene.settle()
    XCTAssertTrue(scene.isKeyboardSeen)
    let choice = try XCTUnwrap(parts.relatives.caps.first?.button.frameAcrossWindows(in: window))
    XCTAssertLessThan(choice.y + choice.height, surface.y + parts.grid.frames[index].y + 1)
    contact.move(x: choice.center.x, y: choice.center.y)
    contact.release()
    scene.settle()
    XCTAssertEqual(scene.form.entries[2].text.count, 1)
    XCTAssertFalse(parts.relatives.isOpen)
    XCTAssertTrue(scene.isKeyboardSeen)
  }

  func testItTypesAndMovesOnAndGoesByEscape() async throws {
    let scene = Scene([.keyboard, .bar])
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
    let scene = Scene([.keyboard, .bar], in: form)
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

  func testEscapeAndF6AreTheProgramsWhereThereIsNoKeyboard() async throws {
    let scene = Scene([.keyboard, .bar])
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

  func testTheBarComesWithTheSystemsKeyboardAndOursDoesNot() async throws {
    let bus = try XCTUnwrap(PrivateBus(), "no session bus")
    let phosh = try XCTUnwrap(FakeService.phosh(on: bus))
    let scene = Scene([.keyboard, .bar], bus: bus.address)
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

  func testAWindowWithoutRoomForItIsLeftAsItIs() async throws {
    let scene = Scene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.form.resize(height: 200)
    scene.tap(scene.form.entries[1])
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertEqual(scene.room(), 200)
    scene.form.focus(0)
    scene.form.window.resize(width: 300, height: 640)
    XCTAssertTrue(MainLoop.pump { scene.form.window.allocatedSize.height == 640 })
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen, "another field has the focus")
    scene.tap(scene.form.entries[1])
    XCTAssertTrue(scene.isKeyboardSeen)
  }

  func testAWindowThatIsForcedToBeTooSmallForItLosesIt() async throws {
    let scene = Scene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[1])
    XCTAssertTrue(scene.isKeyboardSeen)
    TestDisplay.force(scene.form.window, width: 300, height: 120)
    XCTAssertTrue(MainLoop.pump { scene.form.window.allocatedSize.height == 120 })
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertEqual(scene.form.scroller.bottomMargin, 0)
  }

  func testTheKeyboardReturnsToTheSameFieldWhenThereIsRoomAgain() async throws {
    for isTypedMeanwhile in [false, true] {
      let scene = Scene([.keyboard, .bar])
      defer { scene.form.window.destroy() }
      scene.tap(scene.form.entries[1])
      XCTAssertTrue(scene.isKeyboardSeen)
      for height: Int32 in [120, 200, 640] {
        TestDisplay.force(scene.form.window, width: 300, height: height)
        XCTAssertTrue(MainLoop.pump { scene.form.window.allocatedSize.height == Int(height) })
        scene.settle()
        if height == 120, isTypedMeanwhile { TestDisplay.press(0x61, in: scene.form.window) }
        XCTAssertEqual(scene.isKeyboardSeen, height == 640 && !isTypedMeanwhile, "\(height)")
      }
      XCTAssertTrue(scene.form.isVisible(scene.form.entries[1]))
      scene.tap(scene.form.entries[1])
      XCTAssertTrue(scene.isKeyboardSeen)
      scene.controller?.keyboard.perform(.hide)
      scene.settle()
      scene.form.resize(height: 600)
      XCTAssertFalse(scene.isKeyboardSeen, "the user has sent it away")
    }
  }

  func testItFollowsTheSizeOfTheWindow() async throws {
    let scene = Scene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[1])
    for (width, height) in [(500, 700), (320, 560), (300, 640)] {
      scene.form.window.resize(width: width, height: height)
      XCTAssertTrue(MainLoop.pump { scene.form.window.size == (width, height) })
      scene.settle()
      XCTAssertTrue(scene.isKeyboardSeen)
      let bar = try XCTUnwrap(scene.bar?.widget.frameAcrossWindows(in: scene.form.window))
      let keys = try XCTUnwrap(
        scene.controller?.keyboard.widget.frameAcrossWindows(in: scene.form.window)
      )
      XCTAssertEqual(bar.y, scene.room())
      XCTAssertEqual(bar.width, width)
      XCTAssertEqual(keys.y + keys.height, height)
    }
  }

  func testASizeThatIsNotTheWindowsMovesNothing() async throws {
    let scene = Scene(.keyboard)
    defer { scene.form.window.destroy() }
    let window = scene.form.window
    scene.tap(scene.form.entries[1])
    let keys = try XCTUnwrap(scene.controller?.keyboard.widget)
    let place = keys.frameAcrossWindows(in: window)
    TestDisplay.configure(window, other: keys, height: 70)
    XCTAssertEqual(keys.frameAcrossWindows(in: window), place)
  }

  func testTheDefaultButtonStaysTheDefaultButton() async throws {
    let scene = Scene([.keyboard, .bar])
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
    let scene = Scene([.keyboard, .bar])
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
      let scene = Scene([.keyboard, .bar])
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
    var scene: Scene? = Scene([.keyboard, .bar])
    scene.map { $0.tap($0.form.entries[2]) }
    let watch = scene.map { LifetimeWatch($0.form.window) }
    let keys = scene?.controller.map { LifetimeWatch($0.keyboard.widget) }
    weak let dock = scene?.dock
    scene?.form.window.destroy()
    scene = nil
    XCTAssertTrue(MainLoop.pump { watch?.isOver == true && keys?.isOver == true && dock == nil })
  }

  func testAssistiveTechnologyFindsTheButtonsAndNothingTakesTheFocus() async throws {
    let scene = Scene([.keyboard, .bar])
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

  func testWindowsThatAreNotToBeChangedHaveNone() async throws {
    XCTAssertNil(Scene([.keyboard, .bar], resizable: false).dock)
    let scene = Scene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(scene.isKeyboardSeen)
    HostWidgets.setResizable(scene.form.window, false)
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
  }

  func testATextInABubbleOrOfAnExcludedTypeIsNotServed() async throws {
    let rules = GuestRules(features: .keyboard, excludedTypes: ["GtkSpinButton"])
    let scene = Scene(.keyboard)
    defer { scene.form.window.destroy() }
    let popover = Popover(over: scene.form.entries[0])
    let entry = Entry()
    popover.add(entry)
    XCTAssertTrue(GuestDock.isLeftAlone(entry, rules))
    XCTAssertFalse(GuestDock.isLeftAlone(scene.form.entries[0], rules))
  }
}
