import FormModel
import FormNavigation
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// Forms of which only a part has widgets at a time.
@MainActor
final class LongFormTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testWhatIsMadeDoesNotGrowWithTheForm() async throws {
    var counts: [Int] = []
    for count in [1000, 20_000] {
      let window = try open(count)
      defer { window.window.destroy() }
      rest(window)
      counts.append(window.column.rows.count)
      XCTAssertEqual(window.navigator.fieldCount, count, "the navigator knows of them all")
      XCTAssertLessThan(window.navigator.engine.fieldIDs.count, 100)
    }
    XCTAssertEqual(counts[0], counts[1])
    XCTAssertLessThan(counts[0], 100)
  }

  func testAShortFormIsMadeWholeInIdleTime() async throws {
    let window = try open(120)
    defer { window.window.destroy() }
    XCTAssertTrue(MainLoop.pump { window.column.isWhole })
  }

  func testNextAndPreviousWalkThroughEverything() async throws {
    let window = try open(450)
    defer { window.window.destroy() }
    for index in 0..<450 {
      XCTAssertEqual(focused(window), index)
      if index % 15 == 0 { try settle(window, at: index) }
      window.navigator.moveToNext()
    }
    XCTAssertEqual(focused(window), 449)
    for index in (0..<449).reversed() {
      window.navigator.moveToPrevious()
      XCTAssertEqual(focused(window), index)
      if index % 15 == 0 { try settle(window, at: index) }
    }
  }

  func testQuickMovesSkipNothing() async throws {
    let window = try open(500)
    defer { window.window.destroy() }
    for _ in 0..<130 { window.navigator.moveToNext() }
    XCTAssertEqual(focused(window), 130)
    for _ in 0..<70 { window.navigator.moveToPrevious() }
    XCTAssertEqual(focused(window), 60)
    TestDisplay.settle(window.window)
    try expectSeen(60, window)
  }

  func testDoneLeadsToAFaultThatIsFarAway() async throws {
    let window = try open(5000)
    defer { window.window.destroy() }
    window.finish()
    TestDisplay.settle(window.window)
    XCTAssertEqual(focused(window), 4999)
    try expectSeen(4999, window)
    XCTAssertEqual(window.column.rows[4999]?.frame.message, "This needs an answer.")
    rest(window)
    try expectSeen(4999, window)
    // Back from there, where all heights above are only guessed.
    for index in (4960..<4999).reversed() {
      window.navigator.moveToPrevious()
      TestDisplay.settle(window.window)
      XCTAssertEqual(focused(window), index)
      try expectSeen(index, window)
    }
  }

  func testWhatIsLookedAtStaysInPlaceWhileMoreIsMade() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    window.moveFocus(to: 1500)
    rest(window)
    let scroller = try scroller(window)
    // Upwards, over parts whose heights were only guessed.
    for _ in 0..<40 {
      let seen = try XCTUnwrap(
        window.column.rows.values.map(\.frame.control)
          .first { $0.frame(in: scroller).map { (100..<300).contains($0.y) } ?? false }
      )
      let before = try XCTUnwrap(seen.frame(in: scroller)?.y)
      scroller.verticalAdjustment.value -= 190
      rest(window)
      XCTAssertEqual(seen.frame(in: scroller)?.y, before + 190)
    }
    XCTAssertNil(window.column.rows[1200])
    XCTAssertNotNil(window.column.rows[1410])
  }

  func testAUserWhoScrollsSeesRows() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    let scroller = try scroller(window)
    for part in [0.5, 0.9, 0.2, 1.0] {
      let adjustment = scroller.verticalAdjustment
      adjustment.value = (adjustment.upper - adjustment.pageSize) * part
      TestDisplay.settle(window.window)
      for y in stride(from: 10, to: scroller.allocatedSize.height, by: 60) {
        let isCovered = window.column.slots.contains { slot in
          guard case .part(_, let box) = slot, let frame = box.frame(in: scroller) else {
            return false
          }
          return frame.y <= y + 18 && y <= frame.y + frame.height + 18
        }
        XCTAssertTrue(isCovered, "there is nothing at \(y) after \(part)")
      }
    }
    rest(window)
    XCTAssertLessThanOrEqual(window.column.rows.count, 260)
  }

  func testRowsThatAreGivenUpAreGoneAndComeBackAsTheyWere() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    window.moveFocus(to: 105)
    rest(window)
    let watch = LifetimeWatch(try XCTUnwrap(window.column.rows[105]?.frame.control))
    for index in stride(from: 300, to: 3000, by: 200) {
      window.moveFocus(to: index)
      TestDisplay.settle(window.window)
    }
    rest(window)
    XCTAssertTrue(MainLoop.pump { watch.isOver })
    window.moveFocus(to: 105)
    TestDisplay.settle(window.window)
    XCTAssertEqual(focused(window), 105)
    try expectSeen(105, window)
  }

  func testKeysLeadToTheLastFieldAndToTheFirst() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    TestDisplay.press(0xff57, .control, in: window.window)
    XCTAssertEqual(focused(window), 2999)
    try settle(window, at: 2999)
    TestDisplay.press(0xff50, .control, in: window.window)
    XCTAssertEqual(focused(window), 0)
    try settle(window, at: 0)
  }

  func testThePositionIsThatInTheWholeForm() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    window.moveFocus(to: 2345)
    TestDisplay.settle(window.window)
    XCTAssertEqual(window.header.subtitle, "2346 of 3000")
    for index in 2345..<2352 {
      window.moveFocus(to: index)
      let focused = try XCTUnwrap(window.window.focusWidget)
      let place = String(index + 1)
      let attributes = AccessibleSight(focused).attributes
      XCTAssertEqual(attributes["posinset"], place, "\(focused.kind)")
      XCTAssertEqual(attributes["setsize"], "3000", "\(focused.kind)")
      XCTAssertEqual(attributes["toolkit"], "gtk", "what GTK says is said, too")
      let control = try XCTUnwrap(window.column.rows[index]?.frame.control)
      XCTAssertTrue(control.accessibleDescription.contains("\(place) of 3000"), "\(control.kind)")
    }
  }
}
