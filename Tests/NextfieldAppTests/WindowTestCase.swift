import FormModel
import GtkBridge
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Tests that open a small form in its window and fill it.
@MainActor
class WindowTestCase: XCTestCase {
  private(set) var windows: [FormWindow] = []

  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  override func tearDown() async throws {
    for window in windows { window.window.destroy() }
    windows = []
  }

  func open(_ schema: String, given: String? = nil) throws -> FormWindow {
    let form = try Form(reading: JSONDocument(reading: schema), matcher: PatternCache())
    let answers: FormAnswers
    if let given {
      let document = try JSONDocument(reading: given)
      answers = FormAnswers(form: form, reading: document, matcher: PatternCache())
    } else {
      answers = FormAnswers(form: form, matcher: PatternCache())
    }
    let window = FormWindow(answers, title: "Case", size: (360, 640))
    windows.append(window)
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  /// Types into the fields by their names, presses Done and returns what is printed; nil if the
  /// window stays.
  func done(_ window: FormWindow, typing inputs: [String: FieldInput] = [:]) -> String? {
    for (name, input) in inputs {
      guard let field = window.answers.form.fields.first(where: { $0.name == name }) else {
        XCTFail("there is no field \(name)")
        continue
      }
      let row = window.column.rows[field.index]
      row?.input = input
      row?.onEdit?()
    }
    var printed: String?
    window.onFinish = { printed = $0.text() }
    window.finish()
    return printed
  }

  func message(_ window: FormWindow, at name: String) -> String? {
    let index = window.answers.form.fields.first { $0.name == name }?.index
    return index.flatMap { window.column.rows[$0]?.frame.message }
  }

  func focusedName(_ window: FormWindow) -> String? {
    let focus = window.window.focusWidget
    let row = window.column.rows.first { _, row in
      row.frame.stops.contains { $0.identity == focus?.identity }
    }
    return row.map { window.answers.form.fields[$0.key].name }
  }
}
