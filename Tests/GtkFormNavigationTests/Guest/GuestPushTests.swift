import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A field that is pushed away, by what comes in above it or by a program that answers each move.
@MainActor
final class GuestPushTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// Puts a spacer above the fields.
  private func spacer(in form: GuestForm) -> Label {
    let spacer = Label("")
    form.column.insert(spacer, at: 0)
    spacer.showAll()
    form.settle()
    return spacer
  }

  /// Lets the spacer grow by a little in each of some frames.
  private func grow(_ spacer: Label, in form: GuestForm, from height: Int, steps: Int) {
    for step in 1...steps {
      spacer.setMinimumSize(width: 1, height: height + step * 8)
      TestDisplay.passFrame(of: form.window)
    }
    form.settle()
  }

  func testWhatOpensAboveTheFieldIsFollowedAndTheRoomAfterIt() async throws {
    let form = GuestForm()
    defer { form.window.destroy() }
    let spacer = spacer(in: form)
    form.focus(9)
    grow(spacer, in: form, from: 0, steps: 20)
    XCTAssertTrue(form.isVisible(form.entries[9]))
    form.resize(height: 200)
    XCTAssertTrue(form.isVisible(form.entries[9]))
    grow(spacer, in: form, from: 160, steps: 20)
    XCTAssertTrue(form.isVisible(form.entries[9]))
    TestDisplay.press(0x61, in: form.window)
    form.settle()
    XCTAssertTrue(form.isVisible(form.entries[9]))
  }

  func testAProgramThatMovesTheFieldAtEachMoveIsNotFoughtWith() async throws {
    for isAtOnce in [false, true] {
      let form = GuestForm()
      defer { form.window.destroy() }
      let spacer = spacer(in: form)
      form.focus(9)
      let adjustment = form.scroller.verticalAdjustment
      var moves = 0
      let connection = adjustment.onValueChange {
        moves += 1
        let height = adjustment.value < 500 ? 500 : 1
        // GTK does not bear with a frame that is laid out for ever.
        if isAtOnce { return spacer.setMinimumSize(width: 1, height: height) }
        MainLoop.whenIdle { spacer.setMinimumSize(width: 1, height: height) }
      }
      defer { connection.disconnect() }
      form.resize(height: 200)
      for _ in 0..<60 { TestDisplay.passFrame(of: form.window) }
      XCTAssertGreaterThan(moves, 3, "the program does answer")
      XCTAssertLessThan(moves, 24)
      let before = moves
      TestDisplay.press(0x61, in: form.window)
      for _ in 0..<30 { TestDisplay.passFrame(of: form.window) }
      XCTAssertLessThan(moves - before, 6)
    }
  }
}
