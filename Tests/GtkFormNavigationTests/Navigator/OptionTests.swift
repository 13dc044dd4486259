import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The options that a host gives a field are followed.
@MainActor
final class OptionTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testReturnClicksTheButtonThatAFieldLeadsTo() async throws {
    let form = TestForm(fields: 3)
    let button = Button(mnemonicLabel: "Sign in")
    var clicks = 0
    button.onClick { clicks += 1 }
    form.body.add(button)
    form.navigator.setOptions(FieldOptions(successor: .button(button)), for: form.entries[1])
    form.show()
    defer { form.window.destroy() }
    form.entries[1].grabFocus()
    form.settle()
    form.press(KeyCode.enter)
    XCTAssertEqual(clicks, 1)
    XCTAssertEqual(form.focusedIndex, 1)
    button.isSensitive = false
    form.press(KeyCode.enter)
    XCTAssertEqual(clicks, 1)
    XCTAssertNil(form.window.focusWidget)
    button.isSensitive = true
    form.entries[1].grabFocus()
    form.settle()
    form.press(KeyCode.enter)
    XCTAssertEqual(clicks, 2)
  }

  func testReturnCallsTheActionThatAFieldLeadsTo() async throws {
    let form = TestForm(fields: 3)
    var actions: [String] = []
    form.navigator.onAction = { actions.append($0) }
    let options = FieldOptions(successor: .action("search", isEnabled: true))
    form.navigator.setOptions(options, for: form.entries[0])
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    form.press(KeyCode.enter)
    XCTAssertEqual(actions, ["search"])
    XCTAssertEqual(form.focusedIndex, 0)
  }

  func testAFieldLeadsToTheOneThatIsNamed() async throws {
    let form = TestForm(fields: 4)
    let options = FieldOptions(successor: .field(form.entries[3]))
    form.navigator.setOptions(options, for: form.entries[0])
    form.show()
    defer { form.window.destroy() }
    form.entries[0].grabFocus()
    form.settle()
    form.press(KeyCode.enter)
    XCTAssertEqual(form.focusedIndex, 3)
    form.press(KeyCode.leftTab, .shift)
    XCTAssertEqual(form.focusedIndex, 0)
  }

  func testDoneTakesTheFocusAwayWhereTheHostHasNothingToDo() async throws {
    let form = TestForm(fields: 2)
    form.show()
    defer { form.window.destroy() }
    form.entries[1].grabFocus()
    form.settle()
    form.press(KeyCode.enter)
    XCTAssertNil(form.window.focusWidget)
    XCTAssertNil(form.navigator.focusedWidget)
    form.press(KeyCode.tab)
    XCTAssertEqual(form.focusedIndex, 0)
  }

  func testControlAndReturnIsDoneAndMovesOnInSeveralLines() async throws {
    let (entry, view, last) = (Entry(), TextView(), TextView())
    let stage = Stage(column([entry, view, last]))
    var count = 0
    stage.navigator.onDone = { count += 1 }
    stage.show()
    defer { stage.window.destroy() }
    entry.grabFocus()
    stage.press(KeyCode.enter, .control)
    XCTAssertEqual(count, 1)
    XCTAssertTrue(entry.isFocus)
    view.grabFocus()
    stage.press(KeyCode.enter, .control)
    XCTAssertEqual(count, 1)
    XCTAssertTrue(last.isFocus)
    stage.press(KeyCode.enter, .control)
    XCTAssertEqual(count, 2)
    XCTAssertEqual([view.text, last.text], ["", ""])
    stage.below.grabFocus()
    stage.press(KeyCode.enter, .control)
    XCTAssertEqual(count, 3)
  }

  func testAFieldThatDeclinesTheFocusIsReported() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    var refusals: [ObjectIdentity] = []
    form.navigator.onRefusal = { refusals.append($0.identity) }
    form.entries[1].onFocusIn { form.entries[0].grabFocus() }
    form.entries[0].grabFocus()
    form.settle()
    form.navigator.moveToNext()
    form.settle()
    XCTAssertEqual(refusals, [form.entries[1].identity])
    XCTAssertEqual(form.focusedIndex, 0)
    XCTAssertEqual(form.navigator.position?.index, 0)
  }

  func testStyleClassesSayWhatABuilderFileCanSay() async throws {
    let fields = entries(30)
    let box = column([Label("Label"), fields[20], Label("Message")])
    box.addStyleClass("nextfield-surroundings")
    fields[1].addStyleClass("nextfield-skip")
    fields[10].addStyleClass("nextfield-anchor-top")
    var widgets: [Widget] = fields
    widgets[20] = box
    let stage = Stage(column(widgets))
    stage.show()
    defer { stage.window.destroy() }
    fields[0].grabFocus()
    stage.settle()
    stage.expectTabs(through: [fields[2]])
    fields[10].grabFocus()
    stage.settle()
    let frame = try XCTUnwrap(fields[10].frame(in: stage.scroller))
    XCTAssertEqual(frame.y, 12)
    fields[20].grabFocus()
    stage.settle()
    stage.expectVisible(box)
  }

  func testOptionsLastAsLongAsTheWidget() async throws {
    let form = TestForm(fields: 3)
    form.navigator.setOptions(FieldOptions(isSkipped: true), for: form.entries[1])
    form.show()
    defer { form.window.destroy() }
    form.settle()
    XCTAssertEqual(form.navigator.engine.count, 2)
    form.column.remove(form.rows[1])
    form.settle()
    form.column.add(form.rows[1])
    form.settle()
    XCTAssertEqual(form.navigator.engine.count, 2)
  }

  func testOptionsAreNotInheritedByAnotherWidgetAtTheSameAddress() async throws {
    let stage = Stage(column(entries(1)))
    stage.show()
    defer { stage.window.destroy() }
    var addresses: Set<ObjectIdentity> = []
    for _ in 0..<50 {
      let entry = Entry()
      addresses.insert(entry.identity)
      stage.navigator.setOptions(FieldOptions(isSkipped: true), for: entry)
    }
    let form = column([])
    stage.scroller.children.first?.destroy()
    stage.scroller.add(form)
    let fields = entries(100)
    for field in fields { form.add(field) }
    stage.window.showAll()
    stage.settle()
    XCTAssertTrue(fields.contains { addresses.contains($0.identity) }, "no address was used again")
    XCTAssertEqual(stage.navigator.engine.count, 100)
  }
}
