internal import FormNavigation

/// An event of a scenario; some of them only make sense with what is known when they happen.
enum ScenarioEvent: Sendable {
  case plain(NavigationEvent)
  case batch([ScenarioEvent])
  /// From now on the field declines the focus.
  case refuse(FieldID)
  case update(FieldID, ScenarioNode)
  case layout(ScenarioNode)
  case content(ScenarioNode)
  case resize(ScenarioNode)
  case userScroll(ScenarioNode)
  case innerScroll(ScrollerID, ScenarioNode)
  case options(ScenarioNode)

  /// The events that happen one after another within the frame.
  var members: [ScenarioEvent] {
    guard case .batch(let members) = self else { return [self] }
    return members.flatMap(\.members)
  }
}
