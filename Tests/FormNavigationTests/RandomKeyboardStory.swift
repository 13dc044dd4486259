import FormNavigation
import TestSupport

/// The actions of a user and a system, in any order.
struct RandomKeyboardStory {
  typealias Event = KeyboardPolicy.Event

  var random: SplitMix64
  /// By what the user reaches fields.
  var means = KeyboardPolicy.Means.allCases
  /// The kinds of events that happen besides moves of the focus.
  var others: [[Event]] = [
    [.hardwareKeyTyped], [.toggled], [.dismissed], [.focusLeft],
    [true, false].map { .windowActivityChanged($0) },
    [true, false].map { .systemAvailabilityChanged($0) },
    [true, false].map { .systemVisibilityChanged($0) },
    KeyboardPolicy.Mode.allCases.map { .modeChanged($0) },
  ]

  /// Leaves out the events of which the condition holds.
  func without(_ condition: (Event) -> Bool) -> RandomKeyboardStory {
    var story = self
    story.others = others.map { $0.filter { !condition($0) } }.filter { !$0.isEmpty }
    return story
  }

  mutating func event() -> Event {
    switch random.int(0...9) {
    case 0...3: .fieldFocused(wantsKeyboard: !random.once(in: 3), by: random.element(of: means))
    case 4: .fieldTapped(by: random.element(of: means))
    default: random.element(of: random.element(of: others))
    }
  }
}

/// A policy with a system that does as it is asked.
struct KeyboardRun {
  private(set) var policy: KeyboardPolicy
  private(set) var isSystemVisible = false
  private var isSystemMissed = false
  /// The effects of the last event, those of the system's answers among them.
  private(set) var effects: [KeyboardPolicy.Effect] = []

  init(mode: KeyboardPolicy.Mode) { policy = KeyboardPolicy(mode: mode) }

  mutating func pass(_ event: KeyboardPolicy.Event) {
    effects = []
    var waiting = [event]
    while let event = waiting.first {
      waiting.removeFirst()
      if case .systemVisibilityChanged(let isVisible) = event { isSystemVisible = isVisible }
      if event == .systemAvailabilityChanged(false) { isSystemVisible = false }
      let answers = policy.handle(event)
      effects += answers
      for answer in answers {
        switch answer {
        case .askSystemToStayAway where isSystemVisible:
          isSystemMissed = true
          waiting.append(.systemVisibilityChanged(false))
        case .letSystemReturn(let shown):
          if shown && isSystemMissed { waiting.append(.systemVisibilityChanged(true)) }
          isSystemMissed = false
        default: break
        }
      }
    }
  }
}
