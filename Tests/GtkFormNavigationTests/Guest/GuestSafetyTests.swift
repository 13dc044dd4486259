import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Changes that a program may make to its widgets at any time.
@MainActor
final class GuestSafetyTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testItEndsWithTheScrolledWindow() async throws {
    let form = GuestForm()
    form.focus(9)
    let guest = form.guest
    XCTAssertNotNil(guest.engine.focusedField)
    var ends = 0
    guest.onEnd = { ends += 1 }
    form.window.destroy()
    XCTAssertEqual(ends, 1)
    XCTAssertNil(guest.engine.focusedField)
  }

  func testAFieldThatGoesWhileItHasTheFocusIsForgottenAndNotKeptAlive() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    var entry: Entry? = Entry()
    let watch = entry.map { LifetimeWatch($0) }
    if let entry {
      form.column.add(entry)
      form.column.showAll()
      form.settle()
      entry.grabFocus()
      form.settle()
      XCTAssertNotNil(form.guest.engine.focusedField)
      form.column.remove(entry)
    }
    entry = nil
    form.settle()
    XCTAssertEqual(watch?.isOver, true)
    XCTAssertNil(form.guest.engine.focusedField)
    form.resize(height: 200)
  }

  func testAWindowDestroyedByWhatAMoveSetsOffIsSurvived() async throws {
    let form = GuestForm()
    form.focus(9)
    let adjustment = form.scroller.verticalAdjustment
    adjustment.onValueChange { form.window.destroy() }
    form.window.resize(width: 300, height: 200)
    XCTAssertTrue(MainLoop.pump { form.guest.scrolledWindow?.window == nil })
  }

  func testNumbersThatAreNoneAreLeftAlone() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    for (value, upper) in [(Double.nan, 1000), (.nan, 1e300), (1e300, 1e300), (0, -1e300), (0, 0)] {
      for pageSize in [0, -1, 100, 1e300] {
        HostWidgets.setExtents(of: form.scroller, value: value, upper: upper, pageSize: pageSize)
        form.settle()
      }
    }
    form.resize(height: 200)
  }

  func testAnotherAdjustmentAndAnotherContentAreTakenUp() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    HostWidgets.replaceAdjustment(of: form.scroller)
    form.settle()
    form.resize(height: 200)
    XCTAssertTrue(form.isVisible(form.entries[9]))
    form.scroller.remove(form.scroller.children[0])
    form.settle()
    form.resize(height: 300)
    form.scroller.add(TextView())
    form.scroller.showAll()
    form.settle()
    XCTAssertNil(form.guest.engine.focusedField)
  }

  func testAWindowOfNoSizeIsSurvived() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    form.focus(9)
    form.window.resize(width: 1, height: 1)
    form.settle()
    form.resize(height: 300)
    XCTAssertTrue(form.isVisible(form.entries[9]))
  }

  func testHidingAndShowingAndMovingToAnotherWindowIsSurvived() async throws {
    let form = GuestForm()
    let other = Window()
    defer { for window in [form.window, other] { window.destroy() } }
    form.focus(9)
    form.scroller.isVisible = false
    form.settle()
    form.scroller.isVisible = true
    form.settle()
    form.window.remove(form.scroller)
    other.add(form.scroller)
    other.setDefaultSize(width: 300, height: 400)
    other.showAll()
    other.present()
    form.entries[9].grabFocus()
    for _ in 0..<4 { TestDisplay.settle(other) }
    XCTAssertNotNil(form.guest.engine.focusedField)
    other.resize(width: 300, height: 200)
    XCTAssertTrue(MainLoop.pump { form.scroller.allocatedSize.height == 200 })
    for _ in 0..<4 { TestDisplay.settle(other) }
    XCTAssertTrue(form.isVisible(form.entries[9]))
  }

  func testASecondCopyInTheProcessDoesNothing() async throws {
    XCTAssertTrue(HostProcess.claim("NextfieldTestClaim"))
    XCTAssertFalse(HostProcess.claim("NextfieldTestClaim"))
  }
}
