import FormNavigation
import Testing

/// When the program's own keyboard is shown, by example.
@Suite struct KeyboardPolicyTests {
  private typealias Event = KeyboardPolicy.Event
  private typealias Effect = KeyboardPolicy.Effect

  private func policy(_ mode: KeyboardPolicy.Mode, _ events: Event...) -> KeyboardPolicy {
    var policy = KeyboardPolicy(mode: mode)
    for event in events { _ = policy.handle(event) }
    return policy
  }

  private let touched = Event.fieldFocused(wantsKeyboard: true, by: .touch)
  private let clicked = Event.fieldFocused(wantsKeyboard: true, by: .mouse)
  private let tabbed = Event.fieldFocused(wantsKeyboard: true, by: .hardwareKeyboard)
  private let moved = Event.fieldFocused(wantsKeyboard: true, by: .program)
  private let boxTouched = Event.fieldFocused(wantsKeyboard: false, by: .touch)

  @Test func `a finger opens it, nothing else does`() {
    #expect(policy(.automatic, touched).isShown)
    for event in [clicked, tabbed, moved, boxTouched] {
      #expect(!policy(.automatic, event).isShown, "\(event)")
    }
  }

  @Test func `it stays while the program leads on, and goes where Tab does`() {
    #expect(policy(.automatic, touched, moved).isShown)
    #expect(!policy(.automatic, touched, tabbed).isShown)
  }

  @Test func `the mouse neither opens nor closes it`() {
    #expect(policy(.automatic, touched, clicked).isShown)
    #expect(policy(.automatic, touched, .fieldTapped(by: .mouse)).isShown)
    #expect(!policy(.automatic, touched, .focusLeft, clicked).isShown)
    #expect(!policy(.automatic, touched, .dismissed, .fieldTapped(by: .mouse)).isShown)
  }

  @Test func `it hides for a field that wants none, and comes back after it`() {
    #expect(!policy(.automatic, touched, boxTouched).isShown)
    #expect(policy(.automatic, touched, boxTouched, moved).isShown)
    #expect(!policy(.automatic, touched, .focusLeft).isShown)
  }

  @Test func `after a hardware key only a finger opens it again`() {
    var typing = policy(.automatic, touched)
    #expect(typing.handle(.hardwareKeyTyped) == [.hide])
    for event in [moved, clicked, .windowActivityChanged(false), .windowActivityChanged(true)] {
      #expect(typing.handle(event) == [], "\(event)")
    }
    #expect(typing.handle(.fieldTapped(by: .touch)) == [.show])
  }

  @Test func `once dismissed it stays away until a field is touched`() {
    for means in KeyboardPolicy.Means.allCases {
      let next = Event.fieldFocused(wantsKeyboard: true, by: means)
      #expect(policy(.automatic, touched, .dismissed, next).isShown == (means == .touch))
      let tap = Event.fieldTapped(by: means)
      #expect(policy(.automatic, touched, .dismissed, tap).isShown == (means == .touch))
    }
    #expect(!policy(.automatic, touched, .dismissed, boxTouched, moved).isShown)
    #expect(policy(.automatic, touched, .dismissed, .toggled).isShown)
  }

  @Test func `the button opens it for a mouse, and closes it for a finger`() {
    #expect(policy(.automatic, clicked, .toggled).isShown)
    #expect(policy(.automatic, clicked, .toggled, clicked, tabbed).isShown)
    #expect(!policy(.automatic, clicked, .toggled, .toggled).isShown)
    #expect(!policy(.automatic, clicked, .toggled, .hardwareKeyTyped).isShown)
    #expect(!policy(.automatic, touched, .toggled, moved).isShown)
    #expect(policy(.automatic, touched, .toggled, touched).isShown)
  }

  @Test func `the button counts before a field has the focus`() {
    let waiting = policy(.automatic, .toggled)
    #expect(waiting.isOn && !waiting.isShown)
    #expect(policy(.automatic, .toggled, clicked).isShown)
    #expect(!policy(.automatic, .toggled, .toggled, clicked).isShown)
  }

  @Test func `where it is never shown there is no button`() {
    let never = policy(.never, .toggled, touched, .toggled)
    #expect(!never.isShown && !never.isOn && !never.isToggleOffered)
    #expect(policy(.automatic).isToggleOffered && policy(.always).isToggleOffered)
  }

  @Test func `always is for everybody, and a dismissed one comes back with the next field`() {
    for event in [touched, clicked, tabbed, moved] {
      #expect(policy(.always, event).isShown)
      #expect(!policy(.always, event, .dismissed).isShown)
      #expect(policy(.always, touched, .dismissed, event).isShown)
    }
    #expect(policy(.always, clicked, .hardwareKeyTyped).isShown)
    #expect(policy(.always, clicked, .dismissed, .fieldTapped(by: .mouse)).isShown)
    #expect(!policy(.always, clicked, .toggled).isShown)
    #expect(policy(.always, clicked, .toggled, moved).isShown)
  }

