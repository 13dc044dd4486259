import GtkBridge
import ToolkitTestSupport
import XCTest

@MainActor
final class TextViewTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testALongTextLetsTheWindowBecomeNarrowerAndHasRoomForAllOfItsLines() async throws {
    let window = Window()
    let scroller = ScrolledWindow()
    let column = Box(isVertical: true)
    let view = TextView()
    view.text = (1...120).map { "This is line \($0) of a text that is higher than any window." }
      .joined(separator: "\n")
    column.add(view)
    scroller.add(column)
    window.add(scroller)
    window.setDefaultSize(width: 640, height: 360)
    window.showAll()
    defer { window.destroy() }
    TestDisplay.settle(window)
    XCTAssertTrue(MainLoop.pump { self.heightAtEnd(of: view) <= view.allocatedSize.height })
    for width in [500, 360, 200, 640] {
      window.resize(width: width, height: 360)
      XCTAssertTrue(
        MainLoop.pump { scroller.allocatedSize.width == width },
        "\(scroller.allocatedSize.width) instead of \(width)"
      )
      TestDisplay.settle(window)
      XCTAssertEqual(view.allocatedSize.width, width)
      XCTAssertTrue(
        MainLoop.pump { self.heightAtEnd(of: view) <= view.allocatedSize.height },
        "\(heightAtEnd(of: view)) in \(view.allocatedSize.height) at width \(width)"
      )
    }
  }

  /// How high the view must be to show its last line, where the caret is after a text was set.
  private func heightAtEnd(of view: TextView) -> Int {
    view.caretFrame.map { $0.y + $0.height } ?? .max
  }
}
