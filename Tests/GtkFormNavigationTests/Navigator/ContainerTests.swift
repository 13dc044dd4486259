import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Controls that hold other controls.
@MainActor
final class ContainerTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private func walk(_ content: Widget, from first: Widget, through stops: [Widget]) {
    let stage = Stage(content)
    stage.show()
    defer { stage.window.destroy() }
    first.grabFocus()
    stage.settle()
    stage.expectTabs(through: stops)
  }

  func testAnExpanderIsAStopAndShowsItsFieldsOnlyWhileItIsOpen() async throws {
    let (before, inside, after) = (Entry(), entries(3), Entry())
    let expander = HostWidgets.expander("More", column(inside))
    let stage = Stage(column([before, expander, after]))
    stage.show()
    defer { stage.window.destroy() }
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: [expander, after])
    XCTAssertEqual(stage.navigator.engine.count, 3)
    expander.grabFocus()
    stage.press(KeyCode.space)
    stage.wait("it is open") { stage.navigator.engine.count == 6 }
    stage.expectTabs(through: inside + [after])
    HostWidgets.setExpanded(expander, false)
    stage.wait("it is closed") { stage.navigator.engine.count == 3 }
  }

  func testFieldsThatStandSideBySideInAnExpanderComeInOrder() async throws {
    let (left, right, lower) = (Entry(), Entry(), Entry())
    let row = Box(isVertical: false, spacing: 6)
    for entry in [left, right] {
      entry.setWidth(characters: 3)
      row.add(entry)
    }
    left.setMargins(start: 40)
    let expander = HostWidgets.expander("More", column([row, lower]))
    HostWidgets.setExpanded(expander, true)
    let before = Entry()
    walk(column([before, expander]), from: before, through: [expander, left, right, lower])
  }

  func testANotebookIsAStopAndOnlyItsShownPageIsInTheChain() async throws {
    let (before, after) = (Entry(), Entry())
    let pages = [entries(2), entries(3)]
    let notebook = HostWidgets.notebook([("One", column(pages[0])), ("Two", column(pages[1]))])
    let stage = Stage(column([before, notebook, after]))
    stage.show()
    defer { stage.window.destroy() }
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: [notebook] + pages[0] + [after])
    HostWidgets.showPage(notebook, 1)
    stage.wait("the other page is in the chain") { stage.navigator.engine.count == 6 }
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: [notebook] + pages[1] + [after])
  }

  func testReturnOnTheTabsOfANotebookGoesOn() async throws {
    let page = entries(2)
    let notebook = HostWidgets.notebook([("One", column(page))])
    let stage = Stage(column([notebook, Entry()]))
    stage.show()
    defer { stage.window.destroy() }
    notebook.grabFocus()
    stage.settle()
    stage.press(KeyCode.enter)
    XCTAssertTrue(page[0].isFocus)
  }

  func testAnotherPageKeepsTheFocusInsideTheNotebook() async throws {
    let pages = [entries(2), entries(2)]
    let notebook = HostWidgets.notebook([("One", column(pages[0])), ("Two", column(pages[1]))])
    let after = Entry()
    let stage = Stage(column([notebook, after]))
    stage.show()
    defer { stage.window.destroy() }
    pages[0][1].grabFocus()
    stage.settle()
    stage.press(KeyCode.pageDown, .control)
    XCTAssertFalse(after.isFocus)
    XCTAssertTrue(stage.window.focusWidget?.isSame(orInside: notebook) ?? false)
  }

  func testAGroupOfRadioButtonsIsOneStop() async throws {
    let (before, after) = (Entry(), Entry())
    let buttons = HostWidgets.radioButtons(["Morning", "Noon", "Evening"])
    let stage = Stage(column([before] + buttons + [after]))
    stage.show()
    defer { stage.window.destroy() }
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: [buttons[0], after])
    HostWidgets.setOn(buttons[2], true)
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: [buttons[2], after])
  }

  func testOnlyTheShownChildOfAStackIsInTheChain() async throws {
    let (first, second, after) = (entries(2), entries(3), Entry())
    let (one, two) = (column(first), column(second))
    let stack = HostWidgets.stack([one, two])
    let stage = Stage(column([stack, after]))
    stage.show()
    defer { stage.window.destroy() }
    first[0].grabFocus()
    stage.settle()
    stage.expectTabs(through: [first[1], after])
    HostWidgets.show(two, in: stack)
    stage.wait("the other child is in the chain") { stage.navigator.engine.count == 4 }
    second[0].grabFocus()
    stage.settle()
    stage.expectTabs(through: [second[1], second[2], after])
  }

  func testFieldsInARevealerAreInTheChainWhileItIsOpen() async throws {
    let (before, inside, after) = (Entry(), entries(2), Entry())
    let revealer = HostWidgets.revealer(column(inside), milliseconds: 60)
    let stage = Stage(column([before, revealer, after]))
    stage.show()
    defer { stage.window.destroy() }
    before.grabFocus()
    stage.settle()
    XCTAssertEqual(stage.navigator.engine.count, 2)
    HostWidgets.setRevealed(revealer, true)
    stage.wait { HostWidgets.isAtRest(revealer, revealed: true) }
    stage.expectTabs(through: inside + [after])
    HostWidgets.setRevealed(revealer, false)
    stage.wait("it is closed") { stage.navigator.engine.count == 2 }
  }

  func testRowsOfAListAreStopsUnlessThereIsAFieldInThem() async throws {
    let (before, after, inRow) = (Entry(), Entry(), Entry())
    let list = HostWidgets.listBox([Label("one"), inRow, Label("three")])
    let stage = Stage(column([before, list, after]))
    stage.show()
    defer { stage.window.destroy() }
    let rows = list.children
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: [rows[0], inRow, rows[2], after])
    XCTAssertEqual(stage.navigator.fieldCount, 5)
    rows[0].grabFocus()
    stage.press(KeyCode.down)
    XCTAssertTrue(rows[1].isFocus)
  }

  func testARowReachedByAnArrowKeyIsShown() async throws {
    let list = HostWidgets.listBox((0..<60).map { Label("Row \($0)") })
    let stage = Stage(column([Entry(), list]))
    stage.show()
    defer { stage.window.destroy() }
    let rows = list.children
    rows[0].grabFocus()
    for row in rows.dropFirst() {
      stage.press(KeyCode.down)
      XCTAssertTrue(row.isFocus)
      stage.expectVisible(row)
    }
  }

  func testATreeViewInAScrolledWindowIsAStopAndKeepsItsArrows() async throws {
    let (before, after) = (Entry(), Entry())
    let tree = HostWidgets.treeView(["one", "two", "three"])
    let scroller = try XCTUnwrap(HostWidgets.scrolledWindow())
    scroller.add(tree)
    scroller.setMinimumSize(width: nil, height: 100)
    let stage = Stage(column([before, scroller, after]))
    stage.show()
    defer { stage.window.destroy() }
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: [tree])
    stage.press(KeyCode.down)
    XCTAssertTrue(tree.isFocus)
    stage.expectTabs(through: [after])
    XCTAssertEqual(stage.navigator.engine.count, 3)
  }

  func testAContainerThatTakesTheFocusIsAStopBeforeWhatIsInIt() async throws {
    let (before, inside, after) = (Entry(), entries(2), Entry())
    let box = HostWidgets.focusableBox(column(inside))
    walk(column([before, box, after]), from: before, through: [box] + inside + [after])
  }

  func testAWidgetThatBeginsToTakeTheFocusIsFound() async throws {
    let (before, label) = (Entry(), Label("text"))
    let stage = Stage(column([before, label]))
    stage.show()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.navigator.engine.count, 1)
    label.canFocus = true
    stage.settle()
    XCTAssertEqual(stage.navigator.engine.count, 2)
  }

  func testAButtonIsOneStopWhateverItIsMadeOf() async throws {
    let (before, after) = (Entry(), Entry())
    let buttons =
      HostWidgets.compositeButtons() + [
        HostWidgets.button(holding: HostWidgets.focusableBox(Label("inside")))
      ]
    let stage = Stage(column([before] + buttons + [after]), height: 600)
    stage.show()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.navigator.engine.count, buttons.count + 2)
    before.grabFocus()
    stage.settle()
    stage.expectTabs(through: buttons + [after])
  }

  func testATextViewThatScrollsByItselfIsLeftAlone() async throws {
    let view = TextView()
    let stage = Stage(view)
    stage.show()
    defer { stage.window.destroy() }
    view.grabFocus()
    for _ in 0..<60 { stage.press(KeyCode.enter) }
    stage.wait("the caret is in sight") {
      guard let caret = view.caretFrame else { return false }
      return caret.y >= 0 && caret.y + caret.height <= stage.scroller.allocatedSize.height
    }
    XCTAssertEqual(stage.navigator.engine.scrollOffset, .zero)
    stage.press(KeyCode.tab)
    XCTAssertTrue(stage.below.isFocus)
  }
}
