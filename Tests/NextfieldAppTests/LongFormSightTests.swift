import FormModel
import GtkBridge
import GtkFormNavigation
import OrderedJSON
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// People and screen readers find every field in forms of which only a part has widgets at a time.
@MainActor
final class LongFormSightTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAssistiveTechnologyFindsFieldsWhereTheyAre() async throws {
    let window = try open(20_000)
    defer { window.window.destroy() }
    for index in [1, 999, 4_567, 12_345, 19_999] {
      window.moveFocus(to: index)
      TestDisplay.settle(window.window)
      let control = try XCTUnwrap(window.column.rows[index]?.frame.control)
      let (whole, frame) = (AccessibleSight(window.window).frame, AccessibleSight(control).frame)
      let place = try XCTUnwrap(control.frame(in: window.window))
      XCTAssertEqual(frame?.y, whole.map { $0.y + place.y }, "\(index)")
      XCTAssertEqual(frame?.x, whole.map { $0.x + place.x }, "\(index)")
      XCTAssertLessThan(place.y, 640)
    }
  }

  func testWhatGetsTheFocusHasAPlaceBeforeItIsScrolledTo() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    for index in [9, 12, 2000, 2001, 1] {
      window.moveFocus(to: index)
      let focused = try XCTUnwrap(window.window.focusWidget)
      let frame = try XCTUnwrap(AccessibleSight(focused).frame, "\(index)")
      XCTAssertNotEqual(frame.y, Int(Int32.min), "\(index)")
      TestDisplay.settle(window.window)
    }
  }

  func testHeightsAreGuessedAnewAtAnotherWidthAndNothingMoves() async throws {
    let window = try open(3000, help: String(repeating: "It takes many lines. ", count: 60))
    defer { window.window.destroy() }
    window.moveFocus(to: 1500)
    rest(window)
    let (scroller, column) = (try scroller(window), window.column)
    // At first only the rows of the first part are known, which are not those that are made later.
    for (width, isHigher) in [(1200, nil), (360, true), (1200, false)] {
      let before = column.plan.height(of: 290)
      TestDisplay.resize(window.window, width: width, height: 700)
      TestDisplay.settle(window.window)
      let control = try XCTUnwrap(column.rows[1500]?.frame.control)
      let place = try XCTUnwrap(control.frame(in: scroller)?.y)
      rest(window)
      let after = column.plan.height(of: 290)
      if let isHigher { XCTAssertEqual(after > before, isHigher, "\(before), \(after)") }
      XCTAssertEqual(control.frame(in: scroller)?.y, place, "what is seen has moved")
      try expectSeen(1500, window)
    }
  }

  func testHeightsAreGuessedAnewForLargerLetters() async throws {
    let window = try open(3000)
    defer {
      TestDisplay.setTextScale(1)
      window.window.destroy()
    }
    window.moveFocus(to: 1500)
    rest(window)
    let before = window.column.plan.height(of: 290)
    TestDisplay.setTextScale(1.5)
    TestDisplay.settle(window.window)
    rest(window)
    XCTAssertGreaterThan(window.column.plan.height(of: 290), before + before / 10)
    try expectSeen(1500, window)
  }

  func testAScreenReaderHearsOfNoFieldButThoseThatTheFocusComesTo() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    let watch = FocusAnnouncements()
    defer { watch.stop() }
    for _ in 0..<60 {
      TestDisplay.press(0xff09, in: window.window)
      TestDisplay.settle(window.window)
    }
    for index in [1000, 2000, 2999, 0] {
      window.moveFocus(to: index)
      TestDisplay.settle(window.window)
      rest(window)
    }
    // GTK tells of every move twice: at once and when it is idle.
    var heard: [String] = []
    for name in watch.gained where name != heard.last { heard.append(name) }
    XCTAssertEqual(heard, ((1...60) + [1000, 2000, 2999, 0]).map { "F\($0)" })
    XCTAssertLessThanOrEqual(watch.gained.count, 2 * heard.count)
  }

  func testWhatMayBePressedStaysTheSameInEveryFrameInWhichRowsAreMade() async throws {
    let window = try open(3000)
    defer { window.window.destroy() }
    let scroller = try scroller(window)
    for index in [1500, 700, 2999] {
      window.moveFocus(to: index)
      TestDisplay.passFrame(of: window.window)
      XCTAssertTrue(
        window.column.work?.isPending ?? false,
        "there is nothing to make after \(index)"
      )
      let places = places(window, scroller)
      XCTAssertGreaterThan(places.count, 3)
      var frames = 0
      let paints = TestDisplay.onPaint(of: window.window) { [self] in
        frames += 1
        XCTAssertEqual(self.places(window, scroller), places)
      }
      rest(window)
      paints?.disconnect()
      XCTAssertGreaterThan(frames, 0)
      XCTAssertEqual(self.places(window, scroller), places)
    }
  }

  /// Where the controls are that can be seen.
  private func places(
    _ window: FormWindow,
    _ scroller: ScrolledWindow
  ) -> [ObjectIdentity: PixelRect] {
    let height = scroller.allocatedSize.height
    return window.column.rows.values.reduce(into: [:]) { places, row in
      let control = row.frame.control
      guard let frame = control.frame(in: scroller), frame.y < height, frame.y + frame.height > 0
      else { return }
      places[control.identity] = frame
    }
  }
}
