public import FormNavigation
internal import OrderedJSON

/// Writes down what happens to a form, as a scenario that runs.
///
/// ```swift
/// var recorder = ScenarioRecorder(engine)
/// let effects = engine.handle(batch: events)
/// recorder.record(events, effects: effects, in: engine)
/// try write(recorder.text)
/// ```
public struct ScenarioRecorder: Sendable {
  private var model: JSONObject
  private var events: [JSONValue] = []
  private var expectations: [JSONValue] = []

  /// Begins with a form as it is now.
  ///
  /// - Parameters:
  ///   - engine: The engine before the first event.
  ///   - about: What the scenario shows, in a sentence.
  public init(_ engine: NavigationEngine, about: String? = nil) {
    model = engine.modelObject(about: about)
    // A model has no focus; that the field has got it is the first event.
    guard let focus = engine.focusedField else { return }
    events.append(["focus": .string(focus.rawValue)])
    expectations.append([:])
  }

  /// Adds the events of one frame and what came of them.
  ///
  /// - Parameters:
  ///   - new: The events, in order; if there are none, nothing is added.
  ///   - effects: What the engine answered.
  ///   - engine: The engine after the events.
  public mutating func record(
    _ new: [NavigationEvent],
    effects: [NavigationEffect],
    in engine: NavigationEngine
  ) {
    guard add(new) else { return }
    expectations.append(engine.stateValue(effects: effects))
  }

  /// Adds the events of one frame without saying what came of them.
  public mutating func record(_ new: [NavigationEvent]) {
    guard add(new) else { return }
    expectations.append([:])
  }

  private mutating func add(_ new: [NavigationEvent]) -> Bool {
    guard let first = new.first else { return false }
    events.append(
      new.count == 1 ? first.scenarioValue : ["batch": .array(new.map(\.scenarioValue))]
    )
    return true
  }

  /// The scenario as JSON text, ending with a line end.
  public var text: String {
    var scenario = model
    scenario["events"] = .array(events)
    scenario["expect"] = .array(expectations)
    return JSONValue.object(scenario).scenarioText + "\n"
  }
}
