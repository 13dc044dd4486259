import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Fields that a host makes when they are asked for.
@MainActor
final class StandInTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// A form of three entries, a stand-in for many, and three more.
  @MainActor
  private final class Host: FieldSource {
    let first = entries(3)
    let last = entries(3)
    let standIn = Box(isVertical: true)
    let content: Box
    let stage: Stage
    private(set) var made: [Int: Entry] = [:]
    private(set) var calls = 0
    private(set) var rest: Range<Int>
    /// The fields that are only to be looked at.
    var readOnly: Set<Int> = []
    var isLazy = false

    init(_ count: Int) {
      rest = 0..<count
      content = column(first + [standIn] + last)
      stage = Stage(content)
      setHeight()
      stage.navigator.setStandIn(standIn, for: self)
      stage.show()
    }

    private func setHeight() { standIn.setMinimumSize(height: max(1, rest.count * 40)) }

    func fieldCount(behind standIn: Widget) -> Int { enterable.count }

    func endField(behind standIn: Widget, isForward: Bool) -> Int? {
      isForward ? enterable.first : enterable.last
    }

    func name(of field: Int) -> String? { "Field \(field)" }

    func control(of field: Int) -> Widget? {
      calls += 1
      while !isLazy, made[field] == nil, rest.contains(field) {
        make(isForward: field - rest.lowerBound < rest.upperBound - field)
      }
      return made[field]
    }

    private var enterable: [Int] { rest.filter { !readOnly.contains($0) } }

    /// Fields that are yet to be made come to the end, or go from it.
    func setEnd(_ end: Int) {
      rest = rest.lowerBound..<end
      setHeight()
      stage.navigator.contentChanged()
    }

    private func make(isForward: Bool) {
      let numbers = isForward ? Array(rest.prefix(4)) : Array(rest.suffix(4))
      let place = content.children.firstIndex { $0.identity == standIn.identity } ?? 0
      for (offset, number) in numbers.enumerated() {
        let entry = Entry()
        entry.isEditable = !readOnly.contains(number)
        made[number] = entry
        content.insert(entry, at: place + offset + (isForward ? 0 : 1))
        entry.showAll()
      }
      rest = isForward ? rest.dropFirst(4) : rest.dropLast(4)
      setHeight()
      if rest.isEmpty { standIn.destroy() }
      stage.navigator.contentChanged()
    }

    func expectFocus(_ widget: Widget?, _ message: String = "", line: UInt = #line) {
      XCTAssertEqual(stage.window.focusWidget?.identity, widget?.identity, message, line: line)
      stage.settle()
      if let widget { stage.expectVisible(widget, message, line: line) }
    }
  }

  func testAWalkForwardMakesTheFieldsInTheirOrder() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    host.first[2].grabFocus()
    host.stage.settle()
    XCTAssertEqual(host.calls, 0, "nothing is made that nobody asks for")
    for number in 0..<30 {
      host.stage.press(KeyCode.tab)
      host.expectFocus(host.made[number], "\(number)")
    }
    host.stage.press(KeyCode.enter)
    host.expectFocus(host.last[0])
  }

  func testAWalkBackMakesThemFromTheirEnd() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    host.last[0].grabFocus()
    host.stage.settle()
    for number in (0..<30).reversed() {
      host.stage.navigator.moveToPrevious()
      host.expectFocus(host.made[number], "\(number)")
    }
    host.stage.navigator.moveToPrevious()
    host.expectFocus(host.first[2])
  }

  func testReturnAndQuickMovesLeadIntoWhatIsMade() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    host.first[2].grabFocus()
    TestDisplay.press(KeyCode.enter, in: host.stage.window)
    for _ in 0..<10 { host.stage.navigator.moveToNext() }
    host.expectFocus(host.made[10])
  }

  func testFieldsThatAreNotMadeCountAndHaveNames() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    let navigator = host.stage.navigator
    host.first[2].grabFocus()
    host.stage.settle()
    XCTAssertEqual(navigator.position?.index, 2)
    XCTAssertEqual(navigator.position?.count, 36)
    XCTAssertEqual(navigator.nextFieldName, "Field 0")
    host.last[0].grabFocus()
    host.stage.settle()
    XCTAssertEqual(navigator.position?.index, 33)
    XCTAssertEqual(navigator.previousFieldName, "Field 29")
    XCTAssertEqual(host.calls, 0, "nothing is made to be counted")
    navigator.moveToPrevious()
    XCTAssertEqual(navigator.position?.index, 32)
    XCTAssertEqual(navigator.position?.count, 36, "it is the same form, made or not")
    XCTAssertEqual(navigator.position(of: host.first[1])?.index, 1)
  }

  func testFieldsComeAndGoWhereNothingIsMade() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    host.last[0].grabFocus()
    host.stage.settle()
    host.setEnd(50_000)
    XCTAssertEqual(host.stage.navigator.position?.index, 50_003)
    XCTAssertEqual(host.stage.navigator.fieldCount, 50_006)
    host.setEnd(7)
    XCTAssertEqual(host.stage.navigator.position?.index, 10)
    host.stage.navigator.moveToPrevious()
    host.expectFocus(host.made[6])
  }

  func testAMoveSkipsWhatIsOnlyToBeLookedAt() async throws {
    let host = Host(30)
    host.readOnly = Set(0..<9)
    host.setEnd(30)
    defer { host.stage.window.destroy() }
    host.first[2].grabFocus()
    host.stage.settle()
    XCTAssertEqual(host.stage.navigator.fieldCount, 27)
    host.stage.press(KeyCode.tab)
    host.expectFocus(host.made[9])
    XCTAssertEqual(host.calls, 1)
    XCTAssertEqual(host.stage.navigator.position?.index, 3)
  }

  func testAStandInForNothingToFillIsNoStop() async throws {
    let host = Host(10)
    host.readOnly = Set(0..<10)
    host.setEnd(10)
    defer { host.stage.window.destroy() }
    host.first[2].grabFocus()
    host.stage.press(KeyCode.tab)
    host.expectFocus(host.last[0])
    XCTAssertEqual(host.calls, 0)
  }

  func testKeysToTheEndsMakeThem() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    for field in host.first + host.last { field.isSensitive = false }
    host.stage.settle()
    host.stage.navigator.moveToLast()
    host.expectFocus(host.made[29])
    host.stage.navigator.moveToFirst()
    host.expectFocus(host.made[0])
  }

  func testTheHeirOfTheLastFieldBeforeIsMade() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    host.first[2].grabFocus()
    host.stage.settle()
    host.first[2].destroy()
    host.stage.settle()
    XCTAssertNotNil(host.made[0])
    host.expectFocus(host.made[0])
  }

  func testAHostThatMakesNothingIsAskedNoMoreThanItHasTo() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    host.isLazy = true
    host.first[2].grabFocus()
    host.stage.press(KeyCode.tab)
    XCTAssertTrue(host.first[2].isFocus)
    XCTAssertLessThan(host.calls, 4)
  }

  func testWhatIsSeenStaysWhereItIsWhenMoreIsMadeAbove() async throws {
    let host = Host(30)
    defer { host.stage.window.destroy() }
    host.last[1].grabFocus()
    host.stage.settle()
    let before = host.last[1].frame(in: host.stage.scroller)?.y
    let offset = host.stage.offset
    host.standIn.setMinimumSize(height: 30 * 40 + 500)
    host.stage.navigator.contentChanged(growthAbove: 500)
    XCTAssertEqual(host.last[1].frame(in: host.stage.scroller)?.y, before)
    host.stage.settle()
    XCTAssertEqual(host.last[1].frame(in: host.stage.scroller)?.y, before)
    XCTAssertEqual(host.stage.offset, offset + 500)
    XCTAssertFalse(host.stage.navigator.engine.isRevealSuspended, "nobody has scrolled")
  }
}
