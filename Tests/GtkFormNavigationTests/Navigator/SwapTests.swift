import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Fields that take the place of others within one frame.
@MainActor
final class SwapTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// Fields one below the other: extra, a, extra, b, c, extra, d; c and the extra ones wait.
  @MainActor
  private final class SwapForm {
    let (a, b, c, d) = (Entry(), Entry(), Entry(), Entry())
    let extras = entries(3)
    let box: Box
    let stage: Stage

    init() {
      box = column([extras[0], a, extras[1], b, c, extras[2], d])
      stage = Stage(box, height: 500)
      stage.show()
    }
  }

  /// Swaps b and c in both orders, alone and together with each of the other fields that come.
  private func expectSwap(
    extras: [Int?] = [nil, 0, 1, 2],
    prepare: (SwapForm) -> Void,
    leave: @escaping (SwapForm) -> Void,
    come: @escaping (SwapForm) -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for extra in extras {
      for leavesFirst in [true, false] {
        let form = SwapForm()
        defer { form.stage.window.destroy() }
        for extra in form.extras { extra.isVisible = false }
        prepare(form)
        form.b.grabFocus()
        form.stage.settle()
        XCTAssertTrue(form.b.isFocus)
        let steps = leavesFirst ? [leave, come] : [come, leave]
        for step in steps { step(form) }
        if let extra { form.extras[extra].isVisible = true }
        form.stage.settle()
        let what = "extra \(extra.map { "\($0)" } ?? "none"), \(leavesFirst ? "b" : "c") first"
        XCTAssertTrue(form.c.isFocus, what, file: file, line: line)
        XCTAssertEqual(
          form.stage.navigator.focusedWidget?.identity,
          form.c.identity,
          what,
          file: file,
          line: line
        )
      }
    }
  }

  func testTheFocusGoesFromAFieldThatIsHiddenToTheOneShownInItsPlace() async throws {
    expectSwap(
      prepare: { $0.c.isVisible = false },
      leave: { $0.b.isVisible = false },
      come: { $0.c.isVisible = true }
    )
  }

  func testTheFocusGoesFromAFieldThatIsDisabledToTheOneEnabledInItsPlace() async throws {
    expectSwap(
      prepare: { $0.c.isSensitive = false },
      leave: { $0.b.isSensitive = false },
      come: { $0.c.isSensitive = true }
    )
  }

  func testTheFocusGoesFromAFieldThatIsTakenOutToTheOnePutInItsPlace() async throws {
    // Nothing tells which of two is the new one if another comes right before the place of b.
    expectSwap(
      extras: [nil, 0, 2],
      prepare: { $0.box.remove($0.c) },
      leave: { $0.box.remove($0.b) },
      come: {
        HostWidgets.insert($0.c, into: $0.box, at: 3)
        $0.c.isVisible = true
      }
    )
  }

  func testTheFocusGoesFromOnePageOfAStackToTheOneInItsPlace() async throws {
    for extra in [nil, 0, 1] {
      let extras = entries(2)
      let (before, b, c, after) = (Entry(), Entry(), Entry(), Entry())
      let stack = HostWidgets.stack([b, c])
      let stage = Stage(column([before, extras[0], stack, extras[1], after]), height: 500)
      stage.show()
      defer { stage.window.destroy() }
      for extra in extras { extra.isVisible = false }
      b.grabFocus()
      stage.settle()
      HostWidgets.show(c, in: stack)
      if let extra { extras[extra].isVisible = true }
      stage.settle()
      XCTAssertTrue(c.isFocus, "extra \(extra.map { "\($0)" } ?? "none")")
    }
  }
}
