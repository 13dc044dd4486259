import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Rows with something beside the entry, and with help below it.
@MainActor
final class HelperRowTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeWindow(_ properties: String, initial: String? = nil) throws -> FormWindow {
    let schema = #"{"type": "object", "properties": {\#(properties)}}"#
    let answers = FormAnswers(
      form: try Form(reading: JSONDocument(reading: schema)),
      initial: try initial.map { try JSONDocument(reading: $0).value }
    )
    let window = FormWindow(answers, title: "Test", size: (360, 640))
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  func testF4ShowsAndHidesAPassword() async throws {
    let window = try makeWindow(#""a": {"type": "string", "format": "password"}"#)
    defer { window.window.destroy() }
    let entry = try XCTUnwrap(window.column.made[0].frame.control as? Entry)
    XCTAssertFalse(entry.showsText)
    TestDisplay.press(0xffc1, in: window.window)
    XCTAssertTrue(entry.showsText)
    TestDisplay.press(0xffc1, in: window.window)
    XCTAssertFalse(entry.showsText)
    XCTAssertEqual(window.column.made[0].frame.companions.map(\.accessibleName), ["Show password"])
  }

  func testTheButtonBesideAnEntryIsNoStop() async throws {
    let window = try makeWindow(
      #""a": {"type": "string", "format": "date"}, "b": {"type": "string"}"#
    )
    defer { window.window.destroy() }
    TestDisplay.press(0xff09, in: window.window)
    XCTAssertTrue(window.column.made[1].frame.control.isFocus)
    XCTAssertEqual(window.navigator.position?.count, 2)
  }

  func testADaySaysItsPatternAndRefusesWhatIsNone() async throws {
    let window = try makeWindow(#""a": {"type": "string", "format": "date"}"#)
    defer { window.window.destroy() }
    let row = window.column.made[0]
    let entry = try XCTUnwrap(row.frame.control as? Entry)
    XCTAssertEqual(entry.placeholder, "YYYY-MM-DD")
    entry.text = "2026-02-31"
    window.finish()
    XCTAssertEqual(row.frame.message, "Enter a date like 2026-03-31.")
    entry.text = "2026 2 28"
    XCTAssertNil(row.frame.message)
    XCTAssertEqual(window.answers.json().text(), #"{"a":"2026-02-28"}"#)
  }

  func testACalendarPicksTheDayByKeys() async throws {
    let window = try makeWindow(
      #""a": {"type": "string", "format": "date", "default": "2026-03-31"}"#
    )
    defer { window.window.destroy() }
    TestDisplay.press(0xffc1, in: window.window)
    XCTAssertTrue(OpenPopover.isOpen)
    TestDisplay.settle(window.window)
    TestDisplay.press(0xff53, in: window.window)
    XCTAssertEqual(window.column.made[0].input, .text("2026-04-01"))
    TestDisplay.press(0xff1b, in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertFalse(OpenPopover.isOpen)
    XCTAssertTrue(window.column.made[0].frame.control.isFocus)
  }

  func testArrowsStepAWholeNumberWithinItsBounds() async throws {
    let window = try makeWindow(#""a": {"type": "integer", "minimum": 1, "maximum": 3}"#)
    defer { window.window.destroy() }
    var seen: [FieldInput] = []
    for _ in 0..<4 {
      TestDisplay.press(0xff52, in: window.window)
      seen.append(window.column.made[0].input)
    }
    XCTAssertEqual(seen, ["1", "2", "3", "3"].map { .text($0) })
    TestDisplay.press(0xff54, in: window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"a":2}"#)
  }

  func testLongHelpIsFoldedAndF1ShowsIt() async throws {
    let words = String(repeating: "Lorem ipsum dolor. ", count: 6000)
    let window = try makeWindow(#""a": {"type": "string", "description": "\#(words)"}"#)
    defer { window.window.destroy() }
    let help = try XCTUnwrap(window.column.made[0].frame.help)
    XCTAssertTrue(help.isFolded)
    XCTAssertLessThan(help.plain.count, 400)
    XCTAssertLessThan(window.column.made[0].frame.control.accessibleDescription.count, 500)
    TestDisplay.press(0xffbe, in: window.window)
    XCTAssertFalse(help.isFolded)
    TestDisplay.press(0xffbe, in: window.window)
    XCTAssertTrue(help.isFolded)
  }

  func testF1LeadsToALinkInTheHelp() async throws {
    let window = try makeWindow(
      #""a": {"type": "string", "description": "See [that](https://example.org)."}"#
    )
    defer { window.window.destroy() }
    XCTAssertEqual(window.column.made[0].frame.help?.plain, "See that.")
    TestDisplay.press(0xffbe, in: window.window)
    XCTAssertFalse(window.column.made[0].frame.control.isFocus)
  }

  func testAnAnswerWithLineBreaksHasSeveralLines() async throws {
    let window = try makeWindow(
      #""a": {"type": "string"}"#,
      initial: #"{"a": "street 1\nTown"}"#
    )
    defer { window.window.destroy() }
    XCTAssertTrue(window.column.made[0] is MultilineRow)
    TestDisplay.press(0x78, in: window.window)
    XCTAssertTrue(window.answers.json().text().contains(#"street 1\nTown"#))
  }

  func testAnAnswerOfVeryManyLettersDoesNotStopTheWindow() async throws {
    let clock = ContinuousClock()
    let letters = String(repeating: "z", count: 65_600)
    var window: FormWindow?
    let time = try clock.measure {
      window = try makeWindow(#""a": {"type": "string"}"#, initial: #"{"a": "\#(letters)"}"#)
    }
    defer { window?.window.destroy() }
    XCTAssertEqual(window?.column.made[0].input, .text(letters))
    XCTAssertLessThan(time, .seconds(3))
  }

  func testChoicesWithTheSameLabelAreToldApart() async {
    let choices = [
      Choice(value: .string("a"), label: "Same"), Choice(value: .string("b"), label: "Same"),
      Choice(value: .string("c"), label: "Other"),
    ]
    XCTAssertEqual(ChoiceLabels.shown(choices), ["Same (a)", "Same (b)", "Other"])
  }

  func testFieldsOfTheSameNameAreToldApartByTheirSections() async throws {
    let street = #"{"type": "object", "properties": {"street": {"type": "string"}}}"#
    let schema = #"{"type": "object", "properties": {"home": \#(street), "work": \#(street)}}"#
    let form = try Form(reading: JSONDocument(reading: schema))
    XCTAssertEqual(FieldNames(FormAnswers(form: form)).all, ["Street – Home", "Street – Work"])
  }

  func testAnswersThatDoNotFitAreToldInTheWindow() async throws {
    let schema = #"{"type": "object", "properties": {"a": {"enum": ["x"]}}}"#
    let answers = FormAnswers(
      form: try Form(reading: JSONDocument(reading: schema)),
      initial: try JSONDocument(reading: #"{"a": "z"}"#).value
    )
    XCTAssertNotNil(WarningBar(answers))
    XCTAssertNil(WarningBar(FormAnswers(form: answers.form)))
  }
}
