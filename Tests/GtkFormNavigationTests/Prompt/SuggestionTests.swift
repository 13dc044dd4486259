import GtkBridge
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The suggestions of a prompt during typing.
@MainActor
final class SuggestionTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// A prompt that offers those of some names that contain the text.
  @MainActor
  private final class Scene {
    let form = TestForm(fields: 3)
    let names: [String]
    private(set) var chosen: [Int] = []
    private(set) var answers: [String] = []
    private(set) var entry: Entry?
    private(set) var prompt: FieldPrompt?

    init(_ names: [String]) {
      self.names = names
      form.show()
      form.entries[1].grabFocus()
      form.settle()
      prompt = FieldPrompt.ask(
        over: form.window,
        label: "Go to",
        suggestions: Suggestions { [names] text in
          names.enumerated().filter { text.isEmpty || $1.contains(text) }
            .map { Suggestions.Item($1, id: $0) }
        } choose: { [weak self] in
          self?.chosen.append($0.id)
        },
        configure: { entry = $0 },
        completion: { [weak self] in self?.answers.append($0) }
      )
      _ = MainLoop.pump { [entry] in entry?.isFocus ?? false }
      form.settle()
    }

    var list: SuggestionList? { prompt?.list }
    var shown: [String] { list?.items.map(\.text) ?? [] }
    func button(_ index: Int) throws -> Widget { try XCTUnwrap(list?.button(at: index)) }
    func end() { form.window.destroy() }
  }

  private let names = ["city", "country", "city", "street"]

  func testItOffersWhatMatchesAtEachLetter() async throws {
    let scene = Scene(names)
    defer { scene.end() }
    XCTAssertEqual(scene.shown, names)
    scene.form.press(0x63)
    XCTAssertEqual(scene.shown, ["city", "country", "city"])
    scene.form.press(0x6f)
    XCTAssertEqual(scene.shown, ["country"])
    scene.form.press(0x6f)
    XCTAssertEqual(scene.shown, [])
    XCTAssertFalse(try XCTUnwrap(scene.list?.widget.isVisible))
  }

  func testArrowsAndReturnChooseWithoutLeavingTheText() async throws {
    let scene = Scene(names)
    defer { scene.end() }
    for _ in 0..<3 { scene.form.press(down) }
    scene.form.press(up)
    scene.form.press(down)
    XCTAssertEqual(scene.list?.chosen, Suggestions.Item("city", id: 2))
    XCTAssertTrue(try XCTUnwrap(scene.entry?.isFocus))
    scene.form.press(enter)
    XCTAssertEqual(scene.chosen, [2])
    XCTAssertEqual(scene.answers, [])
    XCTAssertTrue(scene.form.entries[1].isFocus)
  }

  func testReturnWithNothingChosenCompletesWithTheText() async throws {
    let scene = Scene(names)
    defer { scene.end() }
    scene.form.press(0x63)
    scene.form.press(down)
    scene.form.press(up)
    XCTAssertNil(scene.list?.chosen)
    scene.form.press(enter)
    XCTAssertEqual(scene.answers, ["c"])
    XCTAssertEqual(scene.chosen, [])
  }

  func testATouchAMouseAndAScreenReaderChoose() async throws {
    for way in 0..<3 {
      let scene = Scene(names)
      defer { scene.end() }
      let button = try scene.button(1)
      if way < 2 {
        TestContact(over: scene.form.window, isTouch: way == 0).tap(button)
      } else {
        XCTAssertTrue(AccessibleSight(button).click())
      }
      scene.form.settle()
      XCTAssertEqual(scene.chosen, [1], "way \(way)")
      XCTAssertTrue(scene.form.entries[1].isFocus)
    }
  }

  func testAScreenReaderSeesAListAndHearsWhereTheArrowsAre() async throws {
    let scene = Scene(names)
    defer { scene.end() }
    let button = try scene.button(0)
    let list = try XCTUnwrap(button.parent)
    XCTAssertEqual(AccessibleSight(list).role, "list box")
    XCTAssertEqual(list.accessibleName, "Go to")
    XCTAssertEqual(AccessibleSight(button).role, "list item")
    XCTAssertEqual(button.accessibleName, "city")
    let watch = FocusAnnouncements()
    defer { watch.stop() }
    scene.form.press(down)
    XCTAssertTrue(AccessibleSight(button).isFocused)
    scene.form.press(up)
    XCTAssertFalse(AccessibleSight(button).isFocused)
    XCTAssertEqual(watch.gained, ["city", "Go to"])
  }

  func testManyAreNoMoreThanFiftyThatScrollAndFitIntoTheWindow() async throws {
    let scene = Scene((0..<400).map { "field \($0)" })
    defer { scene.end() }
    XCTAssertEqual(scene.shown.count, 50)
    let list = try XCTUnwrap(scene.list?.widget)
    let frame = try XCTUnwrap(list.frame(in: scene.form.window))
    XCTAssertGreaterThan(frame.y, 0)
    XCTAssertGreaterThanOrEqual(frame.height, 40)
    let entry = try XCTUnwrap(scene.entry?.frame(in: scene.form.window))
    XCTAssertLessThanOrEqual(frame.y + frame.height, entry.y)
    for index in 0..<60 {
      scene.form.press(down)
      let row = try XCTUnwrap(scene.button(min(index, 49)).frame(in: list))
      XCTAssertGreaterThanOrEqual(row.y, 0)
      XCTAssertLessThanOrEqual(row.y + row.height, frame.height)
    }
  }

  func testWhatIsRefusedIsMarkedUntilTheTextIsAnother() async throws {
    let form = TestForm(fields: 1)
    form.show()
    defer { form.window.destroy() }
    var entry: Entry?
    FieldPrompt.ask(
      over: form.window,
      label: "Go to",
      accepts: { _ in false },
      configure: { entry = $0 }
    ) { _ in }
    _ = MainLoop.pump { entry?.isFocus ?? false }
    form.press(0x63)
    form.press(enter)
    XCTAssertTrue(try XCTUnwrap(entry?.hasStyleClass("error")))
    form.press(0x63)
    XCTAssertFalse(try XCTUnwrap(entry?.hasStyleClass("error")))
  }
}

private let (enter, up, down): (Int32, Int32, Int32) = (0xff0d, 0xff52, 0xff54)
