import FormModel
import GtkBridge
import OrderedJSON
import SchemaValidation
import ToolkitTestSupport
import XCTest

@testable import FormModel
@testable import NextfieldApp

/// Every kind of field in the window, without a mouse.
@MainActor
final class EveryKindTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeWindow(initial: JSONValue? = nil) throws -> FormWindow {
    let form = try Form(reading: JSONDocument(reading: EveryKind.schema))
    let answers = FormAnswers(form: form, initial: initial)
    let window = FormWindow(answers, title: "Kinds", size: (360, 640))
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  private func finish(_ window: FormWindow) -> JSONValue? {
    var answers: JSONValue?
    window.onFinish = { answers = $0 }
    window.finish()
    for (index, message) in window.messages { XCTFail("\(index): \(message)") }
    return answers
  }

  func testTheFormHasEveryKindAndEveryPresentation() async throws {
    let form = try Form(reading: JSONDocument(reading: EveryKind.schema))
    XCTAssertEqual(Set(form.fields.map(\.kind.name)), Set(FieldKind.names))
    XCTAssertEqual(
      Set(form.fields.compactMap(\.presentation)),
      Set(Presentation.allCases)
    )
  }

  func testEveryKindIsFilledByKeysAndComesBackAsItIs() async throws {
    let window = try makeWindow()
    defer { window.window.destroy() }
    for (index, field) in window.answers.form.fields.enumerated() {
      let row = try XCTUnwrap(window.column.rows[index], field.name)
      let focus = window.window.focusWidget
      XCTAssertTrue(focus?.isSame(orInside: row.frame.box) ?? false, "\(field.name) has the focus")
      EveryKind.fill(field, in: window.window)
      let value = window.answers.json()[field.name]?.text()
      XCTAssertEqual(value, EveryKind.properties[index].answer, field.name)
      TestDisplay.press(0xff09, in: window.window)
      TestDisplay.settle(window.window)
    }
    let answers = try XCTUnwrap(finish(window))
    XCTAssertEqual(answers.text(), EveryKind.answers)
    let schema = JSONSchema(compiling: try JSONValue(reading: EveryKind.schema)) { _ in true }
    let report = schema.report(on: answers, matcher: PatternCache())
    XCTAssertEqual(report.findings.map(\.instance), [])
    XCTAssertEqual(report.gaps, [])

    let again = try makeWindow(initial: answers)
    defer { again.window.destroy() }
    XCTAssertTrue(again.answers.warnings.isEmpty, "\(again.answers.warnings)")
    XCTAssertEqual(finish(again)?.text(), EveryKind.answers)
  }
}
