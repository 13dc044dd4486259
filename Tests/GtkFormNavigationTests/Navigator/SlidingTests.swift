import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Fields that slide in and out stand in the order where they will be seen.
@MainActor
final class SlidingTests: XCTestCase {
  override func setUp() async throws { try XCTSkipUnless(TestDisplay.isThere, "no display") }

  private struct Scene {
    let stage: Stage
    let before: [Entry]
    let inside: [Entry]
    let after: [Entry]
    let revealer: Container
  }

  private func makeScene(spacing: Int, slidesDown: Bool) -> Scene {
    let (before, inside, after) = (entries(2), entries(4), entries(2))
    let revealer = HostWidgets.revealer(column(inside), milliseconds: 300)
    if slidesDown { HostWidgets.slideDown(revealer) }
    let content = column(before + [revealer] + after, spacing: spacing)
    let stage = Stage(content, height: 600)
    stage.show()
    before[1].grabFocus()
    stage.settle()
    return Scene(stage: stage, before: before, inside: inside, after: after, revealer: revealer)
  }

  func testTabRightAfterOpeningLeadsThroughWhatIsInside() async throws {
    for (spacing, slidesDown) in [(0, false), (0, true), (6, false), (6, true)] {
      let scene = makeScene(spacing: spacing, slidesDown: slidesDown)
      defer { scene.stage.window.destroy() }
      HostWidgets.setRevealed(scene.revealer, true)
      for (index, field) in (scene.inside + scene.after).enumerated() {
        // Without waiting: it is on its way.
        TestDisplay.press(KeyCode.tab, in: scene.stage.window)
        XCTAssertTrue(field.isFocus, "\(index) with spacing \(spacing), \(slidesDown)")
        TestDisplay.passFrame(of: scene.stage.window)
      }
    }
  }

  func testClosingLeadsToWhatFollows() async throws {
    for slidesDown in [false, true] {
      let scene = makeScene(spacing: 6, slidesDown: slidesDown)
      defer { scene.stage.window.destroy() }
      HostWidgets.setRevealed(scene.revealer, true)
      scene.stage.wait { HostWidgets.isAtRest(scene.revealer, revealed: true) }
      scene.inside[2].grabFocus()
      scene.stage.settle()
      HostWidgets.setRevealed(scene.revealer, false)
      scene.stage.wait { HostWidgets.isAtRest(scene.revealer, revealed: false) }
      XCTAssertTrue(scene.after[0].isFocus, "\(slidesDown)")
    }
  }

  func testTabBesideWhatIsClosingPassesIt() async throws {
    let scene = makeScene(spacing: 6, slidesDown: true)
    defer { scene.stage.window.destroy() }
    HostWidgets.setRevealed(scene.revealer, true)
    scene.stage.wait { HostWidgets.isAtRest(scene.revealer, revealed: true) }
    HostWidgets.setRevealed(scene.revealer, false)
    TestDisplay.press(KeyCode.tab, in: scene.stage.window)
    XCTAssertTrue(scene.after[0].isFocus)
  }
}
