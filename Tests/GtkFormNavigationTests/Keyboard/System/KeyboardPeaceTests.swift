import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Ours and theirs come to terms: the policy decides, and the services of a bus do as they do.
@MainActor
final class KeyboardPeaceTests: XCTestCase {
  /// A policy that speaks with the keyboards of a bus.
  @MainActor
  private final class Peace {
    let keyboards: SystemKeyboards
    var policy: KeyboardPolicy

    init(_ bus: PrivateBus, mode: KeyboardPolicy.Mode) {
      policy = KeyboardPolicy(mode: mode)
      keyboards = SystemKeyboards(session: DesktopSession(busAddress: bus.address))
      keyboards.onEvent = { [weak self] in self?.pass($0) }
      keyboards.start()
    }

    func pass(_ event: KeyboardPolicy.Event) {
      for effect in policy.handle(event) {
        switch effect {
        case .askSystemToStayAway: keyboards.askToStayAway()
        case .letSystemReturn(let shown): keyboards.letReturn(shown: shown)
        case .show, .hide: break
        }
      }
    }

    func expect(ours: Bool, theirs: Bool, _ message: String, line: UInt = #line) {
      _ = MainLoop.pump { self.policy.isShown == ours && self.keyboards.isVisible == theirs }
      XCTAssertEqual(policy.isShown, ours, message, line: line)
      XCTAssertEqual(keyboards.isVisible, theirs, message, line: line)
    }
  }

  private func forEachKeyboard(
    mode: KeyboardPolicy.Mode,
    _ body: (Peace, FakeService, _ call: () -> Void, String) -> Void
  ) throws {
    for name in ["phosh", "onboard", "kwin"] {
      let bus = try XCTUnwrap(PrivateBus(), "no bus")
      defer { bus.end() }
      let peace = Peace(bus, mode: mode)
      defer { peace.keyboards.stop() }
      let made =
        switch name {
        case "phosh": FakeService.phosh(on: bus)
        case "onboard": FakeService.onboard(on: bus)
        default: FakeService.kwin(on: bus)
        }
      let service = try XCTUnwrap(made)
      XCTAssertTrue(MainLoop.pump { peace.keyboards.isAvailable })
      let property = name == "kwin" ? "visible" : "Visible"
      body(peace, service, { service.set(property, to: "true") }, name)
    }
  }

  private let touched = KeyboardPolicy.Event.fieldFocused(wantsKeyboard: true, by: .touch)

  func testTheirsIsLeftAloneByDefault() async throws {
    try forEachKeyboard(mode: .automatic) { peace, service, call, name in
      peace.pass(touched)
      call()
      peace.expect(ours: false, theirs: true, name)
      peace.pass(.focusLeft)
      XCTAssertTrue(service.calls.isEmpty, "\(name) \(service.calls)")
      service.crash()
      peace.pass(touched)
      peace.expect(ours: true, theirs: false, name)
    }
  }

  func testTheButtonSwapsThem() async throws {
    try forEachKeyboard(mode: .automatic) { peace, _, call, name in
      peace.pass(touched)
      call()
      peace.expect(ours: false, theirs: true, name)
      peace.pass(.toggled)
      peace.expect(ours: true, theirs: false, name)
      peace.pass(.toggled)
      peace.expect(ours: false, theirs: true, name)
    }
  }

  func testOursAlwaysComesAndYieldsToWhoeverCallsTheirs() async throws {
    try forEachKeyboard(mode: .always) { peace, _, call, name in
      peace.pass(touched)
      // By itself, because a field has got the focus.
      call()
      peace.expect(ours: true, theirs: true, name)
      peace.expect(ours: true, theirs: false, name)
      // By the user, who has seen it go.
      call()
      peace.expect(ours: false, theirs: true, name)
      peace.pass(touched)
      peace.expect(ours: true, theirs: false, name)
      peace.pass(.windowActivityChanged(false))
      peace.expect(ours: false, theirs: false, name)
    }
  }
}
