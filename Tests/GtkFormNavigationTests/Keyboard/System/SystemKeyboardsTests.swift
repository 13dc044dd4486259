import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Signals from the system's keyboards, and requests to them.
@MainActor
final class SystemKeyboardsTests: XCTestCase {
  private typealias Event = KeyboardPolicy.Event

  /// The keyboards of a bus, and what they have told.
  @MainActor
  private final class Watched {
    let keyboards: SystemKeyboards
    var events: [KeyboardPolicy.Event] = []

    init(_ bus: PrivateBus?) {
      keyboards = SystemKeyboards(session: DesktopSession(busAddress: bus?.address))
      keyboards.onEvent = { [unowned self] in events.append($0) }
      keyboards.start()
    }

    func expect(
      _ expected: [KeyboardPolicy.Event],
      _ message: String = "",
      line: UInt = #line
    ) {
      _ = MainLoop.pump { self.events.count >= expected.count }
      XCTAssertEqual(events, expected, message, line: line)
      events = []
    }
  }

  private func makeBus(activatable: [String] = []) throws -> PrivateBus {
    let bus = try XCTUnwrap(PrivateBus(activatable: activatable), "no bus")
    addTeardownBlock { await bus.end() }
    return bus
  }

  private func pump(_ message: String, line: UInt = #line, until condition: () -> Bool) {
    XCTAssertTrue(MainLoop.pump(until: condition), message, line: line)
  }

  private typealias Maker = (PrivateBus) -> FakeService?

  /// The keyboards that tell whether they are on the screen, and how they tell it.
  private var telling: [(String, Maker, property: String, FakeService.Announcement)] {
    [
      ("phosh", { .phosh(on: $0) }, "Visible", .value),
      ("onboard", { .onboard(on: $0) }, "Visible", .value),
      ("onboard", { .onboard(on: $0) }, "Visible", .invalidation),
      ("kwin", { .kwin(on: $0) }, "visible", .signal("visibleChanged")),
      ("kwin", { .kwin(on: $0) }, "visible", .value),
    ]
  }

  func testOneThatComesIsAvailableAndOneThatCrashesIsNot() async throws {
    for (name, make, property, announcement) in telling {
      let bus = try makeBus()
      let watched = Watched(bus)
      let service = try XCTUnwrap(make(bus))
      watched.expect([.systemAvailabilityChanged(true)], name)
      service.set(property, to: "true", announced: announcement)
      watched.expect([.systemVisibilityChanged(true)], name)
      service.set(property, to: "false", announced: announcement)
      watched.expect([.systemVisibilityChanged(false)], name)
      service.set(property, to: "true", announced: announcement)
      watched.expect([.systemVisibilityChanged(true)], name)
      service.crash()
      watched.expect([.systemVisibilityChanged(false), .systemAvailabilityChanged(false)], name)
      let next = try XCTUnwrap(make(bus))
      watched.expect([.systemAvailabilityChanged(true)], name)
      next.crash()
    }
  }

  func testOneThatWasThereBeforeIsFound() async throws {
    let bus = try makeBus()
    let service = try XCTUnwrap(FakeService.phosh(on: bus, visible: "true"))
    let watched = Watched(bus)
    watched.expect([.systemAvailabilityChanged(true), .systemVisibilityChanged(true)])
    XCTAssertTrue(service.calls.isEmpty)
    watched.keyboards.stop()
  }

  func testTheKeyboardOfFcitxIsKnownByItsName() async throws {
    let bus = try makeBus()
    let watched = Watched(bus)
    let service = try XCTUnwrap(FakeService.fcitx(on: bus))
    watched.expect([.systemAvailabilityChanged(true)])
    watched.keyboards.askToStayAway()
    pump("is asked") { service.calls == ["HideVirtualKeyboard()"] }
    watched.keyboards.letReturn(shown: true)
    service.crash()
    watched.expect([.systemAvailabilityChanged(false)])
    XCTAssertEqual(service.calls, ["HideVirtualKeyboard()"])
  }

