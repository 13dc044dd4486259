import FormNavigation
import NavigationScenario

/// A form and what happens to it, frame by frame, with the laws checked after each.
struct NavigationRun {
  var form: NavigationEngine
  var frames: [[NavigationEvent]] = []

  struct Failure {
    var frame: Int
    var reason: String
  }

  /// Runs all frames and returns the first violation.
  func failure() -> Failure? {
    var engine = form
    var host = SimulatedHost(engine)
    for (index, events) in frames.enumerated() {
      if let reason = Self.step(events, engine: &engine, host: &host, isThorough: true) {
        return Failure(frame: index, reason: reason)
      }
    }
    return nil
  }

  /// Lets one frame happen and returns what is wrong after it.
  static func step(
    _ events: [NavigationEvent],
    engine: inout NavigationEngine,
    host: inout SimulatedHost,
    isThorough: Bool
  ) -> String? {
    var ids = engine
    for event in events {
      host.note(event, in: ids)
      if events.count > 1 { ids.handle(event) }
    }
    let effects = engine.handle(batch: events)
    host.perform(effects)
    if let difference = host.difference(from: engine) { return difference }
    if let reason = excess(in: effects) { return reason }
    let laws = NavigationLaws(engine: engine)
    if let reason = laws.violation { return reason }
    if events.count == 1, let reason = laws.repetitionViolation(of: events[0]) { return reason }
    guard isThorough else { return nil }
    if let reason = laws.walkViolation { return reason }
    let expected = NaiveOrder(engine).eligible
    if expected != engine.chainIDs {
      return "the order is \(engine.chainIDs.map(\.rawValue)), not \(expected.map(\.rawValue))"
    }
    return nil
  }

  /// At most one scroll, one request about the keyboard and one move of the focus.
  private static func excess(in effects: [NavigationEffect]) -> String? {
    var counts = (focus: 0, keyboard: 0, vertical: 0, horizontal: 0)
    for effect in effects {
      switch effect {
      case .focus, .dismiss: counts.focus += 1
      case .showKeyboard, .hideKeyboard: counts.keyboard += 1
      case .scroll: counts.vertical += 1
      case .scrollX: counts.horizontal += 1
      default: break
      }
    }
    let most = max(counts.focus, counts.keyboard, counts.vertical, counts.horizontal)
    return most <= 1 ? nil : "too many effects in a frame: \(effects)"
  }
}
