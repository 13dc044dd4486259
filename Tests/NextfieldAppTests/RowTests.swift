import FormModel
import GtkBridge
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

@MainActor
final class RowTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeWindow(_ properties: String, required: String = "") throws -> FormWindow {
    let schema = #"{"type": "object", "properties": {\#(properties)}, "required": [\#(required)]}"#
    let answers = FormAnswers(form: try Form(reading: JSONDocument(reading: schema)))
    return FormWindow(answers, title: "Test", size: (360, 640))
  }

  func testEveryKindOfRowHasNameDescriptionAndValue() async throws {
    let window = try makeWindow(
      #"""
      "a": {"type": "string", "title": "Name", "description": "As on your card"},
      "b": {"type": "string", "format": "textarea", "title": "Text"},
      "c": {"type": "boolean", "title": "Agree"},
      "d": {"enum": ["x", "y", "z", "a", "b"], "title": "Pick"},
      "e": {"type": "integer", "title": "Count"},
      "f": {"$ref": "other.json", "title": "List"}
      """#,
      required: #""a""#
    )
    defer { window.window.destroy() }
    window.present()
    let names = window.column.made.map { $0.frame.control.accessibleName }
    XCTAssertEqual(names, ["Name", "Text", "Agree", "Pick", "Count", "List"])
    XCTAssertEqual(
      window.column.made[0].frame.control.accessibleDescription,
      "Required. As on your card"
    )
    let inputs: [FieldInput] = [
      .text("Ada"), .text("one\ntwo"), .flag(true), .choice(1), .text("3"), .text("[1]"),
    ]
    for (row, input) in zip(window.column.made, inputs) {
      row.input = input
      XCTAssertEqual(row.input, input)
    }
    XCTAssertEqual(
      window.answers.json().text(),
      #"{"a":"Ada","b":"one\ntwo","c":true,"d":"y","e":3,"f":[1]}"#
    )
  }

  func testAMessageStandsAtItsFieldForEyesAndEars() async throws {
    let window = try makeWindow(#""a": {"type": "string", "title": "Name"}"#, required: #""a""#)
    defer { window.window.destroy() }
    window.present()
    let frame = window.column.made[0].frame
    window.finish()
    XCTAssertEqual(frame.message, "This needs an answer.")
    XCTAssertEqual(frame.control.accessibleDescription, "This needs an answer. Required.")
    XCTAssertTrue(frame.control.hasStyleClass("error"))
    window.column.made[0].input = .text("Ada")
    XCTAssertNil(frame.message)
    XCTAssertFalse(frame.control.hasStyleClass("error"))
  }

  func testTheFirstFieldHasTheFocusWithTheCaretAtItsEnd() async throws {
    let window = try makeWindow(
      #""a": {"type": "string", "default": "Ada"}, "b": {"type": "string"}"#
    )
    defer { window.window.destroy() }
    window.present()
    TestDisplay.settle(window.window)
    XCTAssertTrue(window.column.made[0].frame.control.isFocus)
    TestDisplay.press(0x21, in: window.window)
    XCTAssertEqual(window.column.made[0].input, .text("Ada!"))
  }

  func testTheFieldThatTheFormWantsToBeTheFirstHasTheFocus() async throws {
    let window = try makeWindow(
      #""a": {"type": "string"}, "b": {"type": "string", "default": "x", "ui:autofocus": true}"#
    )
    defer { window.window.destroy() }
    window.present()
    TestDisplay.settle(window.window)
    TestDisplay.press(0x21, in: window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"b":"x!"}"#)
  }

  func testAnEmptyFormCanBeFinished() async throws {
    let window = try makeWindow("")
    defer { window.window.destroy() }
    var answers: JSONValue?
    window.onFinish = { answers = $0 }
    window.present()
    TestDisplay.settle(window.window)
    window.finish()
    XCTAssertEqual(answers?.text(), "{}")
  }

  func testATextThatAnEntryWouldCutIsShownWhole() async throws {
    let text = String(repeating: "word ", count: 20_000)
    let window = try makeWindow(#""a": {"type": "string", "default": "\#(text)"}"#)
    defer { window.window.destroy() }
    XCTAssertEqual(window.column.made[0].input, .text(text))
  }

  func testPastedLinesBecomeOne() async throws {
    let window = try makeWindow(#""a": {"type": "string"}"#)
    defer { window.window.destroy() }
    let entry = try XCTUnwrap(window.column.made[0] as? TextRow)
    entry.input = .text("one\ntwo\r\n")
    XCTAssertEqual(entry.input, .text("one two"))
    XCTAssertEqual(window.answers.json().text(), #"{"a":"one two"}"#)
  }

  func testTheMessageStandsBetweenTheControlAndItsHelp() async throws {
    let help = String(repeating: "Long help. ", count: 300)
    let window = try makeWindow(
      #""a": {"type": "string", "description": "\#(help)"}"#,
      required: #""a""#
    )
    defer { window.window.destroy() }
    window.present()
    window.finish()
    TestDisplay.settle(window.window)
    let frame = window.column.made[0].frame
    let core = try XCTUnwrap(frame.core.frame(in: frame.box))
    XCTAssertLessThan(core.height, 120)
    XCTAssertEqual(core.y, 0)
  }

  func testAChoiceOfThousandsOpensAtOnce() async throws {
    let values = (0..<5000).map { "\"value \($0)\"" }.joined(separator: ",")
    let window = try makeWindow(#""a": {"enum": [\#(values)]}"#)
    defer { window.window.destroy() }
    window.present()
    TestDisplay.settle(window.window)
    window.column.made[0].input = .choice(4999)
    XCTAssertEqual(window.answers.json().text(), #"{"a":"value 4999"}"#)
  }

  func testOneOfThousandsIsTypedAndWhatIsNoneOfThemIsSaid() async throws {
    let values = (0..<5000).map { "\"value \($0)\"" }.joined(separator: ",")
    let window = try makeWindow(#""a": {"enum": [\#(values)]}, "b": {"type": "string"}"#)
    defer { window.window.destroy() }
    var answers: JSONValue?
    window.onFinish = { answers = $0 }
    window.present()
    TestDisplay.settle(window.window)
    let row = try XCTUnwrap(window.column.made[0] as? LongChoiceRow)
    for key: Int32 in [0x76, 0x61, 0x6c] { TestDisplay.press(key, in: window.window) }
    window.finish()
    XCTAssertNil(answers)
    XCTAssertEqual(row.frame.message, "Choose one of the offered values.")
    row.input = .choice(4321)
    XCTAssertNil(row.frame.message)
    window.finish()
    XCTAssertEqual(answers?.text(), #"{"a":"value 4321"}"#)
  }

  func testATextThatIsCutIsSaid() async throws {
    let long = String(repeating: "x", count: 70_000)
    let window = try makeWindow(
      #""a": {"type": "string", "format": "password", "default": "\#(long)"}"#
    )
    defer { window.window.destroy() }
    window.present()
    var isFinished = false
    window.onFinish = { _ in isFinished = true }
    window.finish()
    XCTAssertFalse(isFinished)
    XCTAssertEqual(
      window.column.made[0].frame.message,
      "This is cut: only 65534 characters fit here."
    )
  }

  func testAnOptionalChoiceShowsThatThereIsNoAnswer() async throws {
    let window = try makeWindow(#""a": {"enum": ["x"]}, "b": {"enum": ["x"]}"#, required: #""b""#)
    defer { window.window.destroy() }
    let combos = window.column.made.compactMap { $0 as? ChoiceRow }
    XCTAssertEqual(combos.map(\.shownPosition), [0, 0])
    XCTAssertFalse(window.answers.isTouched)
  }

  func testChoicesAreOfOneSizeWhateverIsChosen() async throws {
    let few = #""x", "long", "c", "d", "e""#
    let many = (0..<60).map { #""value \#($0)""# }.joined(separator: ",")
    let window = try makeWindow(
      #""a": {"enum": [\#(few)]}, "b": {"enum": [\#(few)]}, "c": {"enum": [\#(many)]}, "d": {"enum": [\#(many)]}"#,
      required: #""b", "d""#
    )
    defer { window.window.destroy() }
    window.present()
    TestDisplay.settle(window.window)
    let combos = window.column.made.map(\.frame.control)
    let size = combos[0].allocatedSize
    for choice in [nil, 0, 1] {
      for row in window.column.made where choice != nil { row.input = .choice(choice) }
      TestDisplay.settle(window.window)
      for combo in combos {
        XCTAssertEqual(combo.allocatedSize.height, size.height)
        XCTAssertEqual(combo.allocatedSize.width, size.width)
      }
    }
  }

  func testNothingIsLeftWhenTheWindowIsDestroyed() async throws {
    weak var window: FormWindow?
    var watches: [LifetimeWatch] = []
    do {
      let made = try makeWindow(
        #""a": {"type": "string"}, "b": {"type": "boolean"}, "c": {"enum": [1]}, "d": {}"#
      )
      made.present()
      TestDisplay.settle(made.window)
      watches = made.column.made.map { LifetimeWatch($0.frame.control) }
      window = made
      made.window.destroy()
    }
    XCTAssertTrue(MainLoop.pump { watches.allSatisfy(\.isOver) })
    XCTAssertNil(window)
  }
}
