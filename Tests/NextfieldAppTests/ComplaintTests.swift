import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Things that users of other form programs complain of; each test is named after what it prevents.
final class ComplaintTests: WindowTestCase {
  private func openForm(_ properties: String, _ more: String = "") throws -> FormWindow {
    try open(#"{"type":"object","properties":{\#(properties)}\#(more)}"#)
  }

  private func type(_ text: String, into index: Int, of window: FormWindow) {
    window.column.rows[index]?.input = .text(text)
    window.column.rows[index]?.onEdit?()
  }

  private func messages(_ window: FormWindow) -> [String?] {
    window.column.made.map(\.frame.message)
  }

  // MARK: Values

  func testAZeroAtTheEndOfANumberIsNotLostWhileTyping() async throws {
    let window = try openForm(#""a":{"type":"number"}"#)
    for text in ["3", "3.", "3.0", "3.07"] {
      type(text, into: 0, of: window)
      XCTAssertEqual(window.column.rows[0]?.input, .text(text))
    }
    XCTAssertEqual(done(window), #"{"a":3.07}"#)
    type("2.00", into: 0, of: window)
    XCTAssertEqual(done(window), #"{"a":2.00}"#)
  }

  func testAnEmptiedAnswerIsAskedForEveryTime() async throws {
    let window = try openForm(#""a":{"type":"string"}"#, #","required":["a"]"#)
    for _ in 0..<2 {
      type("x", into: 0, of: window)
      type("", into: 0, of: window)
      XCTAssertNil(done(window))
      XCTAssertNotNil(messages(window)[0])
      type("x", into: 0, of: window)
      XCTAssertEqual(done(window), #"{"a":"x"}"#)
    }
  }

  func testAnswersKeepTheOrderOfTheFormAndNumbersAsNamesDoNotJumpToTheTop() async throws {
    let window = try openForm(
      #""b":{"type":"string"},"10":{"type":"string"},"a":{"type":"string"},"2":{"type":"string"}"#
    )
    for index in [3, 1, 0, 2] { type("x", into: index, of: window) }
    XCTAssertEqual(done(window), #"{"b":"x","10":"x","a":"x","2":"x"}"#)
  }

  func testAnExampleIsNoAnswer() async throws {
    let window = try openForm(#""a":{"type":"string","examples":["Ada"]},"b":{"default":"Eve"}"#)
    XCTAssertEqual(done(window), #"{"b":"Eve"}"#)
  }

  func testADefaultCanBeTakenAway() async throws {
    let window = try openForm(#""a":{"type":"string","default":"Eve"},"b":{"type":"string"}"#)
    type("", into: 0, of: window)
    XCTAssertEqual(done(window), "{}")
  }

  // MARK: Validation

  func testAWrongAnswerIsNoTrap() async throws {
    let window = try openForm(
      #""a":{"type":"string"},"b":{"type":"integer"},"c":{"type":"string"}"#
    )
    window.moveFocus(to: 1)
    type("no number", into: 1, of: window)
    window.navigator.moveToPrevious()
    TestDisplay.settle(window.window)
    XCTAssertEqual(focusedName(window), "a")
    window.moveFocus(to: 1)
    window.navigator.moveToNext()
    TestDisplay.settle(window.window)
    XCTAssertEqual(focusedName(window), "c")
  }

  func testTwoFieldsWithRulesOnEachOtherCanBothBeChanged() async throws {
    let rule = { (one: String, other: String) in
      #"{"if":{"properties":{"\#(one)":{"const":"1"}},"required":["\#(one)"]},"#
        + #""then":{"properties":{"\#(other)":{"const":"1"}}}}"#
    }
    let window = try openForm(
      #""a":{"type":"string"},"b":{"type":"string"}"#,
      #","allOf":[\#(rule("a", "b")),\#(rule("b", "a"))]"#
    )
    let fields = { (window: FormWindow) in
      window.column.items.fields.map { window.answers.form.fields[$0].name }
    }
    type("1", into: 0, of: window)
    XCTAssertEqual(fields(window), ["a", "b"])
    for index in window.column.items.fields {
      let row = try XCTUnwrap(window.column.rows[index])
      XCTAssertTrue(row.frame.control.isSensitive, "\(index)")
    }
  }

  func testNothingIsAskedForBeforeDone() async throws {
    let window = try openForm(
      #""a":{"type":"string"},"b":{"type":"string"}"#,
      #","required":["a","b"]"#
    )
    XCTAssertEqual(messages(window), [nil, nil])
    window.navigator.moveToNext()
    TestDisplay.settle(window.window)
    XCTAssertEqual(messages(window), [nil, nil])
    XCTAssertNil(done(window))
    XCTAssertFalse(messages(window).contains(nil))
    XCTAssertEqual(focusedName(window), "a")
  }

  func testRequiredFieldsAreMarkedForEyesAndEars() async throws {
    let window = try openForm(
      #""a":{"type":"string"},"b":{"type":"string"}"#,
      #","required":["a"]"#
    )
    let fields = window.answers.form.fields
    XCTAssertEqual(fields.map(RowFrame.requiredMark), [" *", ""])
    let spoken = window.column.made.map { $0.frame.control.accessibleDescription }
    XCTAssertTrue(spoken[0].contains("Required"), spoken[0])
    XCTAssertFalse(spoken[1].contains("Required"), spoken[1])
  }

  func testTheAuthorsOwnMessageIsShown() async throws {
    let window = try openForm(
      #""a":{"type":"string","minLength":3,"errorMessage":{"minLength":"Three!","required":"Needed!"}}"#,
      #","required":["a"]"#
    )
    XCTAssertNil(done(window))
    XCTAssertEqual(messages(window), ["Needed!"])
    type("x", into: 0, of: window)
    XCTAssertNil(done(window))
    XCTAssertEqual(messages(window), ["Three!"])
  }

  func testTheMessageIsTiedToItsField() async throws {
    let window = try openForm(#""a":{"type":"string"}"#, #","required":["a"]"#)
    XCTAssertNil(done(window))
    let message = try XCTUnwrap(messages(window)[0])
    let row = try XCTUnwrap(window.column.rows[0])
    XCTAssertTrue(row.frame.control.accessibleDescription.contains(message))
    type("x", into: 0, of: window)
    XCTAssertFalse(row.frame.control.accessibleDescription.contains(message))
  }

  // MARK: Reading

  func testAnObjectWithoutPropertiesDoesNotBreakTheForm() async throws {
    let window = try openForm(
      #""a":{"type":"object"},"b":{"type":"object","additionalProperties":false},"c":{"type":"string"}"#
    )
    let names = window.answers.form.fields.map(\.name)
    XCTAssertTrue(names.contains("c"))
    XCTAssertFalse(window.answers.form.fields.contains { $0.kind == .raw })
    let index = try XCTUnwrap(window.answers.form.fields.first { $0.name == "c" }?.index)
    type("x", into: index, of: window)
    XCTAssertEqual(done(window), #"{"c":"x"}"#)
  }

  func testAFieldForJSONSaysWhyItIsOne() async throws {
    let window = try openForm(#""a":{"$ref":"https://example.org/x.json"}"#)
    XCTAssertEqual(window.answers.form.fields[0].kind, .raw)
    let spoken = window.column.rows[0]?.frame.control.accessibleDescription ?? ""
    XCTAssertTrue(spoken.contains("another file"), spoken)
  }

  func testConditionsInsideOfConditionsAreFollowed() async throws {
    let window = try openForm(
      #""a":{"type":"string"}"#,
      #"""
      ,"if":{"properties":{"a":{"const":"1"}},"required":["a"]},"then":{
        "properties":{"b":{"type":"string"}},
        "if":{"properties":{"b":{"const":"2"}},"required":["b"]},
        "then":{"properties":{"c":{"type":"string"}},"required":["c"]}}
      """#
    )
    let names = { (window: FormWindow) in
      window.column.items.fields.map { window.answers.form.fields[$0].name }
    }
    let index = { (name: String) in window.answers.form.fields.last { $0.name == name }?.index }
    XCTAssertEqual(names(window), ["a"])
    type("1", into: 0, of: window)
    XCTAssertEqual(names(window), ["a", "b"])
    type("2", into: try XCTUnwrap(index("b")), of: window)
    XCTAssertEqual(names(window), ["a", "b", "c"])
    XCTAssertNil(done(window))
    type("3", into: try XCTUnwrap(index("c")), of: window)
    XCTAssertEqual(done(window), #"{"a":"1","b":"2","c":"3"}"#)
  }

  func testARowCanBeRemovedWithoutAPointerOverIt() async throws {
    let window = try openForm(
      #""l":{"type":"array","items":{"type":"string"},"default":["a","b"]}"#
    )
    let buttons = window.column.content.rowActions.values.flatMap { $0.widget.children }
    XCTAssertFalse(buttons.isEmpty)
    XCTAssertTrue(buttons.allSatisfy { $0.isDrawable && !$0.accessibleName.isEmpty })
  }
}
