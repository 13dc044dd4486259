import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Rows that were filled keep their content once they are far away.
@MainActor
final class GivenUpRowTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// Every so many fields the kinds begin again.
  private static let kinds = [
    #"{"type": "string"}"#,
    #"{"type": "string", "format": "textarea"}"#,
    #"{"type": "number"}"#,
    #"{"type": "integer", "maximum": 5}"#,
    #"{"type": "string", "format": "date"}"#,
    #"{"type": "boolean"}"#,
    #"{"enum": ["x", "y", "z"]}"#,
    #"{"$ref": "other.json"}"#,
    #"{"type": "string", "format": "password"}"#,
  ]

  private func openMixed(
    _ count: Int,
    kinds: [String] = kinds,
    initial: JSONValue? = nil
  ) throws -> FormWindow {
    let properties = (0..<count).map { #""f\#($0)": \#(kinds[$0 % kinds.count])"# }
    let schema = #"{"type": "object", "properties": {\#(properties.joined(separator: ","))}}"#
    let form = try Form(reading: JSONDocument(reading: schema))
    let answers = FormAnswers(form: form, initial: initial)
    let window = FormWindow(answers, title: "Long", size: (360, 640))
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  /// Goes to a field and leaves all others alone until the window rests.
  private func visit(_ index: Int, _ window: FormWindow) throws -> any FieldRow {
    window.moveFocus(to: index)
    return try XCTUnwrap(window.column.rows[index])
  }

  /// Goes so far away that the rows made before are given up.
  private func goAway(_ window: FormWindow) {
    for step in 0..<12 {
      window.moveFocus(to: window.answers.form.fields.count - 1 - step * 40)
      TestDisplay.settle(window.window)
    }
    rest(window)
  }

  private static func input(_ index: Int) -> FieldInput {
    switch index % kinds.count {
    case 1: .text("one \(index)\ntwo")
    case 2, 3: .text("\(index)")
    case 4: .text("2024-02-29")
    case 5: .flag(true)
    case 6: .choice(index % 3)
    case 7: .text("[\(index)]")
    default: .text("text \(index)")
    }
  }

  func testEditedRowsAreGivenUpAndComeBackAsTheyWere() async throws {
    let window = try openMixed(3600)
    defer { window.window.destroy() }
    let edited = Array(stride(from: 0, to: 3000, by: 23))
    var most = 0
    for (number, index) in edited.enumerated() {
      let row = try visit(index, window)
      row.input = Self.input(index)
      row.frame.control.caretPosition = 1
      TestDisplay.passFrame(of: window.window)
      if number % 10 == 0 { rest(window) }
      most = max(most, window.column.rows.count)
    }
    goAway(window)
    XCTAssertLessThanOrEqual(window.column.rows.count, 260)
    XCTAssertLessThanOrEqual(most, 400)
    XCTAssertNil(window.column.rows[0])
    for index in edited.dropFirst().prefix(30) + edited.suffix(9) {
      // Not by the focus: that selects the text of an entry.
      let row = try XCTUnwrap(window.column.row(of: index))
      XCTAssertEqual(row.input, Self.input(index), "\(index)")
      let hasCaret = row.frame.control.caretPosition != nil
      XCTAssertEqual(row.frame.control.caretPosition, hasCaret ? 1 : nil, "\(index)")
    }
    let json = window.answers.json()
    for index in edited {
      XCTAssertEqual(window.answers[index], Self.input(index))
      XCTAssertNotNil(json.objectValue?["f\(index)"], "\(index)")
    }
  }

  func testAMessageComesBackWithItsRow() async throws {
    let window = try openMixed(3000)
    defer { window.window.destroy() }
    try visit(3, window).input = .text("77")
    window.navigator.moveToNext()
    let message = try XCTUnwrap(window.column.rows[3]?.frame.message)
    goAway(window)
    XCTAssertNil(window.column.rows[3])
    XCTAssertEqual(window.column.row(of: 3)?.frame.message, message)
  }

  func testWhatIsTypedAndNoneOfTheChoicesIsKeptAndSaid() async throws {
    let values = (0..<1100).map { #""Value \#($0)""# }.joined(separator: ",")
    let window = try openMixed(3000, kinds: [#"{"enum": [\#(values)]}"#] + Self.kinds)
    defer { window.window.destroy() }
    var answers: JSONValue?
    window.onFinish = { answers = $0 }
    for key: Int32 in [0x76, 0x61, 0x6c] { TestDisplay.press(key, in: window.window) }
    for key: Int32 in [0x76, 0x61, 0x6c, 0x75, 0x65, 0x20, 0x37] {
      if key == 0x76 { _ = try visit(10, window) }
      TestDisplay.press(key, in: window.window)
    }
    goAway(window)
    XCTAssertNil(window.column.rows[0])
    XCTAssertNil(window.column.rows[10])
    window.finish()
    XCTAssertNil(answers)
    let row = try XCTUnwrap(window.column.rows[0] as? LongChoiceRow)
    XCTAssertTrue(row.frame.control.isFocus)
    XCTAssertEqual(row.typed, "val")
    XCTAssertEqual(row.frame.message, "Choose one of the offered values.")
    let other = try XCTUnwrap(window.column.row(of: 10))
    XCTAssertEqual(other.typed, "value 7", "as it was typed, not as the value is called")
    XCTAssertEqual(other.input, .choice(7))
    row.input = .choice(4)
    goAway(window)
    window.finish()
    XCTAssertEqual(answers?.objectValue?["f0"], .string("Value 4"))
  }

  func testATextThatWasTooLongForOneLineKeepsItsLines() async throws {
    let long = String(repeating: "word ", count: 20_000)
    let initial = JSONValue.object(["f0": .string(long)])
    let window = try openMixed(3000, initial: initial)
    defer { window.window.destroy() }
    let row = try XCTUnwrap(window.column.rows[0] as? MultilineRow)
    row.input = .text("one\ntwo")
    goAway(window)
    XCTAssertNil(window.column.rows[0])
    let again = try XCTUnwrap(window.column.row(of: 0))
    XCTAssertTrue(again is MultilineRow)
    XCTAssertEqual(again.input, .text("one\ntwo"))
    XCTAssertEqual(window.answers[0], .text("one\ntwo"))
  }

  func testWhatNobodyHasTouchedLeavesNothingBehind() async throws {
    let window = try openMixed(3000)
    defer { window.window.destroy() }
    let scroller = try XCTUnwrap(window.navigator.scrolledWindow)
    for step in 0..<25 {
      scroller.verticalAdjustment.value = Double(step * 3000)
      TestDisplay.settle(window.window)
    }
    rest(window)
    XCTAssertLessThanOrEqual(window.column.rows.count, 260)
    XCTAssertLessThanOrEqual(
      window.column.content.rows.remainders.count,
      1,
      "the first field has the caret"
    )
  }
}
