import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// A widget that a host puts into the tabs of a notebook is a stop, too, before the fields of the
/// page.
@MainActor
final class NotebookTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  override func tearDown() async throws {
    if TestDisplay.isThere { HostWidgets.isRightToLeftByDefault = false }
  }

  /// A notebook with two pages between two entries, and a button in each tab.
  @MainActor
  private final class TabbedForm {
    let (before, after) = (Entry(), Entry())
    let fields = [entries(2), entries(2)]
    let pages: [Box]
    let buttons = [Button(mnemonicLabel: "x"), Button(mnemonicLabel: "x")]
    let notebook: Container
    let stage: Stage

    init(_ position: HostWidgets.TabPosition = .top) {
      pages = fields.map { column($0) }
      notebook = HostWidgets.notebook([("One", pages[0]), ("Two", pages[1])])
      for (page, button) in zip(pages, buttons) {
        HostWidgets.setTab(of: page, in: notebook, label: "Page", button: button)
      }
      HostWidgets.setTabs(of: notebook, position)
      stage = Stage(column([before, notebook, after]), width: 500, height: 600)
      stage.show()
    }

    func expectWalk(_ stops: [Widget], _ what: String = "", line: UInt = #line) {
      before.grabFocus()
      stage.settle()
      stage.expectTabs(through: stops + [after], line: line)
      for stop in ([before] + stops).reversed() {
        stage.press(KeyCode.leftTab, .shift)
        XCTAssertTrue(stop.isFocus, what, line: line)
      }
    }
  }

  func testTheButtonsInTheTabsComeAfterTheTabsAndBeforeThePage() async throws {
    for isRightToLeft in [false, true] {
      HostWidgets.isRightToLeftByDefault = isRightToLeft
      for position in HostWidgets.TabPosition.allCases where !isRightToLeft || position != .left {
        let form = TabbedForm(position)
        defer { form.stage.window.destroy() }
        form.expectWalk([form.notebook] + form.buttons + form.fields[0], "\(position)")
        guard position == .top else { continue }
        HostWidgets.showPage(form.notebook, 1)
        form.stage.settle()
        form.expectWalk([form.notebook] + form.buttons + form.fields[1], "\(position)")
      }
    }
  }

  func testTabsThatComeGoAndChangePlacesAreFollowed() async throws {
    let form = TabbedForm()
    defer { form.stage.window.destroy() }
    HostWidgets.reorder(form.pages[1], in: form.notebook, to: 0)
    form.stage.settle()
    form.expectWalk([form.notebook] + form.buttons.reversed() + form.fields[0])
    form.buttons[1].onClick { form.pages[1].destroy() }
    form.buttons[1].grabFocus()
    form.stage.press(KeyCode.space)
    form.stage.wait("the page is gone") { form.stage.navigator.engine.count == 6 }
    form.expectWalk([form.notebook, form.buttons[0]] + form.fields[0])
  }

  func testAButtonBesideTheTabsIsAStop() async throws {
    let form = TabbedForm()
    defer { form.stage.window.destroy() }
    let button = Button(mnemonicLabel: "New")
    HostWidgets.setAction(button, of: form.notebook)
    button.showAll()
    form.stage.settle()
    form.expectWalk([form.notebook] + form.buttons + [button] + form.fields[0])
  }
}
