import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Forms with lists, conditions and alternatives, as the user meets them in the window.
@MainActor
final class DynamicFormTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeWindow(
    _ properties: String,
    more: String = "",
    initial: String? = nil,
    size: (Int, Int) = (360, 640)
  ) throws -> FormWindow {
    let schema = #"{"type": "object", "properties": {\#(properties)}\#(more)}"#
    let answers = FormAnswers(
      form: try Form(reading: JSONDocument(reading: schema)),
      initial: try initial.map { try JSONDocument(reading: $0).value }
    )
    let window = FormWindow(answers, title: "Test", size: (size.0, size.1))
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  /// The labels of the fields from top to bottom.
  private func labels(_ window: FormWindow) -> [String] {
    window.column.items.fields.map { window.answers.form.fields[$0].label }
  }

  private func focusedIndex(_ window: FormWindow) -> Int? {
    let focus = window.window.focusWidget
    return window.column.rows.first { _, row in
      row.frame.stops.contains { $0.identity == focus?.identity }
    }?.key
  }

  private static let phones =
    #""phones": {"type": "array", "title": "Phones", "items": {"type": "string", "title": "Number"}}"#

  func testARowIsAddedTypedIntoMovedAndRemoved() async throws {
    let window = try makeWindow(Self.phones)
    defer { window.window.destroy() }
    let button = try XCTUnwrap(window.column.content.addButtons.values.first)
    XCTAssertEqual(button.accessibleName, "Add to Phones")
    for number in ["1", "2"] {
      button.press()
      TestDisplay.settle(window.window)
      let index = try XCTUnwrap(focusedIndex(window), "the new row has the focus")
      window.column.rows[index]?.input = .text(number)
    }
    XCTAssertEqual(window.answers.json().text(), #"{"phones":["1","2"]}"#)
    TestDisplay.press(0xff52, [.alt, .shift], in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"phones":["2","1"]}"#)
    XCTAssertEqual(focusedIndex(window).map { window.answers[$0] }, .text("2"))
    TestDisplay.press(0xffff, [.alt, .shift], in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"phones":["1"]}"#)
    XCTAssertEqual(focusedIndex(window).map { window.answers[$0] }, .text("1"))
  }

  func testPastedLinesBecomeRows() async throws {
    let window = try makeWindow(Self.phones, initial: #"{"phones": ["ab", "z"]}"#)
    defer { window.window.destroy() }
    let first = try XCTUnwrap(window.column.items.fields.first)
    let entry = try XCTUnwrap(window.column.rows[first]?.frame.control)
    entry.grabFocus()
    entry.caretPosition = 1
    entry.insertAtCaret("1\r\n\n2\n3")
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"phones":["a1","2","3b","z"]}"#)
    XCTAssertEqual(focusedIndex(window).map { window.answers[$0] }, .text("3b"))
    let shown = window.column.items.fields.map { window.column.rows[$0]?.input }
    XCTAssertEqual(shown, ["a1", "2", "3b", "z"].map { .text($0) })
  }

  func testMorePastedLinesThanAnEntryHoldsAreAllThere() async throws {
    let window = try makeWindow(Self.phones, initial: #"{"phones": [""]}"#)
    defer { window.window.destroy() }
    let lines = (0..<8000).map { "number \($0)" }
    let first = try XCTUnwrap(window.column.items.fields.first)
    window.column.rows[first]?.frame.control.insertAtCaret(lines.joined(separator: "\n"))
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.answers.json()["phones"]?.arrayValue, lines.map { .string($0) })
    XCTAssertLessThanOrEqual(window.column.rows.count, FormColumn.rowLimit)
  }

  func testMoreLinesThanRowsMayBeStayInTheLastRow() async throws {
    let list = #""a": {"type": "array", "maxItems": 2, "items": {"type": "string"}}"#
    let window = try makeWindow(list, initial: #"{"a": ["x"]}"#)
    defer { window.window.destroy() }
    let first = try XCTUnwrap(window.column.items.fields.first)
    window.column.rows[first]?.frame.control.insertAtCaret("1\n2\n3\n")
    XCTAssertEqual(window.answers.json().text(), #"{"a":["x1","2 3"]}"#)
  }

  func testLinesPastedIntoOtherFieldsBecomeOne() async throws {
    let window = try makeWindow(#""a": {"type": "string"}"#)
    defer { window.window.destroy() }
    window.column.rows[0]?.frame.control.insertAtCaret("1\n2")
    XCTAssertEqual(window.answers.json().text(), #"{"a":"1 2"}"#)
  }

  func testTheButtonsOfARowSayWhichItIs() async throws {
    let window = try makeWindow(Self.phones, initial: #"{"phones": ["1", "2", "3"]}"#)
    defer { window.window.destroy() }
    let names = window.column.content.rowActions.values.flatMap { actions in
      actions.widget.children.map(\.accessibleName)
    }
    XCTAssertTrue(names.contains("Remove item 2 of Phones"), "\(names)")
    XCTAssertTrue(names.contains("Move up item 3 of Phones"), "\(names)")
    XCTAssertEqual(names.count, 9)
  }

  func testTheStarOfARequiredFieldIsNotSpoken() async throws {
    let window = try makeWindow(
      #""a": {"type": "string", "title": "Name"}"#,
      more: #", "required": ["a"]"#
    )
    defer { window.window.destroy() }
    let control = try XCTUnwrap(window.column.rows[0]?.frame.control)
    XCTAssertEqual(control.mnemonicLabels.map(\.accessibleName), ["Name"])
    XCTAssertNotNil(control.accessibleDescription.range(of: "Required."))
  }

  func testRowsAreNumberedInTheirTitlesAndNames() async throws {
    let window = try makeWindow(Self.phones, initial: #"{"phones": ["1", "2", "3"]}"#)
    defer { window.window.destroy() }
    func names() -> [String] {
      window.column.items.fields.compactMap {
        window.column.rows[$0]?.frame.control.accessibleName
      }
    }
    XCTAssertEqual(names(), ["Number 1", "Number 2", "Number 3"])
    // In the first row: it moves down, and the others keep counting from the top.
    TestDisplay.press(0xff54, [.alt, .shift], in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"phones":["2","1","3"]}"#)
    XCTAssertEqual(names(), ["Number 1", "Number 2", "Number 3"])
    TestDisplay.press(0xffff, [.alt, .shift], in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.answers.json().text(), #"{"phones":["2","3"]}"#)
    XCTAssertEqual(names(), ["Number 1", "Number 2"])
  }

  func testThePlacesOfATupleHaveTitlesOfTheirOwn() async throws {
    let window = try makeWindow(
      #""pair": {"type": "array", "prefixItems": [{"title": "First", "type": "string"}, "#
        + #"{"title": "Second", "type": "string"}]}"#
    )
    defer { window.window.destroy() }
    XCTAssertEqual(
      window.column.items.fields.compactMap {
        window.column.rows[$0]?.frame.control.accessibleName
      },
      ["First", "Second"]
    )
  }

  func testAFieldComesAndGoesByAConditionAndTheFocusStays() async throws {
    let window = try makeWindow(
      #""pets": {"type": "boolean"}, "last": {"type": "string"}"#,
      more: """
        , "if": {"properties": {"pets": {"const": true}}, "required": ["pets"]},
        "then": {"properties": {"kind": {"type": "string"}}}
        """
    )
    defer { window.window.destroy() }
    XCTAssertEqual(labels(window), ["Pets", "Last"])
    TestDisplay.press(0x20, in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertEqual(Set(labels(window)), ["Pets", "Last", "Kind"])
    XCTAssertEqual(focusedIndex(window), 0)
    let kind = try XCTUnwrap(
      window.column.items.fields.first { window.answers.form.fields[$0].label == "Kind" }
    )
    window.column.rows[kind]?.input = .text("cat")
    TestDisplay.press(0x20, in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertEqual(labels(window), ["Pets", "Last"])
    XCTAssertFalse(window.answers.json().text().contains("cat"), "a hidden value is not written")
    TestDisplay.press(0x20, in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.column.rows[kind]?.input, .text("cat"), "it comes back as it was")
  }

  func testAnAlternativeIsChosen() async throws {
    let window = try makeWindow(
      """
      "contact": {"title": "Contact", "oneOf": [
        {"title": "Mail", "type": "object", "properties": {"mail": {"type": "string"}}},
        {"title": "Phone", "type": "object", "properties": {"phone": {"type": "string"}}}
      ]}
      """
    )
    defer { window.window.destroy() }
    let chooser = try XCTUnwrap(window.column.items.fields.first)
    window.column.rows[chooser]?.input = .choice(1)
    TestDisplay.settle(window.window)
    let phone = try XCTUnwrap(
      window.column.items.fields.first { window.answers.form.fields[$0].label == "Phone" }
    )
    window.column.rows[phone]?.input = .text("5")
    XCTAssertEqual(window.answers.json().text(), #"{"contact":{"phone":"5"}}"#)
    window.column.rows[chooser]?.input = .choice(0)
    TestDisplay.settle(window.window)
    window.column.rows[chooser]?.input = .choice(1)
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.column.rows[phone]?.input, .text("5"), "what was typed comes back")
  }

  func testSeveralChoicesAreCheckedAndManyAreSearched() async throws {
    let many = (0..<60).map { #""value \#($0)""# }.joined(separator: ",")
    let window = try makeWindow(
      """
      "few": {"type": "array", "uniqueItems": true, "items": {"enum": ["x", "y"]}},
      "many": {"type": "array", "uniqueItems": true, "items": {"enum": [\(many)]}}
      """
    )
    defer { window.window.destroy() }
    let rows = window.column.items.fields.compactMap { window.column.rows[$0] as? ChoicesRow }
    XCTAssertEqual(rows.count, 2)
    let box = try XCTUnwrap(rows[0].frame.control as? CheckButton)
    box.isChecked = true
    let search = try XCTUnwrap(rows[1].frame.control as? Entry)
    search.text = "57"
    rows[1].input = .choices([57])
    rows[1].onEdit?()
    XCTAssertEqual(window.answers.json().text(), #"{"few":["x"],"many":["value 57"]}"#)
    TestDisplay.press(0xff09, in: window.window)
    TestDisplay.settle(window.window)
    XCTAssertTrue(search.isFocus, "a group of boxes is one stop")
  }

  func testRowsThatComeAboveDoNotMoveWhatIsSeen() async throws {
    let fields = (0..<30).map { #""f\#($0)": {"type": "string"}"# }.joined(separator: ",")
    let window = try makeWindow(Self.phones + "," + fields)
    defer { window.window.destroy() }
    let last = try XCTUnwrap(window.column.items.fields.last)
    window.moveFocus(to: last)
    TestDisplay.settle(window.window)
    let row = try XCTUnwrap(window.column.rows[last])
    let before = row.frame.box.frame(in: window.navigator.scrolledWindow ?? row.frame.box)?.y
    let group = try XCTUnwrap(window.column.content.addButtons.keys.first)
    var change = window.answers.addRow(to: group)
    change.focus = nil
    window.apply(change)
    TestDisplay.settle(window.window)
    let after = row.frame.box.frame(in: window.navigator.scrolledWindow ?? row.frame.box)?.y
    XCTAssertEqual(before, after)
    XCTAssertEqual(focusedIndex(window), last)
  }

  func testTenThousandRowsOpenAndWalkLikePlainFields() async throws {
    let properties = (0..<10).map { #""p\#($0)": {"type": "string"}"# }.joined(separator: ",")
    let people = (0..<10_000).map { #"{"p0": "\#($0)"}"# }.joined(separator: ",")
    let window = try makeWindow(
      #""people": {"type": "array", "items": {"type": "object", "properties": {\#(properties)}}}"#,
      initial: #"{"people": [\#(people)]}"#
    )
    defer { window.window.destroy() }
    XCTAssertEqual(window.column.items.fields.count, 100_000)
    XCTAssertLessThanOrEqual(window.column.rows.count, 2 * FormColumn.rowLimit)
    let clock = ContinuousClock()
    let last = try XCTUnwrap(window.column.items.fields.last)
    let time = clock.measure {
      window.moveFocus(to: last)
      TestDisplay.settle(window.window)
    }
    XCTAssertEqual(focusedIndex(window), last)
    XCTAssertLessThan(time, .seconds(5))
    window.column.rows[last]?.input = .text("end")
    XCTAssertEqual(window.answers[last], .text("end"))
  }

  func testAFormWithNothingButAListBeginsAtItsButton() async throws {
    let window = try makeWindow(Self.phones)
    defer { window.window.destroy() }
    let button = try XCTUnwrap(window.column.content.addButtons.values.first)
    XCTAssertTrue(button.isFocus)
  }

  func testTheFieldsOfAnEntryOfAMapHaveNames() async throws {
    let window = try makeWindow(
      #""env": {"type": "object", "additionalProperties": {"type": "string"}}"#,
      initial: #"{"env": {"a": "b"}}"#
    )
    defer { window.window.destroy() }
    let names = window.column.items.fields.compactMap {
      window.column.rows[$0]?.frame.control.accessibleName
    }
    XCTAssertEqual(names.count, 2)
    XCTAssertTrue(names[0].hasPrefix("Name"), "\(names)")
    XCTAssertTrue(names[1].hasPrefix("Value"), "\(names)")
  }

  func testAFindingWithoutAFieldIsShownAtItsSection() async throws {
    let window = try makeWindow(
      #""phones": {"type": "array", "minItems": 2, "uniqueItems": true, "items": {"type": "string"}}"#,
      initial: #"{"phones": ["1", "1"]}"#
    )
    defer { window.window.destroy() }
    var isFinished = false
    window.onFinish = { _ in isFinished = true }
    window.finish()
    XCTAssertFalse(isFinished)
    XCTAssertFalse(window.findings.isEmpty)
    let index = try XCTUnwrap(window.column.items.fields.last)
    window.column.rows[index]?.input = .text("2")
    window.finish()
    XCTAssertTrue(isFinished)
  }

  func testAFindingAboutTheFormIsShownAtItsHeadWithTheFocusOnTheFirstField() async throws {
    let window = try makeWindow(
      #""a": {"type": "string"}, "b": {"type": "string"}"#,
      more: #", "anyOf": [{"required": ["a"]}, {"required": ["b"]}]"#
    )
    defer { window.window.destroy() }
    var isFinished = false
    window.onFinish = { _ in isFinished = true }
    window.finish()
    XCTAssertFalse(isFinished)
    XCTAssertFalse(window.findings.isEmpty)
    XCTAssertEqual(focusedIndex(window), window.column.items.fields.first)
    for index in window.column.items.fields {
      window.column.rows[index]?.input = .text("x")
    }
    window.finish()
    XCTAssertTrue(isFinished)
    XCTAssertEqual(window.column.content.formFinding.widget.text, "")
  }
}