  func testKWinHasOneOnlyWhereItIsAvailableAndEnabled() async throws {
    let bus = try makeBus()
    let watched = Watched(bus)
    let service = try XCTUnwrap(FakeService.kwin(on: bus, enabled: false))
    service.set("enabled", to: "true", announced: .signal("enabledChanged"))
    watched.expect([.systemAvailabilityChanged(true)])
    service.set("available", to: "false", announced: .signal("availableChanged"))
    watched.expect([.systemAvailabilityChanged(false)])
  }

  func testTheOneOnTheScreenIsAskedOnceAndPutBack() async throws {
    let cases: [(Maker, asked: [String], put: [String])] = [
      ({ .phosh(on: $0, visible: "true") }, ["SetVisible(false,)"], ["SetVisible(true,)"]),
      (
        { .onboard(on: $0, visible: true) }, ["AutoShowPaused = true", "Hide()"],
        ["AutoShowPaused = false", "Show()"]
      ),
      (
        { bus in
          let service = FakeService.kwin(on: bus)
          service?.set("visible", to: "true")
          return service
        }, ["active = false"], ["forceActivate()"]
      ),
    ]
    for (make, asked, put) in cases {
      let bus = try makeBus()
      let service = try XCTUnwrap(make(bus))
      let watched = Watched(bus)
      watched.expect([.systemAvailabilityChanged(true), .systemVisibilityChanged(true)])
      watched.keyboards.askToStayAway()
      watched.expect([.systemVisibilityChanged(false)])
      pump("\(service.calls)") { service.calls.count >= asked.count }
      XCTAssertEqual(service.calls, asked)
      watched.keyboards.letReturn(shown: true)
      watched.expect([.systemVisibilityChanged(true)])
      XCTAssertEqual(service.calls, asked + put)
      watched.keyboards.letReturn(shown: true)
      watched.keyboards.stop()
      XCTAssertEqual(service.calls, asked + put)
    }
  }

  func testOneThatIsNotOnTheScreenIsNotTouched() async throws {
    let bus = try makeBus()
    let service = try XCTUnwrap(FakeService.phosh(on: bus))
    let watched = Watched(bus)
    watched.expect([.systemAvailabilityChanged(true)])
    watched.keyboards.askToStayAway()
    watched.keyboards.letReturn(shown: true)
    service.set("Visible", to: "true")
    watched.expect([.systemVisibilityChanged(true)])
    watched.keyboards.askToStayAway()
    watched.expect([.systemVisibilityChanged(false)])
    watched.keyboards.letReturn(shown: false)
    service.crash()
    watched.expect([.systemAvailabilityChanged(false)])
    XCTAssertEqual(service.calls, ["SetVisible(false,)"])
  }

  func testAPauseIsTakenBackAtTheEndAndOneOfTheUsersIsLeft() async throws {
    for isUsers in [false, true] {
      let bus = try makeBus()
      let service = try XCTUnwrap(FakeService.onboard(on: bus, paused: isUsers))
      let watched = Watched(bus)
      watched.keyboards.askToStayAway()
      watched.expect([.systemAvailabilityChanged(true)])
      pump("is paused") { isUsers || service.calls == ["AutoShowPaused = true"] }
      service.set("Visible", to: "true")
      watched.expect([.systemVisibilityChanged(true)])
      watched.keyboards.stop()
      watched.expect([.systemVisibilityChanged(false), .systemAvailabilityChanged(false)])
      let expected = isUsers ? [] : ["AutoShowPaused = true", "AutoShowPaused = false"]
      pump("\(service.calls)") { service.calls == expected }
    }
  }

  func testAPauseThatTheUserHasTakenBackIsTheUsers() async throws {
    let bus = try makeBus()
    let service = try XCTUnwrap(FakeService.onboard(on: bus))
    let watched = Watched(bus)
    watched.expect([.systemAvailabilityChanged(true)])
    pump("is paused") {
      watched.keyboards.askToStayAway()
      return service.calls == ["AutoShowPaused = true"]
    }
    service.set("AutoShowPaused", to: "false")
    service.set("Visible", to: "true")
    watched.expect([.systemVisibilityChanged(true)])
    watched.keyboards.letReturn(shown: false)
    service.set("Visible", to: "false")
    watched.expect([.systemVisibilityChanged(false)])
    XCTAssertEqual(service.calls, ["AutoShowPaused = true"])
  }

