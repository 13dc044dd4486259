import Foundation
import GtkBridge
import ToolkitTestSupport
import XCTest

/// A bus is asked without waiting, and what comes back is not trusted.
@MainActor
final class MessageBusTests: XCTestCase {
  private let object = BusObject(
    owner: "org.example.Service",
    path: "/org/example",
    interface: "org.example.Service"
  )

  private func makeBus(activatable: [String] = []) throws -> PrivateBus {
    let bus = try XCTUnwrap(PrivateBus(activatable: activatable), "no bus")
    addTeardownBlock { await bus.end() }
    return bus
  }

  private func makeService(on bus: PrivateBus) throws -> FakeService {
    let service = FakeService(
      on: bus.address,
      name: object.owner,
      path: object.path,
      interface: object.interface,
      properties: ["Text": "'a'"],
      methods: ["Do": "b"]
    )
    return try XCTUnwrap(service)
  }

  private func connect(to bus: PrivateBus) throws -> MessageBus {
    var connected: MessageBus?
    var isOver = false
    let connecting = MessageBus.connect(to: bus.address) {
      connected = $0
      isOver = true
    }
    XCTAssertTrue(MainLoop.pump { isOver })
    connecting.cancel()
    return try XCTUnwrap(connected)
  }

  func testACallIsAnsweredOrIsNil() async throws {
    let bus = try makeBus(activatable: ["org.example.Sleeping"])
    let service = try makeService(on: bus)
    let client = try connect(to: bus)
    var (none, sleeping) = (object, object)
    none.path = "/nothing"
    sleeping.owner = "org.example.Sleeping"
    for (target, method, works) in [
      (object, "Do", true), (object, "Undo", false), (none, "Do", false), (sleeping, "Do", false),
    ] {
      var answers: [Variant?] = []
      client.call(method, of: target, [Variant(true)]) { answers.append($0) }
      XCTAssertTrue(answers.isEmpty)
      XCTAssertTrue(MainLoop.pump { answers.count == 1 })
      XCTAssertEqual(answers[0]?.type, works ? "()" : nil)
    }
    XCTAssertEqual(service.calls, ["Do(true,)"])
    XCTAssertFalse(bus.wasStarted("org.example.Sleeping"))
  }

  func testWhatIsCancelledIsNotAnswered() async throws {
    let bus = try makeBus()
    let service = try makeService(on: bus)
    MessageBus.connect(to: bus.address) { _ in XCTFail("is cancelled") }.cancel()
    let client = try connect(to: bus)
    let cancellation = Cancellation()
    client.call("Do", of: object, [Variant(true)], cancellation: cancellation) { _ in
      XCTFail("is cancelled")
    }
    cancellation.cancel()
    var isAnswered = false
    client.call("Do", of: object, [Variant(false)]) { _ in isAnswered = true }
    XCTAssertTrue(MainLoop.pump { isAnswered })
    XCTAssertEqual(service.calls.last, "Do(false,)")
  }

  func testAnOwnerIsToldOfUntilTheWatchEnds() async throws {
    let bus = try makeBus()
    let client = try connect(to: bus)
    var owners: [String?] = []
    let watch = client.watch(object.owner) { owners.append($0) }
    XCTAssertTrue(MainLoop.pump { owners.count == 1 })
    XCTAssertNil(owners[0])
    let service = try makeService(on: bus)
    XCTAssertTrue(MainLoop.pump { owners.count == 2 })
    XCTAssertEqual(owners[1]?.first, ":")
    watch.end()
    watch.end()
    service.crash()
    var later: [String?] = []
    let other = client.watch(object.owner) { later.append($0) }
    XCTAssertTrue(MainLoop.pump { later.last == .some(nil) })
    XCTAssertEqual(owners.count, 2)
    other.end()
  }

  func testSignalsAreToldOfUntilTheSubscriptionEnds() async throws {
    let bus = try makeBus()
    let service = try makeService(on: bus)
    let client = try connect(to: bus)
    var heard: [String] = []
    let all = client.listen(to: object) { name, arguments in heard.append(name + arguments.type) }
    var others = 0
    let one = client.listen(to: object, signal: "Other") { _, _ in others += 1 }
    // The answer comes after the bus has learned of both.
    var isKnown = false
    client.call("Do", of: object, [Variant(true)]) { _ in isKnown = true }
    XCTAssertTrue(MainLoop.pump { isKnown })
    service.emit("Changed", of: object.interface, nil)
    service.emit("Other", of: object.interface, "('a', {'b': <1>})")
    service.emit("Other", of: "org.example.Else", nil)
    XCTAssertTrue(MainLoop.pump { heard.count == 2 && others == 1 })
    XCTAssertEqual(heard, ["Changed()", "Other(sa{sv})"])
    all.end()
    service.emit("Other", of: object.interface, nil)
    XCTAssertTrue(MainLoop.pump { others == 2 })
    XCTAssertEqual(heard.count, 2)
    one.end()
  }

  func testNothingWaitsForABusThatIsGone() async throws {
    let bus = try makeBus()
    let client = try connect(to: bus)
    var owners: [String?] = []
    let watch = client.watch("org.freedesktop.DBus") { owners.append($0) }
    XCTAssertTrue(MainLoop.pump { owners.count == 1 })
    XCTAssertFalse(client.isClosed)
    bus.end()
    XCTAssertTrue(MainLoop.pump { owners.count == 2 && client.isClosed })
    XCTAssertNil(owners[1])
    var answers: [Variant?] = []
    client.call("Do", of: object) { answers.append($0) }
    client.call("Do", of: object)
    client.flush()
    let late = client.watch(object.owner) { answers.append($0.map { Variant($0) }) }
    let signals = client.listen(to: object) { _, _ in XCTFail("nobody is there") }
    XCTAssertTrue(MainLoop.pump { answers.count == 2 })
    XCTAssertNil(answers[0])
    XCTAssertNil(answers[1])
    client.close()
    watch.end()
    late.end()
    signals.end()
  }

  func testAConnectionGoesWithTheLastWhoKeepsIt() async throws {
    let bus = try makeBus()
    var client: MessageBus? = try connect(to: bus)
    let watch = try LifetimeWatch(XCTUnwrap(client))
    client?.listen(to: object) { _, _ in }.end()
    client = nil
    XCTAssertTrue(MainLoop.pump { watch.isOver })
  }

  func testTheSessionsBusIsFoundWithoutStartingOne() async throws {
    let names = ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
    let before = names.map { ProcessInfo.processInfo.environment[$0] }
    let folder = FileManager.default.temporaryDirectory.appending(path: "run with space-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      for (name, value) in zip(names, before) {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
      try? FileManager.default.removeItem(at: folder)
    }
    setenv(names[0], "unix:path=/here", 1)
    XCTAssertEqual(MessageBus.sessionAddress, "unix:path=/here")
    for unknown in ["", "autolaunch:", nil] {
      if let unknown { setenv(names[0], unknown, 1) } else { unsetenv(names[0]) }
      unsetenv(names[1])
      XCTAssertNil(MessageBus.sessionAddress)
      setenv(names[1], folder.path, 1)
      XCTAssertNil(MessageBus.sessionAddress)
      let socket = folder.appending(path: "bus")
      try Data().write(to: socket)
      XCTAssertEqual(
        MessageBus.sessionAddress?.hasSuffix(
          "run%20with%20space-" + folder.path.suffix(36) + "/bus"
        ),
        true
      )
      try FileManager.default.removeItem(at: socket)
    }
  }
}
