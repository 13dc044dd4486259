import GtkBridge
import ToolkitTestSupport
import XCTest

/// Calls that a host makes on another thread than the first pass us by, and do not end the process.
@MainActor
final class OtherThreadTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private let object = BusObject(
    owner: "org.example.Service",
    path: "/org/example",
    interface: "org.example.Service"
  )

  func testAPressIsNotHeardOf() async throws {
    let (window, entry) = (Window(), Entry())
    window.add(entry)
    window.showAll()
    defer { window.destroy() }
    var presses = 0
    let watch = PressWatch { _ in presses += 1 }
    OtherThread.press(entry)
    XCTAssertEqual(presses, 0)
    withExtendedLifetime(watch) {}
  }

  func testAFocusAndAnEndAreNotHeardOf() async throws {
    let (window, box, entry) = (Window(), Box(isVertical: true), Entry())
    window.add(box)
    box.add(entry)
    window.showAll()
    defer { window.destroy() }
    var news: [String] = []
    entry.connect("destroy") { news.append("destroyed") }
    entry.whenGone { news.append("gone") }
    FocusWatch.begin { _, _ in news.append("focused") }
    let tree = WidgetTree { _, _ in news.append("moved") }
    news = []
    OtherThread.focusAndRemove(entry)
    XCTAssertEqual(news, [])
    withExtendedLifetime(tree) {}
  }

  func testABusIsNotHeardOf() async throws {
    let bus = try XCTUnwrap(PrivateBus(), "no bus")
    addTeardownBlock { await bus.end() }
    var connected: MessageBus?
    let connecting = MessageBus.connect(to: bus.address) { connected = $0 }
    XCTAssertTrue(MainLoop.pump { connected != nil })
    connecting.cancel()
    let client = try XCTUnwrap(connected)
    var news: [String] = []
    let owner = client.watch(object.owner) { _ in news.append("owner") }
    let signals = client.listen(to: object) { signal, _ in news.append(signal) }
    client.call("Do", of: object) { _ in news.append("answer") }
    _ = MessageBus.connect(to: bus.address) { _ in news.append("connected") }
    OtherThread.pump(milliseconds: 300)
    XCTAssertEqual(news, [])
    owner.end()
    signals.end()
  }

  func testWhatWasToHappenThereCanBeCancelledAfterwards() async throws {
    var happened = false
    let source = MainLoop.whenIdle { happened = true }
    OtherThread.pump(milliseconds: 20)
    source.cancel()
    XCTAssertFalse(happened)
    XCTAssertFalse(source.isPending)
  }
}
