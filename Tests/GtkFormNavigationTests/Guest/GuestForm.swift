import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A window of a program that knows nothing of us, with a guest in it.
@MainActor
final class GuestForm {
  let window = Window()
  let scroller: ScrolledWindow
  let column = Box(isVertical: true, spacing: 6)
  let entries: [Entry]
  let guest: GuestNavigator
  private(set) var decisions = 0

  init(_ content: Widget? = nil, fields: Int = 40, rules: GuestRules = GuestRules()) {
    scroller = ScrolledWindow()
    entries = (0..<fields).map { _ in Entry() }
    for entry in entries { column.add(entry) }
    scroller.add(content ?? column)
    scroller.setExpands(horizontally: true, vertically: true)
    window.add(scroller)
    window.setDefaultSize(width: 300, height: 400)
    guest = GuestNavigator(attachingTo: scroller, rules: rules)
    guest.onDecision = { [weak self] _, _, _ in self?.decisions += 1 }
    window.showAll()
    window.present()
    settle()
  }

  /// Lets the guest wait for its host, and look.
  func settle() {
    for _ in 0..<3 { TestDisplay.settle(window) }
    XCTAssertTrue(MainLoop.pump { !guest.isWaiting })
    TestDisplay.settle(window)
  }

  func resize(height: Int, file: StaticString = #filePath, line: UInt = #line) {
    window.resize(width: 300, height: height)
    let isResized = MainLoop.pump { scroller.allocatedSize.height == height }
    XCTAssertTrue(isResized, "the window is not resized", file: file, line: line)
    settle()
  }

  func focus(_ index: Int) {
    entries[index].grabFocus()
    settle()
  }

  var offset: Double {
    get { scroller.verticalAdjustment.value }
    set {
      scroller.verticalAdjustment.value = newValue
      settle()
    }
  }

  func isVisible(_ widget: Widget) -> Bool {
    guard let frame = widget.frame(in: scroller) else { return false }
    return frame.y >= 0 && frame.y + frame.height <= scroller.allocatedSize.height
  }
}
