import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Rows in a window that is as narrow as a phone.
@MainActor
final class NarrowTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private static let long = String(repeating: "Long and unabridged ", count: 12)
  private static let word = String(repeating: "Donaudampfschiff", count: 12)

  private static func choice(_ count: Int, _ text: String) -> String {
    let values = (0..<count).map { #""\#(text)\#($0)""# }
    return #""enum": [\#(values.joined(separator: ","))]"#
  }

  private static var kinds: [String] {
    [long, word].flatMap { text in
      [
        #""type": "string""#, #""type": "string", "format": "textarea""#, #""type": "boolean""#,
        #""type": "integer", "placeholder": "\#(text)""#, #""$ref": "other.json""#,
        choice(3, text), choice(9, text), choice(60, text), choice(1100, text), choice(9, "x"),
        choice(60, "x"),
        #""type": "object", "properties": {"a": {"type": "boolean", "title": "\#(text)"}}"#,
      ].map { #"\#($0), "title": "\#(text)", "description": "\#(text)""# }
    }
  }

  func testNoRowIsWiderThanAPhone() async throws {
    Toolkit.addStyle(styleSheet)
    let fields = (0..<4).flatMap { _ in Self.kinds }.enumerated().map { #""f\#($0)": {\#($1)}"# }
    let schema = #"{"type": "object", "properties": {\#(fields.joined(separator: ","))}}"#
    let answers = FormAnswers(form: try Form(reading: JSONDocument(reading: schema)))
    let window = FormWindow(answers, title: "Narrow", size: (360, 640))
    defer { window.window.destroy() }
    window.present()
    let scroller = try XCTUnwrap(window.navigator.scrolledWindow)
    for step in 0..<4 {
      window.moveFocus(to: step * 24)
      for row in window.column.rows.values where row is ChoiceRow { row.input = .choice(2) }
      XCTAssertTrue(MainLoop.pump { window.column.work?.isPending != true })
      TestDisplay.settle(window.window)
      let sideways = scroller.horizontalAdjustment
      XCTAssertEqual(sideways.upper, sideways.pageSize)
      XCTAssertLessThanOrEqual(sideways.pageSize, 360)
    }
    for row in window.column.made {
      let frame = try XCTUnwrap(row.frame.control.frame(in: scroller))
      XCTAssertLessThanOrEqual(frame.x + frame.width, 342, row.frame.control.accessibleName)
    }
  }
}
