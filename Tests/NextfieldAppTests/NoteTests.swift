import FormModel
import GtkBridge
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// The window tells what was doubtful about the answers that it opens with, and about raw JSON.
@MainActor
final class NoteTests: WindowTestCase {
  func testManyNotesFold() async throws {
    let members = (1...30).map { #""k\#($0)":1"# }.joined(separator: ",")
    let window = try open(
      #"{"properties":{"a":{"type":"string"}},"additionalProperties":false}"#,
      given: "{\(members)}"
    )
    let bar = try XCTUnwrap(window.warnings)
    XCTAssertEqual(bar.text.split(separator: "\n").count, 4)
    XCTAssertNotNil(bar.text.range(of: "And 27 more."))
    let folded = bar.widget.naturalHeight(forWidth: 360)
    XCTAssertTrue(bar.button?.press() ?? false)
    TestDisplay.settle(window.window)
    XCTAssertEqual(bar.text.split(separator: "\n").count, 30)
    XCTAssertLessThan(bar.widget.naturalHeight(forWidth: 360), 300)
    bar.button?.press()
    XCTAssertEqual(bar.widget.naturalHeight(forWidth: 360), folded)
  }

  func testAFewNotesAreNotCutOnANarrowWindow() async throws {
    let window = try open(
      #"{"properties":{"a":{"enum":["x"]},"b":{"enum":["x"]},"c":{"type":"integer","default":1.5}}}"#,
      given: #"{"a":"no such answer","b":"none such either"}"#
    )
    let bar = try XCTUnwrap(window.warnings)
    let wanted = bar.label.naturalHeight(forWidth: bar.label.allocatedSize.width)
    XCTAssertGreaterThan(wanted, bar.label.naturalHeight(forWidth: 2000))
    XCTAssertGreaterThanOrEqual(bar.label.allocatedSize.height, wanted)
    XCTAssertGreaterThanOrEqual(bar.widget.allocatedSize.height, wanted)
  }

  func testEveryButtonOfANoteHasAName() async throws {
    let window = try open(#"{"properties":{"a":{"type":"integer","default":1.5}}}"#)
    let names = AccessibleSight(try XCTUnwrap(window.warnings?.widget)).buttonNames
    XCTAssertEqual(names, ["Close"])
  }

  func testDoubtsAboutDefaultsAreToldAndThoseAboutTheFormFileAreNot() async throws {
    let told = try open(#"{"properties":{"a":{"type":"integer","default":1.5}}}"#)
    XCTAssertNotNil(told.warnings?.text.range(of: "default"))
    let silent = try open(#"{"properties":{"a":{"type":"string","minLength":"x"}}}"#)
    XCTAssertFalse(silent.answers.form.warnings.isEmpty)
    XCTAssertNil(silent.warnings)
  }

  func testANoteInARowIsAtTheFieldOfThatRow() async throws {
    let window = try open(
      #"""
      {"properties":{"a":{"enum":["x"]},
       "l":{"type":"array","items":{"properties":{"a":{"enum":["x"]}}}}}}
      """#,
      given: #"{"a":"x","l":[{"a":"x"},{"a":"z"}]}"#
    )
    XCTAssertEqual(
      window.messages.keys.map { window.answers.pointer(at: $0).description },
      ["/l/1/a"]
    )
  }

  func testJSONIsCheckedWhileTheTypingRests() async throws {
    let window = try open(
      #"{"properties":{"a":{"$ref":"https://example.org/a.json","type":"object"}}}"#
    )
    let row = try XCTUnwrap(window.column.rows[0] as? RawRow)
    row.input = .text("{\n \"a\": }")
    XCTAssertNil(row.frame.message)
    XCTAssertTrue(MainLoop.pump { row.frame.message != nil })
    let message = row.frame.message ?? ""
    XCTAssertNotNil(message.range(of: "line 2"), message)
    XCTAssertNil(done(window))
    row.input = .text(#"{"a": 1}"#)
    XCTAssertNil(row.frame.message)
    XCTAssertEqual(done(window), #"{"a":{"a":1}}"#)
  }
}