  func testOneThatComesWhileOursIsOpenIsPausedToo() async throws {
    let bus = try makeBus()
    let watched = Watched(bus)
    watched.keyboards.askToStayAway()
    let service = try XCTUnwrap(FakeService.onboard(on: bus))
    pump("is paused") { service.calls == ["AutoShowPaused = true"] }
    service.crash()
    let next = try XCTUnwrap(FakeService.onboard(on: bus))
    pump("is paused, too") { next.calls == ["AutoShowPaused = true"] }
  }

  func testNoneIsEverStarted() async throws {
    let names = [
      "sm.puri.OSK0", "org.onboard.Onboard", "org.kde.KWin", "org.fcitx.Fcitx5.VirtualKeyboard",
    ]
    let bus = try makeBus(activatable: names + ["org.example.Control"])
    let watched = Watched(bus)
    watched.keyboards.askToStayAway()
    let service = try XCTUnwrap(FakeService.phosh(on: bus, visible: "true"))
    watched.expect([
      .systemAvailabilityChanged(true), .systemVisibilityChanged(true),
    ])
    watched.keyboards.askToStayAway()
    watched.expect([.systemVisibilityChanged(false)])
    service.crash()
    watched.keyboards.letReturn(shown: true)
    watched.expect([.systemAvailabilityChanged(false)])
    // A keyboard that was asked for before would have been started before.
    bus.start("org.example.Control")
    pump("the bus can start services") { bus.wasStarted("org.example.Control") }
    for name in names { XCTAssertFalse(bus.wasStarted(name), name) }
  }

  func testWhatIsOfAnotherTypeIsNotBelieved() async throws {
    for value in ["'true'", "uint32 1", "[true]", "<true>", "{'a': <true>}"] {
      let bus = try makeBus()
      let service = try XCTUnwrap(FakeService.phosh(on: bus, visible: value))
      let watched = Watched(bus)
      watched.expect([.systemAvailabilityChanged(true)], value)
      pump("is read") { service.reads > 0 }
      service.announce("{'Visible': <true>}, @as []")
      watched.expect([.systemVisibilityChanged(true)], value)
      service.announce("{'Visible': <\(value)>}, @as []")
      watched.expect([.systemVisibilityChanged(false)], value)
    }
    let bus = try makeBus()
    let watched = Watched(bus)
    let service = try XCTUnwrap(FakeService.kwin(on: bus, available: "'yes'"))
    pump("is read") { service.reads > 0 }
    service.announce("{'available': <true>, 'enabled': <true>}, @as []")
    watched.expect([.systemAvailabilityChanged(true)])
  }

  func testNonsenseInPlaceOfPropertiesIsPassedOver() async throws {
    for reply in ["'nothing'", "[1, 2]", "{'Visible': true}", "@a{sv} {}", "()"] {
      let bus = try makeBus()
      let service = try XCTUnwrap(
        FakeService(
          on: bus.address,
          name: "sm.puri.OSK0",
          path: "/sm/puri/OSK0",
          interface: "sm.puri.OSK0",
          insteadOfProperties: reply
        )
      )
      let watched = Watched(bus)
      watched.expect([.systemAvailabilityChanged(true)], reply)
      pump("is asked") { !service.calls.isEmpty }
      let properties = "org.freedesktop.DBus.Properties"
      for arguments in [
        "('a',)", "(1, 2, 3)", "('sm.puri.OSK0', 'Visible', true)", "('', @a{sv} {}, 1)",
      ] {
        service.emit("PropertiesChanged", of: properties, arguments)
      }
      service.announce("{'Visible': <true>}, @as []")
      watched.expect([.systemVisibilityChanged(true)], reply)
    }
  }

