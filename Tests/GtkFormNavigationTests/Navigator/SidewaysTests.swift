import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Forms that are wider than what the user can see.
@MainActor
final class SidewaysTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  override func tearDown() async throws {
    if TestDisplay.isThere { HostWidgets.isRightToLeftByDefault = false }
  }

  /// A form of rows with four entries each, 1000 pixels wide.
  @MainActor
  private final class WideForm {
    let rows = (0..<10).map { _ in entries(4) }
    let content = column([])
    let stage: Stage

    init() throws {
      for row in rows {
        let box = Box(isVertical: false, spacing: 0)
        for entry in row {
          entry.setMinimumSize(width: 250)
          box.add(entry)
        }
        content.add(box)
      }
      let scroller = try XCTUnwrap(HostWidgets.scrolledWindow())
      stage = Stage(content, scroller: scroller)
    }

    /// How much of the content is beyond the right edge.
    var distance: Double {
      let adjustment = stage.scroller.horizontalAdjustment
      return adjustment.upper - adjustment.pageSize - adjustment.value
    }

    func expectSeen(_ entry: Entry, _ what: String, line: UInt = #line) {
      let page = stage.scroller.allocatedSize.width
      guard let frame = entry.frame(in: stage.scroller) else { return XCTFail(what, line: line) }
      XCTAssertGreaterThanOrEqual(frame.x, 0, what, line: line)
      XCTAssertLessThanOrEqual(frame.x + frame.width, page, what, line: line)
    }
  }

  func testAFormFromRightToLeftBeginsAtItsRightEdgeAndStaysThereAsItGrows() async throws {
    HostWidgets.isRightToLeftByDefault = true
    let form = try WideForm()
    form.stage.show()
    defer { form.stage.window.destroy() }
    XCTAssertGreaterThan(form.stage.scroller.horizontalAdjustment.value, 0)
    XCTAssertEqual(form.distance, 0)
    for width in [1300, 1100, 1500] {
      form.content.setMinimumSize(width: width)
      form.stage.settle()
      XCTAssertEqual(form.distance, 0, "\(width)")
    }
    form.rows[0][0].grabFocus()
    form.stage.settle()
    XCTAssertEqual(form.distance, 0)
    form.expectSeen(form.rows[0][0], "the first field")
    form.rows[0][2].grabFocus()
    form.stage.settle()
    form.expectSeen(form.rows[0][2], "a field to the left")
    let distance = form.distance
    XCTAssertGreaterThan(distance, 0)
    for width in [1900, 1600] {
      form.content.setMinimumSize(width: width)
      form.stage.settle()
      XCTAssertEqual(form.distance, distance, "\(width)")
      form.expectSeen(form.rows[0][2], "\(width)")
    }
    form.stage.window.resize(width: 500, height: 400)
    form.stage.wait { form.stage.scroller.allocatedSize.width == 500 }
    XCTAssertEqual(form.distance, distance)
  }

  func testWhatTheUserOrTheHostHasScrolledToIsLeft() async throws {
    HostWidgets.isRightToLeftByDefault = true
    let form = try WideForm()
    form.stage.show()
    defer { form.stage.window.destroy() }
    form.stage.scroller.horizontalAdjustment.value = 100
    form.stage.settle()
    form.content.setMinimumSize(width: 1200)
    form.stage.settle()
    XCTAssertEqual(form.stage.scroller.horizontalAdjustment.value, 300)
    // One that is attached only now.
    form.stage.below.grabFocus()
    form.stage.scroller.horizontalAdjustment.value = 0
    form.stage.settle()
    _ = FormNavigator(attachingTo: form.stage.scroller)
    form.stage.settle()
    XCTAssertEqual(form.stage.scroller.horizontalAdjustment.value, 0)
  }

  func testAFormFromLeftToRightStaysAtItsLeftEdge() async throws {
    let form = try WideForm()
    form.stage.show()
    defer { form.stage.window.destroy() }
    form.content.setMinimumSize(width: 1500)
    form.rows[9][0].grabFocus()
    form.stage.settle()
    XCTAssertEqual(form.stage.scroller.horizontalAdjustment.value, 0)
  }

  func testTheEdgeIsThatOfWhatGTKScrolls() async throws {
    // The direction of the scrolled window alone moves its scrollbar to the other side, and nothing
    // else.
    let form = try WideForm()
    form.stage.scroller.isRightToLeft = true
    form.stage.show()
    defer { form.stage.window.destroy() }
    XCTAssertEqual(form.stage.scroller.horizontalAdjustment.value, 0)
    form.rows[0][0].grabFocus()
    form.stage.settle()
    form.stage.expectTabs(through: Array(form.rows[0][1...]) + [form.rows[1][0]])
  }
}
