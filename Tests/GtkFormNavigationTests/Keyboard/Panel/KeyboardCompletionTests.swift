import FormNavigation
import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// No list of completions takes keys away, or lies over them.
@MainActor
final class KeyboardCompletionTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testEveryKeyArrivesInAnEntryWithCompletion() async throws {
    let entry = Entry()
    HostWidgets.complete(entry, from: ["number", "numeral", "nut"])
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    for letter in ["n", "u", "m"] {
      stage.tap(letter)
      // Long enough for a list to come.
      for _ in 0..<3 { stage.settle() }
    }
    XCTAssertEqual(HostWidgets.popupCount, 0)
    XCTAssertEqual(entry.text, "num")
  }

  func testTheHostsChoiceComesBack() async throws {
    let fields = entries(3)
    for entry in fields { HostWidgets.complete(entry, from: ["number"]) }
    HostWidgets.setPopsUpCompletion(of: fields[1], false)
    let stage = KeyboardStage(fields)
    stage.open()
    defer { stage.window.destroy() }
    func popsUp() -> [Bool] { fields.map { HostWidgets.popsUpCompletion(of: $0) } }
    XCTAssertEqual(popsUp(), [false, false, true])
    fields[1].grabFocus()
    XCTAssertEqual(popsUp(), [true, false, true])
    fields[2].grabFocus()
    XCTAssertEqual(popsUp(), [true, false, false])
    HostWidgets.complete(fields[2], from: ["another"])
    XCTAssertEqual(popsUp(), [true, false, false])
    stage.keyboard.hide()
    XCTAssertEqual(popsUp(), [true, false, true])
    stage.keyboard.show()
    XCTAssertEqual(popsUp(), [true, false, false])
  }

  func testWhatAFieldOffersStandsAboveTheKeys() async throws {
    let (entry, strict) = (Entry(), Entry())
    HostWidgets.complete(entry, from: ["number", "Numeral", "a number"])
    strict.offerCompletions(["Bavaria", "Lower Saxony", "Saxony"])
    let stage = KeyboardStage([entry, strict])
    stage.open()
    defer { stage.window.destroy() }
    let list = try XCTUnwrap(stage.keyboard.parts?.completions)
    XCTAssertFalse(list.widget.isVisible)
    stage.type("nu")
    stage.settle()
    XCTAssertEqual(list.items.map(\.text), ["number", "Numeral"])
    let row = try XCTUnwrap(list.widget.frame(in: stage.window))
    XCTAssertGreaterThanOrEqual(row.height, 40)
    XCTAssertLessThanOrEqual(Double(row.y + row.height), stage.point(0, down: 0).y)
    stage.tap("m")
    TestContact(over: stage.window).tap(try XCTUnwrap(list.button(at: 1)))
    stage.settle()
    XCTAssertEqual(entry.text, "Numeral")
    XCTAssertTrue(entry.isFocus)
    XCTAssertFalse(list.widget.isVisible)
    strict.grabFocus()
    stage.type("sax")
    XCTAssertEqual(list.items.map(\.text), ["Lower Saxony", "Saxony"])
    XCTAssertTrue(AccessibleSight(try XCTUnwrap(list.button(at: 1))).click())
    XCTAssertEqual(strict.text, "Saxony")
    entry.grabFocus()
    XCTAssertFalse(list.widget.isVisible)
  }

  func testTheHostHearsOfTheChoice() async throws {
    let entry = Entry()
    HostWidgets.complete(entry, from: ["nut", "number"])
    let chosen = HostWidgets.watchCompletions(of: entry)
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    stage.type("num")
    stage.keyboard.complete(Suggestions.Item("number", id: 1))
    XCTAssertEqual(chosen.count, 1)
    XCTAssertEqual(entry.text, "number")
  }

  func testAPromptOffersAboveTheKeyboard() async throws {
    let stage = Stage(column(entries(4)), width: 360, height: 640)
    let controller = KeyboardController.alone(for: stage.navigator)
    stage.body.add(controller.widget)
    HostWidgets.setAnimates(false)
    defer { HostWidgets.setAnimates(true) }
    stage.show()
    defer { stage.window.destroy() }
    var chosen: [Int] = []
    let prompt = FieldPrompt.ask(
      over: stage.window,
      label: "Go to",
      suggestions: Suggestions { text in
        (0..<20).map { Suggestions.Item("number \($0)", id: $0) }
          .filter { text.isEmpty || $0.text.contains(text) }
      } choose: {
        chosen.append($0.id)
      },
      keyboard: controller
    ) { _ in }
    stage.wait("the keyboard comes") { controller.keyboard.parts?.grid.frames.isEmpty == false }
    let keyboard = try XCTUnwrap(controller.keyboard.widget.frame(in: stage.window))
    let list = try XCTUnwrap(prompt.list.widget.frame(in: stage.window))
    XCTAssertGreaterThanOrEqual(list.y, 0)
    XCTAssertLessThan(list.y + list.height, keyboard.y)
    XCTAssertGreaterThanOrEqual(list.height, 80)
    for letter in ["n", "u", "m"] as [Unicode.Scalar] {
      controller.keyboard.perform(.type([KeySymbol(letter)]))
    }
    XCTAssertEqual(HostWidgets.popupCount, 0)
    XCTAssertEqual(prompt.list.items.count, 20)
    TestContact(over: stage.window).tap(try XCTUnwrap(prompt.list.button(at: 1)))
    stage.settle()
    XCTAssertEqual(chosen, [1])
  }
}
