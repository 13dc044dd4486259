import FormNavigation
import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The bar and the keyboard come if there is room for them.
@MainActor
final class GuestDockRoomTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testAWindowWithoutRoomForItIsLeftAsItIs() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.form.resize(height: 200)
    scene.tap(scene.form.entries[1])
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertEqual(scene.room(), 200)
    scene.form.focus(0)
    scene.form.window.resize(width: 300, height: 640)
    XCTAssertTrue(MainLoop.pump { scene.form.window.allocatedSize.height == 640 })
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen, "another field has the focus")
    scene.tap(scene.form.entries[1])
    XCTAssertTrue(scene.isKeyboardSeen)
  }

  func testAWindowThatIsForcedToBeTooSmallForItLosesIt() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[1])
    XCTAssertTrue(scene.isKeyboardSeen)
    TestDisplay.force(scene.form.window, width: 300, height: 120)
    XCTAssertTrue(MainLoop.pump { scene.form.window.allocatedSize.height == 120 })
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
    XCTAssertEqual(scene.form.scroller.bottomMargin, 0)
  }

  func testTheKeyboardReturnsToTheSameFieldWhenThereIsRoomAgain() async throws {
    for isTypedMeanwhile in [false, true] {
      let scene = GuestDockScene([.keyboard, .bar])
      defer { scene.form.window.destroy() }
      scene.tap(scene.form.entries[1])
      XCTAssertTrue(scene.isKeyboardSeen)
      for height: Int32 in [120, 200, 640] {
        TestDisplay.force(scene.form.window, width: 300, height: height)
        XCTAssertTrue(MainLoop.pump { scene.form.window.allocatedSize.height == Int(height) })
        scene.settle()
        if height == 120, isTypedMeanwhile { TestDisplay.press(0x61, in: scene.form.window) }
        XCTAssertEqual(scene.isKeyboardSeen, height == 640 && !isTypedMeanwhile, "\(height)")
      }
      XCTAssertTrue(scene.form.isVisible(scene.form.entries[1]))
      scene.tap(scene.form.entries[1])
      XCTAssertTrue(scene.isKeyboardSeen)
      scene.controller?.keyboard.perform(.hide)
      scene.settle()
      scene.form.resize(height: 600)
      XCTAssertFalse(scene.isKeyboardSeen, "the user has sent it away")
    }
  }

  func testItFollowsTheSizeOfTheWindow() async throws {
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[1])
    for (width, height) in [(500, 700), (320, 560), (300, 640)] {
      scene.form.window.resize(width: width, height: height)
      XCTAssertTrue(MainLoop.pump { scene.form.window.size == (width, height) })
      scene.settle()
      XCTAssertTrue(scene.isKeyboardSeen)
      let bar = try XCTUnwrap(scene.bar?.widget.frameAcrossWindows(in: scene.form.window))
      let keys = try XCTUnwrap(
        scene.controller?.keyboard.widget.frameAcrossWindows(in: scene.form.window)
      )
      XCTAssertEqual(bar.y, scene.room())
      XCTAssertEqual(bar.width, width)
      XCTAssertEqual(keys.y + keys.height, height)
    }
  }

  func testASizeThatIsNotTheWindowsMovesNothing() async throws {
    let scene = GuestDockScene(.keyboard)
    defer { scene.form.window.destroy() }
    let window = scene.form.window
    scene.tap(scene.form.entries[1])
    let keys = try XCTUnwrap(scene.controller?.keyboard.widget)
    let place = keys.frameAcrossWindows(in: window)
    TestDisplay.configure(window, other: keys, height: 70)
    XCTAssertEqual(keys.frameAcrossWindows(in: window), place)
  }

  func testWindowsThatAreNotToBeChangedHaveNone() async throws {
    XCTAssertNil(GuestDockScene([.keyboard, .bar], resizable: false).dock)
    let scene = GuestDockScene([.keyboard, .bar])
    defer { scene.form.window.destroy() }
    scene.tap(scene.form.entries[2])
    XCTAssertTrue(scene.isKeyboardSeen)
    HostWidgets.setResizable(scene.form.window, false)
    scene.settle()
    XCTAssertFalse(scene.isKeyboardSeen)
  }
}
