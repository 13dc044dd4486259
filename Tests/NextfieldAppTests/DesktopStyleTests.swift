import GtkBridge
import ToolkitTestSupport
import XCTest

@testable import NextfieldApp

/// The windows follow a desktop that is dark or of high contrast, and cost a light one nothing.
@MainActor
final class DesktopStyleTests: XCTestCase {
  private var follows = 0
  private lazy var style = DesktopStyle { [unowned self] in follows += 1 }

  private func makeBus() throws -> PrivateBus {
    let bus = try XCTUnwrap(PrivateBus(), "no bus")
    addTeardownBlock { await bus.end() }
    return bus
  }

  private func makePortal(on bus: PrivateBus, saying reply: String) throws -> FakeService {
    let portal = FakeService(
      on: bus.address,
      name: "org.freedesktop.portal.Desktop",
      path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Settings",
      methods: ["Read": "ss"]
    )
    portal?.replies["Read"] = reply
    return try XCTUnwrap(portal, "no service")
  }

  /// Waits until the portal has been asked for both wishes and has answered.
  private func waitForQuestions(_ portal: FakeService) throws {
    XCTAssertTrue(MainLoop.pump { portal.calls.count == 2 }, "\(portal.calls)")
    // A message that is sent after the answers comes after them.
    portal.emit(
      "SettingChanged",
      of: "org.freedesktop.portal.Settings",
      "('org.example', 'last', <1>)"
    )
    portal.emit(
      "SettingChanged",
      of: "org.freedesktop.portal.Settings",
      "('org.freedesktop.appearance', 'accent-color', <uint32 1>)"
    )
  }

  private func set(_ key: String, of schema: String, to value: Variant, back: Variant) throws {
    let settings = try XCTUnwrap(Settings(schema: schema))
    XCTAssertTrue(settings.set(key, to: value))
    addTeardownBlock { @MainActor in settings.set(key, to: back) }
  }

  func testALightDesktopIsNotFollowed() async throws {
    style.followIfWanted()
    style.watch(busAddress: nil)
    XCTAssertEqual(follows, 0)
  }

  func testADarkDesktopIsFollowedBeforeTheWindow() async throws {
    try set(
      "color-scheme",
      of: "org.gnome.desktop.interface",
      to: Variant("prefer-dark"),
      back: Variant("default")
    )
    style.followIfWanted()
    XCTAssertEqual(follows, 1)
    style.watch(busAddress: nil)
    XCTAssertEqual(follows, 1, "a second time")
  }

  func testADesktopThatTurnsDarkIsFollowed() async throws {
    style.watch(busAddress: nil)
    try set(
      "color-scheme",
      of: "org.gnome.desktop.interface",
      to: Variant("prefer-dark"),
      back: Variant("default")
    )
    XCTAssertTrue(MainLoop.pump { self.follows == 1 })
  }

  func testADesktopThatTurnsToHighContrastIsFollowed() async throws {
    style.watch(busAddress: nil)
    try set(
      "high-contrast",
      of: "org.gnome.desktop.a11y.interface",
      to: Variant(true),
      back: Variant(false)
    )
    XCTAssertTrue(MainLoop.pump { self.follows == 1 })
  }

  func testAPortalThatIsDarkIsFollowed() async throws {
    for reply in ["<<uint32 1>>", "<uint32 1>"] {
      let bus = try makeBus()
      let portal = try makePortal(on: bus, saying: reply)
      follows = 0
      style = DesktopStyle { [unowned self] in follows += 1 }
      style.watch(busAddress: bus.address)
      XCTAssertTrue(MainLoop.pump { self.follows == 1 }, reply)
      portal.crash()
    }
  }

  func testAPortalThatTurnsDarkIsFollowed() async throws {
    for reply in ["<<uint32 0>>", "<<uint32 2>>", "'text'", "<<true>>"] {
      let bus = try makeBus()
      let portal = try makePortal(on: bus, saying: reply)
      follows = 0
      style = DesktopStyle { [unowned self] in follows += 1 }
      style.watch(busAddress: bus.address)
      try waitForQuestions(portal)
      portal.emit(
        "SettingChanged",
        of: "org.freedesktop.portal.Settings",
        "('org.freedesktop.appearance', 'color-scheme', <uint32 \(follows == 0 ? 1 : 0)>)"
      )
      XCTAssertTrue(MainLoop.pump { self.follows == 1 }, reply)
      portal.crash()
    }
  }

  func testAPortalThatComesLaterIsAsked() async throws {
    let bus = try makeBus()
    style.watch(busAddress: bus.address)
    let portal = try makePortal(on: bus, saying: "<<uint32 1>>")
    XCTAssertTrue(MainLoop.pump { self.follows == 1 })
    portal.crash()
  }
}
