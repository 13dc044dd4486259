import FormNavigation
import TestSupport
import Testing

/// The laws of the keyboard after any story.
@Suite struct KeyboardPolicyPropertyTests {
  private typealias Event = KeyboardPolicy.Event
  private static let stories: Range<UInt64> = 0..<400

  /// Tells many stories, and asks after each event whether the law holds.
  private func check(
    _ modes: [KeyboardPolicy.Mode] = KeyboardPolicy.Mode.allCases,
    _ change: (RandomKeyboardStory) -> RandomKeyboardStory = { $0 },
    law: (KeyboardRun, KeyboardRun, Event) -> Bool
  ) {
    for seed in Self.stories {
      var random = SplitMix64(seed: seed)
      var run = KeyboardRun(mode: random.element(of: modes))
      var story = change(RandomKeyboardStory(random: random))
      var events: [Event] = []
      for _ in 0..<60 {
        let before = run
        events.append(story.event())
        run.pass(events[events.count - 1])
        if law(before, run, events[events.count - 1]) { continue }
        Issue.record("seed \(seed): after \(events) it is \(run)")
        return
      }
    }
  }

  @Test func `what is never wanted is never shown`() {
    check([.never, .automatic]) { _, run, _ in run.policy.mode != .never || !run.policy.isShown }
  }

  @Test func `there is one keyboard at a time`() {
    check { _, run, _ in !(run.policy.isShown && run.isSystemVisible) }
  }

  @Test func `it is always shown for a field that wants it, unless it was sent away`() {
    var (wants, isActive) = (false, true)
    check(
      [.always],
      { story in
        (wants, isActive) = (false, true)
        return story.without {
          switch $0 {
          case .toggled, .dismissed, .modeChanged, .systemVisibilityChanged: true
          default: false
          }
        }
      },
      law: { _, run, event in
        switch event {
        case .fieldFocused(let wanted, _): wants = wanted
        case .focusLeft: wants = false
        case .windowActivityChanged(let active): isActive = active
        default: break
        }
        return run.policy.isShown == (wants && isActive)
      }
    )
  }

  @Test func `in a new field it is always shown, whatever was before`() {
    var isActive = true
    check(
      [.always],
      { story in
        isActive = true
        return story.without { if case .modeChanged = $0 { true } else { false } }
      },
      law: { _, run, event in
        if case .windowActivityChanged(let active) = event { isActive = active }
        guard case .fieldFocused(let wanted, _) = event else { return true }
        return run.policy.isShown == (wanted && isActive)
      }
    )
  }

  @Test func `where the system has one, only the button opens ours`() {
    var isAvailable = false
    check(
      [.automatic],
      { story in
        isAvailable = false
        return story.without { event in
          if case .modeChanged = event { true } else { event == .toggled }
        }
      },
      law: { _, run, event in
        if case .systemAvailabilityChanged(let available) = event { isAvailable = available }
        return !(isAvailable && run.policy.isShown)
      }
    )
  }

  @Test func `who uses a mouse and a keyboard never sees it`() {
    check(
      [.automatic, .never],
      { story in
        var story = story.without { event in
          event == .modeChanged(.always) || event == .toggled
        }
        story.means = [.mouse, .hardwareKeyboard, .program]
        return story
      },
      law: { _, run, _ in !run.policy.isShown }
    )
  }

  @Test func `what is known already changes nothing`() {
    check { _, run, event in
      guard event != .toggled else { return true }
      var again = run
      // The answers of the system have come in between.
      if case .systemVisibilityChanged(let isVisible) = event, isVisible != run.isSystemVisible {
        return true
      }
      again.pass(event)
      return again.effects.isEmpty && again.policy.isShown == run.policy.isShown
    }
  }

  @Test func `the button does what it says`() {
    check { before, run, event in
      guard event == .toggled, before.policy.mode != .never else { return true }
      return run.policy.isOn == !before.policy.isOn
    }
  }

  @Test func `the effects are all that happens`() {
    var isHeldBack = false
    check(
      KeyboardPolicy.Mode.allCases,
      { story in
        isHeldBack = false
        return story
      },
      law: { before, run, _ in
        var isShown = before.policy.isShown
        for effect in run.effects {
          switch effect {
          case .show where !isShown: isShown = true
          case .hide where isShown: isShown = false
          case .askSystemToStayAway: isHeldBack = true
          case .letSystemReturn(let shown) where isHeldBack && !(shown && isShown):
            isHeldBack = false
          default: return false
          }
        }
        return isShown == run.policy.isShown && (isShown || !isHeldBack)
      }
    )
  }
}
