import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The keys are large enough for fingers and small enough for the window.
@MainActor
final class KeyboardSizeTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  override func tearDown() async throws { HostWidgets.setTextResolution(96) }

  private func open(_ width: Int, _ height: Int, layouts: [String] = ["de", "us"]) -> KeyboardStage
  {
    let stage = KeyboardStage(entries(30), layouts: layouts, width: width, height: height)
    stage.open()
    return stage
  }

  private func keyHeights(_ stage: KeyboardStage) -> Set<Int> {
    Set(stage.grid.frames.map(\.height))
  }

  /// All panels that a field can lead to.
  private let purposes: [InputPurpose] = [
    .freeForm, .number, .digits, .phone, .email, .url, .pin, .password,
  ]

  func testKeysAreLargeEnoughForAFingerOnAPhone() async throws {
    for (width, height) in [(360, 640), (360, 720), (360, 480), (720, 1000)] {
      let stage = open(width, height)
      defer { stage.window.destroy() }
      for purpose in purposes {
        (stage.fields[0] as? Entry)?.setPurpose(purpose)
        for frame in stage.grid.frames { XCTAssertGreaterThanOrEqual(frame.height, 40) }
      }
    }
  }

  func testOnAPhoneOnItsSideAFieldAndTheBarsStayInSight() async throws {
    let stage = open(640, 360)
    defer { stage.window.destroy() }
    for purpose in purposes {
      (stage.fields[0] as? Entry)?.setPurpose(purpose)
      stage.settle()
      for height in keyHeights(stage) { XCTAssertGreaterThanOrEqual(height, 32) }
      // The header bar, a field with its label, the action bar.
      XCTAssertLessThanOrEqual(stage.keyboard.widget.allocatedSize.height, 360 - 46 - 70 - 46)
    }
  }

  func testARowThatIsAddedAfterTheKeysHaveChangedGetsItsPlace() async throws {
    for height in [360, 800] {
      let stage = open(480, 600)
      defer { stage.window.destroy() }
      stage.window.resize(width: 480, height: height)
      stage.wait("the window has its size") { stage.window.allocatedSize.height == height }
      let row = Entry()
      row.isVisible = true
      stage.fields[0].parent?.withPointer { Container(pointer: $0) }?.add(row)
      stage.settle()
      XCTAssertGreaterThan(row.allocatedSize.height, 20, "in a window of \(height)")
      row.grabFocus()
      stage.settle()
      stage.expectVisible(row, "in a window of \(height)")
    }
  }

  func testTheKeysChangeWithTheWindow() async throws {
    let stage = open(360, 640)
    defer { stage.window.destroy() }
    stage.window.resize(width: 640, height: 360)
    stage.wait("smaller keys") { keyHeights(stage).allSatisfy { $0 < 40 } }
    stage.window.resize(width: 360, height: 640)
    stage.wait("larger keys") { keyHeights(stage).allSatisfy { $0 >= 40 } }
    XCTAssertEqual(stage.window.size.width, 360)
  }

  func testNoPanelMakesTheWindowWiderWhateverTheSizeOfTexts() async throws {
    for resolution in [96, 192] as [Int32] {
      HostWidgets.setTextResolution(resolution)
      let stage = open(360, 640, layouts: ["de", "ru", "gr"])
      defer { stage.window.destroy() }
      for purpose in purposes {
        (stage.fields[0] as? Entry)?.setPurpose(purpose)
        stage.settle()
        XCTAssertEqual(stage.window.size.width, 360)
        XCTAssertEqual(stage.keyboard.widget.allocatedSize.width, 360)
        let width = stage.grid.container.allocatedSize.width
        for frame in stage.grid.frames {
          XCTAssertGreaterThanOrEqual(frame.x, 0)
          XCTAssertLessThanOrEqual(frame.x + frame.width, width)
          XCTAssertGreaterThanOrEqual(frame.width, 14)
        }
      }
    }
  }

  func testTheKeysStandInTheMiddleOfAWideWindow() async throws {
    let stage = open(1200, 800)
    defer { stage.window.destroy() }
    let (left, right) = (
      stage.grid.frames.map(\.x).min() ?? 0, stage.grid.frames.map { $0.x + $0.width }.max() ?? 0
    )
    XCTAssertLessThanOrEqual(right - left, 720)
    XCTAssertGreaterThan(right - left, 680)
    XCTAssertLessThanOrEqual(abs(left - (1200 - right)), 1)
  }

  func testTheKeysStandFromLeftToRightWhereReadingDoesNot() async throws {
    Toolkit.isRightToLeft = true
    defer { Toolkit.isRightToLeft = false }
    let stage = open(360, 640, layouts: ["us"])
    defer { stage.window.destroy() }
    let (q, p) = (stage.key("q"), stage.key("p"))
    XCTAssertLessThan(stage.grid.frames[q].x, stage.grid.frames[p].x)
    for key in [q, p] {
      let button = try XCTUnwrap(stage.grid.cap(at: key)?.button)
      XCTAssertEqual(button.frame(in: stage.grid.container), stage.grid.frames[key])
    }
    stage.tap("q")
    XCTAssertEqual((stage.fields[0] as? Entry)?.text, "q")
  }

  func testItSlidesInWhereThingsMoveAndIsThereAtOnceWhereTheyDoNot() async throws {
    for slides in [true, false] {
      let stage = KeyboardStage([Entry()])
      HostWidgets.setAnimates(slides)
      defer { HostWidgets.setAnimates(true) }
      stage.show()
      defer { stage.window.destroy() }
      stage.keyboard.show()
      XCTAssertEqual(HostWidgets.isAtRest(stage.keyboard.widget, revealed: true), !slides)
      stage.wait("it is there") { HostWidgets.isAtRest(stage.keyboard.widget, revealed: true) }
    }
  }
}
