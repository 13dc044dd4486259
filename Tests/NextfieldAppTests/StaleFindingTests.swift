import FormModel
import GtkBridge
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// The findings of Done about the answers as a whole go once an edit anywhere has put them right.
@MainActor
final class StaleFindingTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeWindow(_ rules: String) throws -> FormWindow {
    let text = #"""
      {"properties": {"a": {"type": "string"}, "b": {"type": "string"},
        "l": {"type": "array", "items": {"type": "string"}}}, \#(rules)}
      """#
    let form = try Form(reading: JSONDocument(reading: text))
    let answers = FormAnswers(form: form, matcher: PatternCache())
    let window = FormWindow(answers, title: "Test", size: (360, 640))
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  private func type(_ text: String, _ index: Int, _ window: FormWindow) throws {
    let row = try XCTUnwrap(window.column.rows[index])
    row.input = .text(text)
    window.edited(index)
  }

  /// Lets the main loop run until something is so.
  private func wait(_ window: FormWindow, until isSo: () -> Bool) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(20)
    while !isSo(), clock.now < end { TestDisplay.settle(window.window) }
    return isSo()
  }

  func testAMessageAtTheHeadGoesOnceAnyFieldPutsItRight() async throws {
    let window = try makeWindow(#""anyOf": [{"required": ["a"]}, {"required": ["b"]}]"#)
    defer { window.window.destroy() }
    window.finish()
    XCTAssertTrue(window.column.content.formFinding.widget.isVisible)
    try type("x", 1, window)
    XCTAssertTrue(wait(window) { !window.column.content.formFinding.widget.isVisible })
    XCTAssertTrue(window.findings.isEmpty)
  }

  func testAMessageAtAFieldGoesOnceAnotherFieldPutsItRight() async throws {
    let window = try makeWindow(
      #"""
      "if": {"properties": {"a": {"const": "x"}}, "required": ["a"]},
      "then": {"properties": {"b": {"not": {"const": "z"}}}}
      """#
    )
    defer { window.window.destroy() }
    try type("x", 0, window)
    try type("z", 1, window)
    window.finish()
    XCTAssertEqual(window.messages, [1: "This value is not allowed here."])
    try type("y", 0, window)
    XCTAssertTrue(wait(window) { window.messages.isEmpty })
    XCTAssertEqual(window.column.rows[1]?.frame.message, nil)
  }

  func testAMessageStaysWhileItIsTrue() async throws {
    let window = try makeWindow(#""not": {"required": ["a", "b"]}"#)
    defer { window.window.destroy() }
    try type("x", 0, window)
    try type("z", 1, window)
    window.finish()
    let shown = window.findings
    XCTAssertFalse(shown.isEmpty)
    try type("xy", 0, window)
    XCTAssertTrue(wait(window) { window.recheck?.isPending == false })
    XCTAssertEqual(window.findings, shown)
    try type("", 0, window)
    XCTAssertTrue(wait(window) { window.findings.isEmpty })
  }

  func testAMessageAtAListGoesWithANewRow() async throws {
    let window = try makeWindow(
      #""allOf": [{"properties": {"l": {"minItems": 1}}, "required": ["l"]}]"#
    )
    defer { window.window.destroy() }
    window.finish()
    XCTAssertFalse(window.findings.isEmpty && window.messages.isEmpty)
    let group = try XCTUnwrap(window.answers.form.groups.firstIndex { $0.kind == .list })
    window.addRow(to: group)
    let index = try XCTUnwrap(window.currentIndex)
    try type("x", index, window)
    XCTAssertTrue(wait(window) { window.findings.isEmpty })
  }
}
