import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Rows of lists, and what else Return does something with.
@MainActor
final class ListRowTests: XCTestCase {
  override func setUp() async throws { try XCTSkipUnless(TestDisplay.isThere, "no display") }

  func testABoxedListCountsItsFieldsAndNotItsRows() async throws {
    for makeList in [HostWidgets.listBox, HostWidgets.flowBox] {
      let fields: [Widget] =
        entries(4) + [HostWidgets.makeSwitch(), ComboBox(["one"])] + entries(4)
      let list = makeList(
        fields.map { field in
          let row = Box(isVertical: false)
          row.add(Label("Name"))
          row.add(field)
          return row
        }
      )
      let stage = Stage(list)
      stage.show()
      defer { stage.window.destroy() }
      XCTAssertEqual(stage.navigator.fieldCount, 10)
      stage.navigator.moveFocus()
      stage.settle()
      for (index, field) in fields.enumerated() {
        XCTAssertTrue(stage.window.focusWidget?.isSame(orInside: field) ?? false, "\(index)")
        XCTAssertEqual(stage.navigator.position?.index, index)
        stage.navigator.moveToNext()
        stage.settle()
      }
    }
  }

  func testARowWithAButtonIsAStopWhereSomethingCanBeDoneWithIt() async throws {
    let list = HostWidgets.listBox([Button(mnemonicLabel: "One"), Button(mnemonicLabel: "Two")])
    HostWidgets.setInert(list.children[1])
    let stage = Stage(list)
    stage.show()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.navigator.fieldCount, 3)
  }

  func testReturnActivatesWhatGTKWouldActivate() async throws {
    let list = HostWidgets.listBox([Label("one"), Label("two")])
    let flow = HostWidgets.flowBox([Label("three")])
    let inside = Entry()
    let expander = HostWidgets.expander("More", inside)
    let last = Entry()
    let stage = Stage(column([list, flow, expander, last]))
    stage.show()
    defer { stage.window.destroy() }
    var activated: [String] = []
    list.children[0].connect("activate") { activated.append("row") }
    flow.children[0].connect("activate") { activated.append("child") }
    list.children[0].grabFocus()
    stage.press(KeyCode.enter)
    XCTAssertEqual(activated, ["row"])
    XCTAssertTrue(list.children[0].isFocus)
    flow.children[0].grabFocus()
    stage.press(KeyCode.enter)
    XCTAssertEqual(activated, ["row", "child"])
    XCTAssertTrue(flow.children[0].isFocus)
    expander.grabFocus()
    stage.press(KeyCode.enter)
    XCTAssertTrue(HostWidgets.isExpanded(expander))
    XCTAssertTrue(expander.isFocus)
    stage.press(KeyCode.enter)
    XCTAssertFalse(HostWidgets.isExpanded(expander))
  }

  func testReturnMovesOnFromARowThatDoesNothing() async throws {
    let list = HostWidgets.listBox([Label("one")])
    HostWidgets.setInert(list.children[0])
    let last = Entry()
    let stage = Stage(column([list, last]))
    stage.show()
    defer { stage.window.destroy() }
    list.children[0].grabFocus()
    stage.press(KeyCode.enter)
    XCTAssertTrue(last.isFocus)
  }

  func testTheBarNamesAFieldByItsLabel() async throws {
    let (first, second) = (Entry(), Entry())
    let label = Label()
    label.setText(withMnemonic: "_Street and n_umber:", for: second)
    let stage = Stage(column([first, label, second]))
    let bar = NavigationBar(for: stage.navigator)
    stage.body.add(bar.widget)
    stage.show()
    defer { stage.window.destroy() }
    first.grabFocus()
    stage.settle()
    XCTAssertEqual(bar.nextButton.accessibleDescription, "Next: Street and number")
    stage.navigator.setOptions(FieldOptions(name: "Address"), for: second)
    XCTAssertEqual(bar.nextButton.accessibleDescription, "Next: Address")
    stage.navigator.setOptions(FieldOptions(), for: second)
    label.text = ""
    stage.navigator.setOptions(FieldOptions(), for: second)
    XCTAssertEqual(bar.nextButton.accessibleDescription, "")
  }
}
