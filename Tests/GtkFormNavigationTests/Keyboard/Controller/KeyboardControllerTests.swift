import FormNavigation
import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The keyboard comes and goes as fingers, mice, hardware keys and the system want it.
@MainActor
final class KeyboardControllerTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// A form with the whole of a keyboard below it.
  @MainActor
  private final class Scene {
    let fields = entries(14)
    let box = CheckButton(mnemonicLabel: "Agreed")
    let stage: Stage
    let bar: NavigationBar
    let controller: KeyboardController

    init(_ mode: KeyboardPolicy.Mode = .automatic, bus: String? = nil, slides: Bool = false) {
      var widgets: [Widget] = fields
      widgets.insert(box, at: 2)
      stage = Stage(column(widgets), width: 360, height: 640)
      bar = NavigationBar(for: stage.navigator)
      controller = KeyboardController(
        for: stage.navigator,
        mode: mode,
        layout: LayoutName("us"),
        beside: SystemKeyboards(session: DesktopSession(busAddress: bus))
      )
      stage.body.add(bar.widget)
      stage.body.add(controller.widget)
      HostWidgets.setAnimates(slides)
      stage.show()
      stage.below.grabFocus()
      stage.settle()
    }

    func end() {
      HostWidgets.setAnimates(true)
      stage.window.destroy()
    }

    func tap(_ widget: Widget, isTouch: Bool = true) {
      TestContact(over: stage.window, isTouch: isTouch).tap(widget)
      stage.settle()
    }

    func expect(_ isShown: Bool, _ message: String = "", line: UInt = #line) {
      stage.settle()
      XCTAssertEqual(controller.keyboard.isShown, isShown, message, line: line)
      let revealer = controller.keyboard.widget
      stage.wait(message, line: line) { HostWidgets.isAtRest(revealer, revealed: isShown) }
    }
  }

  func testAFingerBringsItAndAMouseDoesNot() async throws {
    let scene = Scene()
    defer { scene.end() }
    scene.tap(scene.fields[0], isTouch: false)
    scene.expect(false, "by mouse")
    scene.tap(scene.fields[1])
    scene.expect(true, "by finger")
    XCTAssertTrue(scene.fields[1].isFocus)
  }

  func testItGoesForAFieldWithoutTextAndComesBack() async throws {
    let scene = Scene()
    defer { scene.end() }
    scene.tap(scene.fields[1])
    scene.tap(scene.bar.nextButton)
    XCTAssertTrue(scene.box.isFocus)
    scene.expect(false, "on the check box")
    scene.tap(scene.bar.nextButton)
    XCTAssertTrue(scene.fields[2].isFocus)
    scene.expect(true, "on text again")
  }

  func testAHardwareKeySendsItAwayAndAFingerBringsItBack() async throws {
    let scene = Scene()
    defer { scene.end() }
    scene.tap(scene.fields[0])
    scene.expect(true)
    TestDisplay.press(0x61, in: scene.stage.window)
    scene.expect(false)
    XCTAssertEqual(scene.fields[0].text, "a")
    scene.stage.press(KeyCode.tab)
    scene.expect(false, "by Tab")
    scene.tap(scene.fields[1])
    scene.expect(true, "by finger")
  }

  func testAKeyOfItsOwnIsNoHardwareKey() async throws {
    let scene = Scene()
    defer { scene.end() }
    scene.tap(scene.fields[0])
    scene.expect(true)
    scene.controller.keyboard.perform(.type([KeySymbol("a")]))
    scene.controller.keyboard.perform(.enter)
    XCTAssertEqual(scene.fields[0].text, "a")
    XCTAssertTrue(scene.fields[1].isFocus)
    scene.expect(true)
  }

  func testSentAwayItComesBackWhenTheFocusedFieldIsTapped() async throws {
    let scene = Scene()
    defer { scene.end() }
    scene.tap(scene.fields[0])
    scene.controller.keyboard.perform(.hide)
    scene.expect(false)
    scene.tap(scene.fields[0])
    scene.expect(true)
    scene.stage.press(0xff1b)
    scene.expect(false, "by Escape")
  }

  func testATapOnAFieldThatAsksForNoKeyboardBringsNone() async throws {
    let scene = Scene(.always)
    defer { scene.end() }
    scene.fields[0].isEditable = false
    scene.fields[0].grabFocus()
    scene.expect(false, "read-only")
    scene.fields[1].grabFocus()
    scene.expect(true)
    HostWidgets.inhibitKeyboard(of: scene.fields[2])
    scene.fields[2].grabFocus()
    scene.expect(false, "inhibited")
  }

  func testTheButtonTurnsItOnForAMouse() async throws {
    let scene = Scene()
    defer { scene.end() }
    scene.fields[0].grabFocus()
    scene.controller.toggle()
    scene.expect(true)
    XCTAssertTrue(scene.controller.isOn)
    scene.controller.toggle()
    scene.expect(false)
    XCTAssertFalse(scene.controller.isOn)
  }

  func testF6BringsItAndWalksOverItsKeys() async throws {
    let scene = Scene()
    defer { scene.end() }
    scene.fields[0].grabFocus()
    scene.stage.press(f6)
    scene.expect(true)
    XCTAssertTrue(scene.controller.keyboard.isNavigating)
    let start = try XCTUnwrap(scene.controller.keyboard.parts?.cursor.index)
    let label = try XCTUnwrap(scene.controller.keyboard.parts?.grid.keys[start].label)
    scene.stage.press(KeyCode.space)
    XCTAssertEqual(scene.fields[0].text, label)
    scene.expect(true)
    scene.stage.press(f6)
    XCTAssertFalse(scene.controller.keyboard.isNavigating)
    scene.stage.press(0x61)
    scene.expect(false, "a hardware key sends it away")
    XCTAssertEqual(scene.fields[0].text, label + "a")
  }

  func testF6BringsNothingWhereNoneIsWantedOrAllowed() async throws {
    for (mode, index) in [(KeyboardPolicy.Mode.never, 0), (.automatic, nil)] {
      let scene = Scene(mode)
      defer { scene.end() }
      if let index { scene.fields[index].grabFocus() } else { scene.box.grabFocus() }
      scene.stage.press(f6)
      scene.expect(false)
    }
  }

  func testTheBarShowsNoTooltipsOverTheKeys() async throws {
    let scene = Scene()
    defer { scene.end() }
    let buttons = [scene.bar.previousButton, scene.bar.nextButton, scene.bar.doneButton]
    XCTAssertTrue(buttons.allSatisfy(\.showsTooltip))
    scene.tap(scene.fields[0])
    scene.expect(true)
    XCTAssertFalse(buttons.contains(where: \.showsTooltip))
    scene.controller.keyboard.perform(.hide)
    scene.expect(false)
    XCTAssertTrue(buttons.allSatisfy(\.showsTooltip))
    XCTAssertEqual(scene.bar.nextButton.tooltip, "Next field (Alt+Down)")
  }

  func testTheChoiceOfTheUserTakesEffectAtOnce() async throws {
    let scene = Scene(.never)
    defer { scene.end() }
    scene.tap(scene.fields[0])
    scene.expect(false)
    XCTAssertFalse(scene.controller.isToggleOffered)
    scene.controller.mode = .always
    scene.expect(true)
    scene.controller.mode = .never
    scene.expect(false)
  }

  func testItServesTextsOutsideOfTheForm() async throws {
    let scene = Scene(.always)
    defer { scene.end() }
    let other = Entry()
    scene.stage.body.add(other)
    other.showAll()
    other.grabFocus()
    scene.expect(true)
    scene.controller.keyboard.perform(.type([KeySymbol("x")]))
    XCTAssertEqual(other.text, "x")
  }

  func testItGivesWayToAKeyboardOfTheSystem() async throws {
    let bus = try XCTUnwrap(PrivateBus(), "no bus")
    defer { bus.end() }
    let scene = Scene(bus: bus.address)
    defer { scene.end() }
    scene.tap(scene.fields[0])
    scene.expect(true)
    let service = try XCTUnwrap(FakeService.phosh(on: bus))
    scene.stage.wait("ours goes") { !scene.controller.keyboard.isShown }
    scene.tap(scene.fields[1])
    scene.expect(false)
    service.crash()
    scene.stage.wait("ours comes") { scene.controller.keyboard.isShown }
  }

  func testTheFocusedFieldIsInSightInEveryFrameOfTheSlide() async throws {
    for index in [3, 9, 13] {
      let scene = Scene(slides: true)
      defer { scene.end() }
      scene.fields[index].grabFocus()
      scene.stage.settle()
      let watch = FrameWatch(scene.stage, scene.fields[index], "field \(index)")
      for isShown in [true, false] {
        watch.turn()
        scene.controller.toggle()
        scene.expect(isShown)
      }
      watch.stop()
      XCTAssertGreaterThan(watch.frames, 5)
    }
  }

  func testNothingIsLeft() async throws {
    var watches: [LifetimeWatch] = []
    weak var controller: KeyboardController?
    do {
      let scene = Scene(.always)
      scene.fields[0].grabFocus()
      scene.expect(true)
      watches = [scene.stage.window, scene.controller.widget, scene.fields[0]]
        .map { LifetimeWatch($0) }
      controller = scene.controller
      scene.end()
    }
    XCTAssertTrue(MainLoop.pump { watches.allSatisfy(\.isOver) })
    XCTAssertNil(controller)
  }

  func testTheQuestionBorrowsItAndGivesItBack() async throws {
    let scene = Scene(.always)
    defer { scene.end() }
    scene.fields[3].grabFocus()
    scene.expect(true)
    var question: Entry?
    let prompt = FieldPrompt.ask(
      over: scene.stage.window,
      label: "Name",
      keyboard: scene.controller,
      configure: { question = $0 }
    ) { _ in }
    scene.stage.wait("the question has the focus") {
      scene.stage.window.focusWidget?.identity != scene.fields[3].identity
    }
    scene.expect(true)
    let key = try XCTUnwrap(scene.controller.keyboard.parts?.grid.frames.first)
    let surface = try XCTUnwrap(
      scene.controller.keyboard.parts?.surface.frame(in: scene.stage.window)
    )
    let contact = TestContact(over: scene.stage.window)
    contact.press(x: Double(surface.x + key.x + 4), y: Double(surface.y + key.y + 4))
    contact.release()
    XCTAssertEqual(scene.fields[3].text, "")
    XCTAssertEqual(question?.text, "q")
    scene.stage.press(f6)
    scene.stage.press(KeyCode.space)
    XCTAssertEqual(question?.text.count, 2, "a walk over the keys types into the question")
    prompt.close()
    scene.stage.wait("the field has the focus") { scene.fields[3].isFocus }
    scene.expect(true)
    XCTAssertEqual(
      scene.controller.keyboard.widget.parent?.identity,
      scene.controller.widget.identity
    )
  }

  func testOfTwoKeyboardsInOneWindowThatOfTheFormWithTheFocusIsShown() async throws {
    let scene = Scene(.always)
    defer { scene.end() }
    let (others, second) = (entries(3), ScrolledWindow())
    second.add(column(others))
    second.setExpands(vertically: true)
    let outside = Entry()
    let other = KeyboardController(
      for: FormNavigator(attachingTo: second),
      mode: .always,
      layout: LayoutName("us"),
      beside: SystemKeyboards(session: DesktopSession(busAddress: nil))
    )
    for widget in [second, outside, other.widget] as [Widget] { scene.stage.body.add(widget) }
    scene.stage.body.showAll()
    scene.stage.settle()
    let expect = { (first: Bool, last: Bool, message: String) in
      scene.stage.settle()
      XCTAssertEqual(scene.controller.keyboard.isShown, first, message)
      XCTAssertEqual(other.keyboard.isShown, last, message)
    }
    scene.fields[0].grabFocus()
    expect(true, false, "first form")
    others[1].grabFocus()
    expect(false, true, "second form")
    outside.grabFocus()
    expect(false, true, "outside, after the second form")
    scene.fields[1].grabFocus()
    expect(true, false, "first form again")
    outside.grabFocus()
    expect(true, false, "outside, after the first form")
    other.widget.destroy()
    others[0].grabFocus()
    scene.stage.settle()
    XCTAssertTrue(scene.controller.keyboard.isShown)
  }
}

private let f6: Int32 = 0xffc3