  @Test func `a window that is not active shows none`() {
    var leaving = policy(.always, touched)
    #expect(
      leaving.handle(.windowActivityChanged(false)) == [.hide, .letSystemReturn(shown: false)]
    )
    #expect(leaving.handle(.windowActivityChanged(true)) == [.askSystemToStayAway, .show])
  }

  @Test func `where the system has one, ours opens by the button only`() {
    #expect(!policy(.automatic, .systemAvailabilityChanged(true), touched).isShown)
    #expect(!policy(.automatic, .systemVisibilityChanged(true), touched).isShown)
    #expect(policy(.automatic, .systemAvailabilityChanged(true), touched, .toggled).isShown)
  }

  @Test
  func `a finger is answered by ours as soon as theirs is gone, and by theirs once it has come`() {
    var one = policy(.automatic, .systemAvailabilityChanged(true), touched)
    #expect(one.handle(.systemAvailabilityChanged(false)) == [.show])
    #expect(one.handle(.systemAvailabilityChanged(true)) == [.hide])
    var other = policy(.automatic, touched)
    #expect(other.handle(.systemVisibilityChanged(true)) == [.hide])
    #expect(other.handle(.systemVisibilityChanged(false)) == [.show])
  }

  @Test func `the button swaps theirs for ours, and back`() {
    var swapping = policy(
      .automatic,
      .systemAvailabilityChanged(true),
      touched,
      .systemVisibilityChanged(true)
    )
    #expect(swapping.handle(.toggled) == [.askSystemToStayAway, .show])
    #expect(swapping.handle(.systemVisibilityChanged(false)) == [])
    #expect(swapping.handle(.toggled) == [.hide, .letSystemReturn(shown: true)])
  }

  @Test func `theirs is not put back where no keyboard is wanted`() {
    for event in [Event.dismissed, .focusLeft, boxTouched, .hardwareKeyTyped] {
      var leaving = policy(.automatic, .systemVisibilityChanged(true), clicked, .toggled)
      _ = leaving.handle(.systemVisibilityChanged(false))
      #expect(leaving.handle(event) == [.hide, .letSystemReturn(shown: false)], "\(event)")
    }
  }

  @Test func `theirs is asked once more if it comes by itself, and wins if it comes again`() {
    for mode in [KeyboardPolicy.Mode.always, .automatic] {
      var calling = policy(mode, .systemAvailabilityChanged(true), clicked)
      if !calling.isShown { _ = calling.handle(.toggled) }
      #expect(calling.handle(.systemVisibilityChanged(true)) == [.askSystemToStayAway])
      #expect(calling.handle(.systemVisibilityChanged(false)) == [])
      let yielding = calling.handle(.systemVisibilityChanged(true))
      #expect(yielding == [.hide, .letSystemReturn(shown: false)])
      #expect(calling.handle(moved) == (mode == .always ? [.askSystemToStayAway, .show] : []))
    }
  }

  @Test func `theirs wins if it comes again after it went at the first request`() {
    var calling = policy(
      .automatic,
      .systemAvailabilityChanged(true),
      .systemVisibilityChanged(true),
      touched,
      .toggled,
      .systemVisibilityChanged(false)
    )
    let yielding = calling.handle(.systemVisibilityChanged(true))
    #expect(yielding == [.hide, .letSystemReturn(shown: false)])
    // It has won, but ours has not been sent away.
    #expect(calling.handle(.systemAvailabilityChanged(false)) == [.show])
  }

  @Test func `the choice may change at any time`() {
    var changing = policy(.never, .systemAvailabilityChanged(true), clicked)
    #expect(changing.handle(.modeChanged(.always)) == [.askSystemToStayAway, .show])
    #expect(changing.handle(.dismissed) == [.hide, .letSystemReturn(shown: false)])
    #expect(changing.handle(.modeChanged(.automatic)) == [])
    #expect(changing.handle(.modeChanged(.always)) == [.askSystemToStayAway, .show])
    #expect(changing.handle(.modeChanged(.never)) == [.hide, .letSystemReturn(shown: true)])
  }

  @Test func `the choice that is made already brings no dismissed keyboard back`() {
    var dismissed = policy(.automatic, touched, .dismissed)
    #expect(dismissed.handle(.modeChanged(.automatic)) == [])
    #expect(!dismissed.isShown)
    var always = policy(.always, touched, .dismissed)
    #expect(always.handle(.modeChanged(.always)) == [])
    #expect(!always.isShown)
  }
}
