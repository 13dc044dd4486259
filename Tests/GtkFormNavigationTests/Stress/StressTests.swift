import FormNavigation
import Foundation
import GtkBridge
import GtkFormNavigation
import TestSupport
import ToolkitTestSupport
import XCTest

/// Whatever happens to a form, and in whatever order: once it is at rest, the focused field is in
/// sight.
///
/// `STRESS_SEED` and `STRESS_COUNT` choose another seed and another number of actions.
@MainActor
final class StressTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  func testTheFocusedFieldIsInSightWhateverHappens() async throws {
    let seed = UInt64(number("STRESS_SEED") ?? 1)
    let count = number("STRESS_COUNT") ?? 2000
    print("stress: seed \(seed), \(count) actions")
    defer { restoreDesktop() }
    var watches: [LifetimeWatch] = []
    weak var navigator: FormNavigator?
    do {
      let form = StressForm(random: SplitMix64(seed: seed))
      form.show()
      run(form, seed: seed, count: count)
      watches = watch(form)
      navigator = form.navigator
      form.window.destroy()
    }
    XCTAssertTrue(MainLoop.pump { watches.allSatisfy(\.isOver) }, "seed \(seed): widgets are left")
    XCTAssertNil(navigator, "seed \(seed)")
  }

  private func run(_ form: StressForm, seed: UInt64, count: Int) {
    let record = StressRecord(seed: seed, of: form.navigator)
    for _ in 0..<count {
      let action = StressAction.random(&form.random)
      record.note(action)
      let hadFocus = form.isFocusInForm
      form.act(action)
      let focus = form.window.focusWidget?.identity
      var faults: [String] = []
      if !form.settle(frames: action.isGradual ? 3 : 1) { faults.append("does not come to rest") }
      if form.window.focusWidget?.identity != focus { form.isAway = false }
      faults += form.faults()
      if hadFocus, !form.isFocusInForm, !action.mayLoseFocus, form.navigator.engine.count > 0 {
        faults.append("the focus is lost")
      }
      guard faults.isEmpty else { return XCTFail(record.report(faults)) }
    }
  }

  private func watch(_ form: StressForm) -> [LifetimeWatch] {
    let widgets: [Widget] =
      [form.window, form.scroller, form.content, form.header, form.expander, form.notebook]
      + form.inner + form.places + form.rows.flatMap { [$0.box] + $0.controls }
    return widgets.map { LifetimeWatch($0) }
  }

  private func restoreDesktop() {
    HostWidgets.setStyle("")
    HostWidgets.setDesktopFont("Sans 10")
    HostWidgets.isRightToLeftByDefault = false
  }
}
