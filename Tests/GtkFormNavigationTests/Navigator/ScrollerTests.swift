import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Forms that scroll in both directions, and scrolled windows inside of forms.
@MainActor
final class ScrollerTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func nested(_ content: Widget, height: Int = 120) throws -> ScrolledWindow {
    let scroller = try XCTUnwrap(HostWidgets.scrolledWindow())
    scroller.add(content)
    scroller.setMinimumSize(width: nil, height: height)
    return scroller
  }

  private func wideRow(_ fields: [Entry]) -> Box {
    let row = Box(isVertical: false, spacing: 6)
    for field in fields {
      field.setMinimumSize(width: 250, height: nil)
      row.add(field)
    }
    return row
  }

  private func expectInside(
    _ widget: Widget,
    _ scroller: ScrolledWindow,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let frame = try XCTUnwrap(widget.frame(in: scroller), file: file, line: line)
    let size = scroller.allocatedSize
    XCTAssertGreaterThanOrEqual(frame.x, 0, file: file, line: line)
    XCTAssertGreaterThanOrEqual(frame.y, 0, file: file, line: line)
    XCTAssertLessThanOrEqual(frame.x + frame.width, size.width, file: file, line: line)
    XCTAssertLessThanOrEqual(frame.y + frame.height, size.height, file: file, line: line)
  }

  func testAFieldFarToTheSideComesIntoView() async throws {
    let fields = entries(8)
    let scroller = try XCTUnwrap(HostWidgets.scrolledWindow())
    let stage = Stage(wideRow(fields), scroller: scroller)
    stage.show()
    defer { stage.window.destroy() }
    for field in fields + fields.reversed() {
      field.grabFocus()
      stage.settle()
      try expectInside(field, scroller)
    }
  }

  func testWhatTheUserScrollsSidewaysStaysUntilTheFocusMoves() async throws {
    let fields = entries(8)
    let scroller = try XCTUnwrap(HostWidgets.scrolledWindow())
    let stage = Stage(wideRow(fields), scroller: scroller)
    stage.show()
    defer { stage.window.destroy() }
    fields[0].grabFocus()
    stage.settle()
    scroller.horizontalAdjustment.value = 900
    stage.settle()
    XCTAssertEqual(scroller.horizontalAdjustment.value, 900)
    XCTAssertEqual(stage.navigator.engine.scrollOffset.x, 900)
    stage.window.resize(width: 360, height: 300)
    stage.wait { scroller.allocatedSize.height < 300 }
    XCTAssertEqual(scroller.horizontalAdjustment.value, 900)
    stage.press(KeyCode.tab)
    XCTAssertTrue(fields[1].isFocus)
    try expectInside(fields[1], scroller)
  }

  func testARowThatScrollsSidewaysInsideTheFormShowsItsFields() async throws {
    let (before, fields, after) = (entries(10), entries(6), entries(10))
    let inner = try nested(wideRow(fields), height: 60)
    let stage = Stage(column(before + [inner] + after))
    stage.show()
    defer { stage.window.destroy() }
    before[9].grabFocus()
    stage.settle()
    for field in fields {
      stage.press(KeyCode.tab)
      XCTAssertTrue(field.isFocus)
      try expectInside(field, inner)
      stage.expectVisible(field)
    }
    stage.press(KeyCode.tab)
    XCTAssertTrue(after[0].isFocus)
  }

  func testTheSecondOfTwoNestedScrollersWorksAfterTheFirstHasGone() async throws {
    let (first, second) = (entries(12), entries(12))
    let upper = try nested(column(first))
    let lower = try nested(column(second))
    let stage = Stage(column([upper, lower] + entries(10)))
    stage.show()
    defer { stage.window.destroy() }
    first[11].grabFocus()
    stage.settle()
    stage.expectVisible(first[11], in: upper)
    upper.destroy()
    stage.settle()
    second[11].grabFocus()
    stage.settle()
    stage.expectVisible(second[11], in: lower)
    stage.expectVisible(second[11])
    stage.press(KeyCode.leftTab, .shift)
    stage.expectVisible(second[10], in: lower)
  }

  func testBordersAndScrollbarsOfAScrollerInsideHideNothing() async throws {
    let fields = entries(12)
    let inner = try nested(column(fields))
    HostWidgets.addFrame(to: inner)
    let stage = Stage(column([inner] + entries(10)))
    stage.show()
    defer { stage.window.destroy() }
    let viewport = try XCTUnwrap(inner.children.first)
    for field in fields + fields.reversed() {
      field.grabFocus()
      stage.settle()
      let frame = try XCTUnwrap(field.frame(in: viewport))
      XCTAssertGreaterThanOrEqual(frame.y, 0)
      XCTAssertLessThanOrEqual(frame.y + frame.height, viewport.allocatedSize.height)
    }
  }

  func testWhatTheUserScrollsInsideStaysUntilTheFocusMoves() async throws {
    let fields = entries(12)
    let inner = try nested(column(fields))
    let stage = Stage(column([inner] + entries(10)))
    stage.show()
    defer { stage.window.destroy() }
    fields[0].grabFocus()
    stage.settle()
    inner.verticalAdjustment.value = 200
    stage.settle()
    stage.window.resize(width: 360, height: 380)
    stage.wait { stage.scroller.allocatedSize.height < 380 }
    XCTAssertEqual(inner.verticalAdjustment.value, 200)
    stage.press(KeyCode.tab)
    XCTAssertTrue(fields[1].isFocus)
    stage.expectVisible(fields[1], in: inner)
  }

  func testScrollersInsideScrollersShowTheirFields() async throws {
    let innermost = entries(12)
    let deepest = try nested(column(innermost))
    let middle = entries(10)
    let inner = try nested(column(middle + [deepest]), height: 200)
    let outer = entries(20)
    let stage = Stage(column(outer + [inner]))
    stage.show()
    defer { stage.window.destroy() }
    for field in [innermost[11], middle[0], innermost[0], outer[0], innermost[6]] {
      field.grabFocus()
      stage.settle()
      stage.expectVisible(field)
      guard !outer.contains(where: { $0 === field }) else { continue }
      stage.expectVisible(field, in: inner)
      guard !middle.contains(where: { $0 === field }) else { continue }
      stage.expectVisible(field, in: deepest)
    }
    outer[19].grabFocus()
    stage.settle()
    stage.expectTabs(through: middle + innermost)
  }

  func testOtherAdjustmentsAreFollowed() async throws {
    let form = TestForm(fields: 40)
    form.show()
    defer { form.window.destroy() }
    HostWidgets.replaceAdjustments(of: form.scroller)
    form.settle()
    form.entries[30].grabFocus()
    form.settle()
    form.expectVisible(form.rows[30])
    form.scroll(to: 0)
    XCTAssertTrue(form.navigator.engine.isRevealSuspended)
  }

  func testAFormPlacedByHandIsScrolledToo() async throws {
    let fields = entries(20)
    let layout = HostWidgets.layout(width: 300, height: 1200)
    for (place, field) in fields.enumerated() {
      HostWidgets.put(field, in: layout, x: 10, y: Int32(place * 60))
    }
    let stage = Stage(layout)
    stage.show()
    defer { stage.window.destroy() }
    fields[0].grabFocus()
    stage.settle()
    for index in 1..<20 {
      stage.press(KeyCode.tab)
      XCTAssertTrue(fields[index].isFocus, "\(index)")
      stage.expectVisible(fields[index], "\(index)")
    }
    stage.press(KeyCode.leftTab, .shift)
    XCTAssertTrue(fields[18].isFocus)
  }

  func testAScrolledTextThatIsOnlyReadIsAStop() async throws {
    let terms = try XCTUnwrap(HostWidgets.scrolledWindow())
    terms.add(Label((1...60).map { "Term \($0)" }.joined(separator: "\n")))
    terms.setMinimumSize(width: nil, height: 100)
    let (above, below) = (entries(30), Entry())
    let stage = Stage(column(above + [terms, below]))
    stage.show()
    defer { stage.window.destroy() }
    above[29].grabFocus()
    stage.settle()
    stage.expectTabs(through: [terms, below])
    above[0].grabFocus()
    stage.settle()
    terms.grabFocus()
    stage.settle()
    stage.expectVisible(terms)
    // With a field in it that is the stop.
    let inside = Entry()
    terms.children.first?.destroy()
    terms.add(column([inside]))
    terms.showAll()
    above[29].grabFocus()
    stage.settle()
    stage.expectTabs(through: [inside, below])
    inside.isSensitive = false
    above[29].grabFocus()
    stage.settle()
    stage.expectTabs(through: [terms, below])
  }
}
