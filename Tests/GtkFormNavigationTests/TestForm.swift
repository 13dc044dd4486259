import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A window with a scrolled form of labels and entries, and a button below it.
@MainActor
final class TestForm {
  let window = Window()
  let scroller = ScrolledWindow()
  let column = Box(isVertical: true, spacing: 6)
  let below = Button(mnemonicLabel: "Below")
  private(set) var rows: [Box] = []
  private(set) var entries: [Entry] = []
  let navigator: FormNavigator

  init(fields: Int, width: Int = 360, height: Int = 400) {
    for _ in 0..<fields {
      let row = Box(isVertical: true, spacing: 3)
      let entry = Entry()
      row.add(Label("Field"))
      row.add(entry)
      column.add(row)
      rows.append(row)
      entries.append(entry)
    }
    scroller.add(column)
    scroller.setExpands(horizontally: true, vertically: true)
    let body = Box(isVertical: true)
    body.add(scroller)
    body.add(below)
    window.add(body)
    window.setDefaultSize(width: width, height: height)
    navigator = FormNavigator(attachingTo: scroller)
    for (row, entry) in zip(rows, entries) {
      navigator.setOptions(FieldOptions(surroundings: row), for: entry)
    }
  }

  func show() {
    window.showAll()
    window.present()
    settle()
  }

  func settle() { TestDisplay.settle(window) }

  func press(_ key: Int32, _ modifiers: Modifiers = []) {
    TestDisplay.press(key, modifiers, in: window)
    settle()
  }

  var focusedIndex: Int? { entries.firstIndex(where: \.isFocus) }

  /// How much of the widget is above and below what the scrolled window shows, in pixels.
  func hiddenParts(of widget: Widget) -> (above: Int, below: Int) {
    guard let frame = widget.frame(in: scroller) else { return (.max, .max) }
    let page = scroller.allocatedSize.height
    return (max(0, -frame.y), max(0, frame.y + frame.height - page))
  }

  func expectVisible(
    _ widget: Widget,
    _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let hidden = hiddenParts(of: widget)
    XCTAssertEqual(hidden.above, 0, "cut off above \(message)", file: file, line: line)
    XCTAssertEqual(hidden.below, 0, "cut off below \(message)", file: file, line: line)
  }
}
