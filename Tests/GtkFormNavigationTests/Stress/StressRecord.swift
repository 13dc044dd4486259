import FormNavigation
import Foundation
import GtkFormNavigation
import NavigationScenario

/// The last actions and decisions, to find out from them what went wrong.
@MainActor
final class StressRecord {
  private struct Decision {
    var events: [NavigationEvent]
    var effects: [NavigationEffect]
    var engine: NavigationEngine
  }

  private let seed: UInt64
  private let navigator: FormNavigator
  /// For one that ends in a crash.
  private let isTraced = ProcessInfo.processInfo.environment["STRESS_TRACE"] != nil
  private var start: NavigationEngine
  private var decisions: [Decision] = []
  private var actions: [String] = []

  init(seed: UInt64, of navigator: FormNavigator) {
    (self.seed, self.navigator, start) = (seed, navigator, navigator.engine)
    navigator.onDecision = { [weak self] events, effects, engine in
      self?.decisions.append(Decision(events: events, effects: effects, engine: engine))
    }
  }

  /// Notes what is about to be done.
  func note(_ action: StressAction) {
    let text = "\(action)".replacing("GtkFormNavigationTests.StressAction.", with: "")
    actions.append("\(actions.count): \(text)")
    if isTraced { FileHandle.standardError.write(Data((actions[actions.count - 1] + "\n").utf8)) }
    guard decisions.count > 300 else { return }
    decisions = []
    start = navigator.engine
  }

  /// The report of a failure; the decisions are in a scenario that `nextfield replay` runs.
  func report(_ faults: [String]) -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "stress-\(seed).json")
    let place =
      (try? scenario.write(to: file, atomically: true, encoding: .utf8)) == nil
      ? "nowhere" : file.path
    return """
      seed \(seed), action \(actions.count - 1): \(faults.joined(separator: "; "))
      the last actions:
      \(actions.suffix(20).joined(separator: "\n"))
      the last decisions: \(place)
      """
  }

  private var scenario: String {
    var recorder = ScenarioRecorder(start, about: "Stress with the seed \(seed)")
    for decision in decisions {
      recorder.record(decision.events, effects: decision.effects, in: decision.engine)
    }
    return recorder.text
  }
}
