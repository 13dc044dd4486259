import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Actions of tests on forms of which only a part has widgets at a time.
@MainActor extension XCTestCase {
  /// A form with rows of different heights, the last field of which needs an answer.
  func open(_ count: Int, help: String = "Some help") throws -> FormWindow {
    let properties = (0..<count).map { index in
      switch index % 7 {
      case 3: #""f\#(index)": {"type": "boolean", "title": "F\#(index)"}"#
      case 5:
        #""f\#(index)": {"type": "string", "title": "F\#(index)", "format": "textarea", "description": "\#(help)"}"#
      case 6:
        #""f\#(index)": {"type": "string", "title": "F\#(index)", "enum": ["one", "two", "three", "four", "five"]}"#
      default: #""f\#(index)": {"type": "string", "title": "F\#(index)"}"#
      }
    }
    let schema = """
      {"type": "object", "required": ["f\(count - 1)"], "properties": {\(properties.joined(separator: ","))}}
      """
    let answers = FormAnswers(form: try Form(reading: JSONDocument(reading: schema)))
    let window = FormWindow(answers, title: "Long", size: (360, 640))
    window.present()
    TestDisplay.settle(window.window)
    return window
  }

  /// Lets all be done that waits for a moment without anything else to do.
  func rest(_ window: FormWindow) {
    XCTAssertTrue(MainLoop.pump { window.column.work?.isPending != true })
    TestDisplay.settle(window.window)
  }

  func focused(_ window: FormWindow) -> Int? {
    // The focus of a combo box is that of the button in it.
    guard let focused = window.window.focusWidget else { return nil }
    return window.column.rows.first { focused.isSame(orInside: $0.value.frame.control) }?.key
  }

  func scroller(_ window: FormWindow) throws -> ScrolledWindow {
    try XCTUnwrap(window.navigator.scrolledWindow)
  }

  func expectSeen(_ index: Int, _ window: FormWindow, line: UInt = #line) throws {
    let scroller = try scroller(window)
    let control = try XCTUnwrap(window.column.rows[index]?.frame.control, line: line)
    let frame = try XCTUnwrap(control.frame(in: scroller), line: line)
    XCTAssertTrue(
      frame.y >= 0 && frame.y + frame.height <= scroller.allocatedSize.height,
      "field \(index) at \(frame.y)",
      line: line
    )
  }

  func settle(_ window: FormWindow, at index: Int) throws {
    TestDisplay.settle(window.window)
    try expectSeen(index, window)
  }
}
