import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The navigator lives as long as the scrolled window, and keeps nothing alive.
@MainActor
final class LifetimeTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testNothingIsLeftWhenTheWindowIsDestroyed() async throws {
    var watches: [LifetimeWatch] = []
    weak var navigator: FormNavigator?
    do {
      let form = TestForm(fields: 5)
      form.show()
      form.navigator.moveFocus()
      form.settle()
      navigator = form.navigator
      watches = [LifetimeWatch(form.scroller), LifetimeWatch(form.entries[0])]
      form.window.destroy()
    }
    XCTAssertTrue(MainLoop.pump { watches.allSatisfy(\.isOver) })
    XCTAssertNil(navigator)
  }

  func testWhatAHostHasSaidKeepsNothingAlive() async throws {
    weak var kept: FormNavigator?
    do {
      let form = TestForm(fields: 3)
      let navigator = form.navigator
      navigator.mayMove = { _, _ in navigator.canMoveToNext }
      navigator.onDecision = { _, _, _ in _ = navigator.position }
      navigator.onDone = { navigator.moveFocus() }
      navigator.onAction = { _ in navigator.moveFocus() }
      navigator.onRefusal = { _ in navigator.moveFocus() }
      navigator.observe { _ = navigator.position }
      form.show()
      kept = navigator
      form.window.destroy()
    }
    XCTAssertTrue(MainLoop.pump { kept == nil })
  }

  func testNothingIsLeftWhenTheScrolledWindowIsOnlyTakenOut() async throws {
    let window = Window()
    defer { window.destroy() }
    var watches: [LifetimeWatch] = []
    weak var navigator: FormNavigator?
    do {
      let (fields, scroller) = (entries(3), ScrolledWindow())
      let row = column([fields[0]])
      scroller.add(column([row, fields[1], fields[2]]))
      window.add(scroller)
      let attached = FormNavigator(attachingTo: scroller)
      attached.setOptions(FieldOptions(surroundings: row), for: fields[0])
      attached.setOptions(FieldOptions(successor: .field(fields[2])), for: fields[1])
      window.showAll()
      window.present()
      TestDisplay.settle(window)
      attached.moveFocus()
      TestDisplay.settle(window)
      XCTAssertEqual(attached.position?.count, 3)
      navigator = attached
      watches = [scroller, row, fields[0], fields[1]].map { LifetimeWatch($0) }
    }
    XCTAssertNotNil(navigator)
    window.children.first.map(window.remove)
    XCTAssertTrue(MainLoop.pump { watches.allSatisfy(\.isOver) })
    XCTAssertNil(navigator)
  }

  func testARowThatIsTakenOutIsNotKept() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    var watches: [LifetimeWatch] = []
    do {
      let entry = Entry()
      let row = column([entry])
      form.column.add(row)
      form.navigator.setOptions(FieldOptions(surroundings: row), for: entry)
      row.showAll()
      form.settle()
      XCTAssertEqual(form.navigator.engine.count, 4)
      watches = [LifetimeWatch(row), LifetimeWatch(entry)]
      form.column.remove(row)
    }
    form.settle()
    XCTAssertTrue(MainLoop.pump { watches.allSatisfy(\.isOver) })
  }

  func testANavigatorThatOutlivesItsFormDoesNothing() async throws {
    let form = TestForm(fields: 3)
    let bar = NavigationBar(for: form.navigator)
    form.body.add(bar.widget)
    form.show()
    defer { form.window.destroy() }
    form.navigator.moveFocus()
    form.scroller.destroy()
    form.settle()
    XCTAssertFalse(bar.nextButton.isSensitive)
    form.navigator.moveToNext()
    form.navigator.moveFocus(to: form.entries[1])
    form.navigator.finish()
    form.press(KeyCode.down, .alt)
    XCTAssertFalse(form.navigator.canMoveToNext)
  }
}
