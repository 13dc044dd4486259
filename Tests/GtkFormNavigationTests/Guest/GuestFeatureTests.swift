import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The features that a user can ask a guest for.
@MainActor
final class GuestFeatureTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func focusAfter(_ key: Int32, _ modifiers: Modifiers, _ form: GuestForm) -> Int? {
    TestDisplay.press(key, modifiers, in: form.window)
    form.settle()
    return form.entries.firstIndex(where: \.isFocus)
  }

  func testAltAndArrowsMoveAsTabDoes() async throws {
    let form = GuestForm(rules: GuestRules(features: .keys))
    defer { form.window.destroy() }
    form.focus(3)
    XCTAssertEqual(focusAfter(KeyCode.down, .alt, form), 4)
    XCTAssertEqual(focusAfter(KeyCode.up, .alt, form), 3)
    XCTAssertEqual(focusAfter(KeyCode.enter, [], form), 3)
  }

  func testReturnMovesOnWhereTheProgramHasNoUseForIt() async throws {
    let form = GuestForm(rules: GuestRules(features: .returnKey))
    defer { form.window.destroy() }
    var activations = 0
    form.entries[4].connect("activate") { activations += 1 }
    form.entries[6].activatesDefault = true
    form.focus(3)
    XCTAssertEqual(focusAfter(KeyCode.enter, [], form), 4)
    XCTAssertEqual(focusAfter(KeyCode.enter, [], form), 4, "the program has a use for it")
    XCTAssertEqual(activations, 1)
    form.focus(5)
    XCTAssertEqual(focusAfter(KeyCode.enter, [], form), 6)
    XCTAssertEqual(focusAfter(KeyCode.enter, [], form), 6, "it is to press the default button")
  }

  func testReturnStaysWholeInAnEntryWhoseProgramHandlesKeys() async throws {
    let both = ["key-press-event", "key-release-event"]
    for signals in [both, [both[0]], [both[1]], ["event"]] {
      let form = GuestForm(rules: GuestRules(features: .returnKey))
      defer { form.window.destroy() }
      let log = KeyLog(of: form.entries[3], signals)
      form.focus(3)
      XCTAssertEqual(focusAfter(KeyCode.enter, [], form), 3, "\(signals)")
      let expected: [KeyLog.Event] =
        signals.count == 1 && signals[0] == both[0]
        ? [.press] : signals == [both[1]] ? [.release] : [.press, .release]
      XCTAssertEqual(log.heard, expected, "\(signals)")
    }
  }

  func testReturnIsTheEntrysWhoseClassHasAUseForIt() async throws {
    let (own, next) = (HostWidgets.makeEntryWithOwnActivation(), Entry())
    let column = Box(isVertical: true)
    column.add(own)
    column.add(next)
    let form = GuestForm(column, rules: GuestRules(features: .returnKey))
    defer { form.window.destroy() }
    own.grabFocus()
    form.settle()
    TestDisplay.press(KeyCode.enter, in: form.window)
    form.settle()
    XCTAssertTrue(own.isFocus)
  }
}
