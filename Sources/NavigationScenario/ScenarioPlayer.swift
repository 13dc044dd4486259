internal import FormNavigation
internal import OrderedJSON

/// Plays the host of an engine: reports what the scenario says, and lets fields decline the focus.
struct ScenarioPlayer {
  private var engine: NavigationEngine
  private var refusing: Set<FieldID> = []

  init(engine: NavigationEngine) { self.engine = engine }

  /// Returns the state of the form after an event, with the effects that the event had.
  mutating func play(_ event: ScenarioEvent) -> JSONValue {
    let events = resolved(event)
    let effects = handle(events)
    return engine.stateValue(effects: effects)
  }

  /// Turns an event into what the engine takes in, by what is known at that moment.
  private mutating func resolved(_ event: ScenarioEvent) -> [NavigationEvent] {
    var scratch = engine
    var resolved: [NavigationEvent] = []
    for event in event.members {
      if case .refuse(let id) = event { refusing.insert(id) }
      guard let one = try? scratch.resolved(event) else { continue }
      scratch.handle(one)
      resolved.append(one)
    }
    return resolved
  }

  /// Lets the fields that decline the focus do so within the same frame, as a host does.
  private mutating func handle(_ events: [NavigationEvent]) -> [NavigationEffect] {
    var events = events
    for _ in 0...engine.count + 1 {
      var attempt = engine
      let effects = attempt.handle(batch: events)
      let refused = effects.compactMap { effect -> FieldID? in
        guard case .focus(let id) = effect, refusing.contains(id) else { return nil }
        return id
      }
      guard let refused = refused.first else {
        engine = attempt
        return effects
      }
      events.append(.focusRefused(refused))
    }
    return engine.handle(batch: events)
  }
}

extension NavigationEngine {
  fileprivate func resolved(_ event: ScenarioEvent) throws(ScenarioError) -> NavigationEvent? {
    switch event {
    case .plain(let event):
      return event
    case .update(let id, let node):
      guard let field = field(id) else { return nil }
      return .fieldChanged(try node.field(changing: field))
    case .layout(let node):
      return try node.layoutEvent(in: self)
    case .content(let node):
      return .contentResized(try node.size(otherwise: contentSize))
    case .resize(let node):
      return .viewportResized(try node.size(otherwise: viewport))
    case .userScroll(let node):
      return .userScrolled(try node.point(otherwise: scrollOffset))
    case .innerScroll(let id, let node):
      return .innerScrolled(id, try node.point(otherwise: scroller(id)?.offset ?? .zero))
    case .options(let node):
      return .optionsChanged(try node.options(changing: options))
    case .batch, .refuse:
      return nil
    }
  }
}
