import FormNavigation
import GtkBridge
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// A changed form is looked at where it has changed, and nowhere else.
@MainActor
final class ScanTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// A form of so many groups of five rows, each with a box and an entry.
  private func makeForm(_ count: Int) -> (stage: Stage, content: Box, groups: [Box]) {
    let groups = (0..<count).map { _ in makeGroup() }
    let content = column(groups)
    let stage = Stage(content)
    stage.show()
    return (stage, content, groups)
  }

  private func makeGroup() -> Box {
    column((0..<5).map { _ in column([Entry()]) })
  }

  private func countLooks(_ stage: Stage, _ change: () -> Void) -> Int {
    let before = stage.navigator.scanner.scanCount
    change()
    stage.settle()
    return stage.navigator.scanner.scanCount - before
  }

  func testPuttingInAndTakingOutTakesTheSameWorkHoweverLongTheFormIs() async throws {
    var works: [[Int]] = []
    for count in [3, 60] {
      let (stage, content, groups) = makeForm(count)
      defer { stage.window.destroy() }
      let group = makeGroup()
      works.append([
        countLooks(stage) {
          content.insert(group, at: 1)
          group.showAll()
        },
        countLooks(stage) { group.destroy() },
        countLooks(stage) { groups[2].children[1].destroy() },
        countLooks(stage) { groups[0].children[0].children[0].canFocus = false },
      ])
      XCTAssertEqual(stage.navigator.context.fields.all.count, count * 5 - 1)
    }
    XCTAssertEqual(works[0], works[1])
    XCTAssertLessThan(works[0].max() ?? .max, 20)
  }

  func testAGroupThatIsMovedKeepsItsFieldsAndTheirOptions() async throws {
    let (stage, content, groups) = makeForm(4)
    defer { stage.window.destroy() }
    let known = stage.navigator.context.fields.all.prefix(5).map(\.id)
    let work = countLooks(stage) {
      content.remove(groups[0])
      content.add(groups[0])
    }
    XCTAssertLessThan(work, 20)
    XCTAssertEqual(stage.navigator.context.fields.all.suffix(5).map(\.id), known)
    XCTAssertEqual(stage.navigator.engine.count, 20)
    XCTAssertEqual(stage.navigator.engine.chainIDs.suffix(5), known[...])
  }

  func testWhatIsTakenOutIsNotKeptAlive() async throws {
    let (stage, _, groups) = makeForm(3)
    defer { stage.window.destroy() }
    let watches = ([groups[1]] + groups[1].children).map { LifetimeWatch($0) }
    groups[1].destroy()
    stage.settle()
    XCTAssertEqual(stage.navigator.context.fields.all.count, 10)
    XCTAssertTrue(MainLoop.pump { watches.dropFirst().allSatisfy(\.isOver) })
    XCTAssertEqual(
      stage.navigator.scanner.widgetCount,
      2 + 2 * 11 + 1,
      "\(stage.navigator.scanner.widgetCount)"
    )
  }

  func testAClassThatTiesAContainerToItsFieldsIsFoundWithTheNextChangeInIt() async throws {
    let (stage, _, groups) = makeForm(2)
    defer { stage.window.destroy() }
    groups[1].addStyleClass(FieldOptions.surroundingsClass)
    let row = try XCTUnwrap(groups[1].children.first)
    _ = countLooks(stage) { row.children.first?.destroy() }
    let field = try XCTUnwrap(stage.navigator.context.fields.all.last)
    XCTAssertEqual(field.surroundings?.widget?.identity, groups[1].identity)
  }
}
