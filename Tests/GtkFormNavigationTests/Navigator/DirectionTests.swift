import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Each container is read in its own direction.
@MainActor
final class DirectionTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  override func tearDown() async throws {
    if TestDisplay.isThere { HostWidgets.isRightToLeftByDefault = false }
  }

  private func row(_ widgets: [Widget], turned: Bool = false) -> Box {
    let box = Box(isVertical: false, spacing: 6)
    if turned { box.isRightToLeft = !HostWidgets.isRightToLeftByDefault }
    for widget in widgets {
      (widget as? Entry)?.setWidth(characters: 4)
      box.add(widget)
    }
    return box
  }

  private func expectOrder(_ content: Widget, _ stops: [Widget], line: UInt = #line) {
    let stage = Stage(content)
    stage.show()
    defer { stage.window.destroy() }
    stops[0].grabFocus()
    stage.settle()
    stage.expectTabs(through: Array(stops[1...]) + [stage.below], line: line)
    for stop in stops.reversed() {
      stage.press(KeyCode.leftTab, .shift)
      XCTAssertTrue(stop.isFocus, line: line)
    }
  }

  func testARowIsReadInItsOwnDirection() async throws {
    for isRightToLeft in [false, true] {
      HostWidgets.isRightToLeftByDefault = isRightToLeft
      let (first, turned, last) = (entries(2), entries(3), entries(2))
      expectOrder(
        column([row(first), row(turned, turned: true), row(last)]),
        first + turned + last
      )
    }
  }

  func testATurnedPartOfARowIsReadAtItsPlaceInTheRow() async throws {
    for isRightToLeft in [false, true] {
      HostWidgets.isRightToLeftByDefault = isRightToLeft
      let (one, other, ends) = (entries(2), entries(2), entries(2))
      let content = row([
        ends[0], row(one, turned: true), row(other, turned: true), ends[1],
      ])
      expectOrder(column([content]), [ends[0]] + one + other + [ends[1]])
    }
  }

  func testARowInsideOfATurnedOneIsReadInItsOwnDirection() async throws {
    let (inner, outer) = (entries(3), entries(2))
    let content = row([outer[0], row(inner), outer[1]], turned: true)
    expectOrder(column([content]), [outer[0]] + inner + [outer[1]])
  }

  func testATurnedColumnOfRowsChangesNothingInTheRows() async throws {
    let (upper, lower) = (entries(2), entries(2))
    let content = column([row(upper), row(lower)])
    content.isRightToLeft = true
    expectOrder(content, upper + lower)
  }

  func testAnInnerScrollerHasItsPlaceInATurnedRow() async throws {
    let (inside, outside) = (entries(2), entries(2))
    let inner = ScrolledWindow()
    inner.add(column(inside))
    inner.setMinimumSize(width: 100, height: 80)
    let content = row([outside[0], inner, outside[1]], turned: true)
    expectOrder(column([content]), [outside[0]] + inside + [outside[1]])
    let turned = entries(3)
    let other = ScrolledWindow()
    other.add(column([row(turned, turned: true)]))
    other.setMinimumSize(height: 80)
    expectOrder(column([other]), turned)
  }

  func testAContainerThatIsTurnedLaterIsReadInItsNewDirection() async throws {
    let fields = entries(3)
    let box = row(fields)
    let stage = Stage(column([box]))
    stage.show()
    defer { stage.window.destroy() }
    for isRightToLeft in [true, false, true] {
      box.isRightToLeft = isRightToLeft
      // A box does not lay itself out for that alone.
      box.setMinimumSize(height: isRightToLeft ? 60 : 70)
      stage.settle()
      fields[0].grabFocus()
      stage.settle()
      stage.expectTabs(through: Array(fields[1...]))
    }
  }
}
