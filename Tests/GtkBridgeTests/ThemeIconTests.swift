import GtkBridge
import ToolkitTestSupport
import XCTest

/// Icons may come after the window, whose layout does not change by that.
@MainActor
final class ThemeIconTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func makeButtons() -> [(Widget, Int)] {
    [Button(icon: "go-up-symbolic"), ToggleButton(icon: "go-up-symbolic")].map { button in
      button.showAll()
      return (button, button.naturalHeight(forWidth: 100))
    }
  }

  func testAButtonWhoseIconWaitsIsAsLargeAsWithIt() async throws {
    ThemeIcons.hold()
    let waiting = makeButtons()
    XCTAssertEqual(waiting.map { HostWidgets.iconName(in: $0.0) }, ["", ""])
    ThemeIcons.load()
    XCTAssertEqual(
      waiting.map { HostWidgets.iconName(in: $0.0) },
      ["go-up-symbolic", "go-up-symbolic"]
    )
    let present = makeButtons()
    XCTAssertEqual(
      present.map { HostWidgets.iconName(in: $0.0) },
      ["go-up-symbolic", "go-up-symbolic"]
    )
    XCTAssertEqual(waiting.map(\.1), present.map(\.1))
    XCTAssertEqual(waiting.map { $0.0.naturalHeight(forWidth: 100) }, present.map(\.1))
  }

  func testTheButtonsOfTheWindowComeWithTheIconsInTheSameRoom() async throws {
    ThemeIcons.hold()
    let header = HeaderBar()
    header.title = "Title"
    header.subtitle = " "
    header.showAll()
    let height = header.naturalHeight(forWidth: 400)
    XCTAssertFalse(HostWidgets.showsWindowButtons(header))
    ThemeIcons.load()
    XCTAssertTrue(HostWidgets.showsWindowButtons(header))
    XCTAssertEqual(header.naturalHeight(forWidth: 400), height)
    XCTAssertTrue(HostWidgets.showsWindowButtons(HeaderBar()), "nothing waits any more")
  }
}