  func testWithoutABusThereIsNone() async throws {
    let watched = Watched(nil)
    for address in ["", "nonsense", "disabled:", "unix:path=/nowhere/at/all", "tcp:"] {
      let keyboards = SystemKeyboards(session: DesktopSession(busAddress: address))
      keyboards.start()
      keyboards.askToStayAway()
      keyboards.letReturn(shown: true)
      var isOver = false
      let after = MessageBus.connect(to: address) { bus in
        XCTAssertNil(bus)
        isOver = true
      }
      pump("it is known that there is no bus") { isOver }
      after.cancel()
      XCTAssertFalse(keyboards.isAvailable)
      keyboards.stop()
    }
    watched.keyboards.stop()
    watched.expect([])
  }

  func testABusThatGoesTakesThemWithIt() async throws {
    let bus = try makeBus()
    let service = try XCTUnwrap(FakeService.phosh(on: bus, visible: "true"))
    let watched = Watched(bus)
    watched.expect([.systemAvailabilityChanged(true), .systemVisibilityChanged(true)])
    watched.keyboards.askToStayAway()
    bus.end()
    watched.expect([.systemVisibilityChanged(false), .systemAvailabilityChanged(false)])
    watched.keyboards.letReturn(shown: true)
    watched.keyboards.askToStayAway()
    watched.keyboards.stop()
    service.crash()
  }

  func testNothingIsLookedForBeforeTheStart() async throws {
    let bus = try makeBus()
    let service = try XCTUnwrap(FakeService.phosh(on: bus, visible: "true"))
    let keyboards = SystemKeyboards(session: DesktopSession(busAddress: bus.address))
    keyboards.askToStayAway()
    XCTAssertFalse(keyboards.isAvailable)
    keyboards.start()
    keyboards.start()
    pump("is found") { keyboards.isVisible }
    XCTAssertEqual(service.calls, [])
  }

  func testThoseThatWatchMayGoAtAnyTime() async throws {
    let bus = try makeBus()
    let service = try XCTUnwrap(FakeService.onboard(on: bus, visible: true))
    do {
      let early = SystemKeyboards(session: DesktopSession(busAddress: bus.address))
      early.start()
    }
    var watched: Watched? = Watched(bus)
    watched?.expect([.systemAvailabilityChanged(true), .systemVisibilityChanged(true)])
    watched?.keyboards.askToStayAway()
    pump("is asked") { service.calls.count == 2 }
    weak let gone = watched?.keyboards
    watched = nil
    XCTAssertNil(gone)
    pump("is let in again") { service.calls.last == "AutoShowPaused = false" }
  }

  func testTheKeyboardOfGnomeIsThereWhereItIsSwitchedOn() async throws {
    let schema = "org.gnome.desktop.a11y.applications"
    let settings = try XCTUnwrap(Settings(schema: schema))
    let key = "screen-keyboard-enabled"
    defer { settings.set(key, to: Variant(false)) }
    for (desktops, isOnWayland, counts) in [
      (["GNOME"], true, true), (["ubuntu", "GNOME"], true, true), (["GNOME"], false, false),
      (["Phosh", "GNOME"], true, false), (["KDE"], true, false), ([], true, false),
    ] {
      let session = DesktopSession(
        busAddress: nil,
        desktops: desktops,
        isOnWayland: isOnWayland
      )
      let keyboards = SystemKeyboards(session: session)
      var events: [Event] = []
      keyboards.onEvent = { events.append($0) }
      keyboards.start()
      settings.set(key, to: Variant(true))
      pump("\(session)") { keyboards.isAvailable == counts }
      settings.set(key, to: Variant(false))
      pump("\(session)") { !keyboards.isAvailable }
      keyboards.isTouchUsed = true
      XCTAssertEqual(keyboards.isAvailable, counts)
      keyboards.stop()
      let all = [true, false, true, false].map { Event.systemAvailabilityChanged($0) }
      XCTAssertEqual(events, counts ? all : [], "\(session)")
    }
  }
}
