import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A window with a scrolled window that a navigator is attached to, and a button below it.
@MainActor
class Stage {
  let window = Window()
  let scroller: ScrolledWindow
  let body = Box(isVertical: true)
  let below = Button(mnemonicLabel: "Below")
  let navigator: FormNavigator

  /// - Parameter content: What is put into the scrolled window before the navigator is attached.
  init(
    _ content: Widget? = nil,
    scroller: ScrolledWindow = ScrolledWindow(),
    width: Int = 360,
    height: Int = 400
  ) {
    self.scroller = scroller
    if let content { scroller.add(content) }
    scroller.setExpands(horizontally: true, vertically: true)
    body.add(scroller)
    body.add(below)
    window.add(body)
    window.setDefaultSize(width: width, height: height)
    navigator = FormNavigator(attachingTo: scroller)
  }

  func show() {
    window.showAll()
    window.present()
    settle()
  }

  func settle() { TestDisplay.settle(window) }

  /// Lets frames go by until the condition holds.
  func wait(
    _ what: String = "",
    file: StaticString = #filePath,
    line: UInt = #line,
    until condition: () -> Bool
  ) {
    XCTAssertTrue(MainLoop.pump(until: condition), what, file: file, line: line)
    settle()
  }

  func press(_ key: Int32, _ modifiers: Modifiers = []) {
    TestDisplay.press(key, modifiers, in: window)
    settle()
  }

  var offset: Double { scroller.verticalAdjustment.value }

  /// Scrolls as the user does.
  func scroll(to offset: Double) {
    scroller.verticalAdjustment.value = offset
    settle()
  }

  /// How much of the widget is above and below what a scrolled window shows, in pixels.
  func hiddenParts(of widget: Widget, in other: ScrolledWindow? = nil) -> (above: Int, below: Int) {
    let scroller = other ?? self.scroller
    guard let frame = widget.frame(in: scroller) else { return (.max, .max) }
    let page = scroller.allocatedSize.height
    return (max(0, -frame.y), max(0, frame.y + frame.height - page))
  }

  func isVisible(_ widget: Widget) -> Bool { hiddenParts(of: widget) == (0, 0) }

  func expectVisible(
    _ widget: Widget,
    _ message: String = "",
    in other: ScrolledWindow? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let hidden = hiddenParts(of: widget, in: other)
    XCTAssertEqual(hidden.above, 0, "cut off above \(message)", file: file, line: line)
    XCTAssertEqual(hidden.below, 0, "cut off below \(message)", file: file, line: line)
  }

  /// Walks by Tab from the focused control and expects the focus on each of the widgets in turn.
  func expectTabs(
    through widgets: [Widget],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for (index, widget) in widgets.enumerated() {
      press(KeyCode.tab)
      XCTAssertTrue(
        window.focusWidget?.isSame(orInside: widget) ?? false,
        "stop \(index)",
        file: file,
        line: line
      )
    }
  }
}

/// Keys by the numbers that X11 has for them.
enum KeyCode {
  static let tab: Int32 = 0xff09
  static let leftTab: Int32 = 0xfe20
  static let enter: Int32 = 0xff0d
  static let space: Int32 = 0x20
  static let home: Int32 = 0xff50
  static let left: Int32 = 0xff51
  static let up: Int32 = 0xff52
  static let right: Int32 = 0xff53
  static let down: Int32 = 0xff54
  static let pageDown: Int32 = 0xff56
  static let end: Int32 = 0xff57
  static let delete: Int32 = 0xffff
}

/// A column of widgets.
@MainActor
func column(_ widgets: [Widget], spacing: Int = 6) -> Box {
  let box = Box(isVertical: true, spacing: spacing)
  for widget in widgets { box.add(widget) }
  return box
}

@MainActor
func entries(_ count: Int) -> [Entry] { (0..<count).map { _ in Entry() } }
