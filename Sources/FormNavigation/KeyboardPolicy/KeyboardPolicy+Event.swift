extension KeyboardPolicy {
  /// By what a user has reached a field.
  public enum Means: Hashable, Sendable, CaseIterable {
    /// A finger on the screen, also on a button that leads from field to field.
    case touch
    /// A mouse, a touchpad, a pen.
    case mouse
    /// A key such as Tab of a keyboard that one can touch.
    case hardwareKeyboard
    /// The program itself, a key of the on-screen keyboard, assistive technology.
    case program
  }

  /// Something that has happened, as the host reports it.
  public enum Event: Hashable, Sendable {
    /// Another field has got the focus.
    ///
    /// The focus that GTK gives back to a field when its window becomes active again is none of
    /// these.
    case fieldFocused(wantsKeyboard: Bool, by: Means)

    /// The focused field has been touched or clicked again.
    case fieldTapped(by: Means)

    /// No field of the form has the focus any more.
    case focusLeft

    /// A key of a hardware keyboard has typed a character; shortcuts, Tab and arrows do not count,
    /// nor do keys of ours.
    case hardwareKeyTyped

    /// The user has pressed the button that opens and closes the keyboard.
    case toggled

    /// The user has sent the keyboard away, by Escape or by its own key.
    case dismissed

    /// The window has become the one that gets the keys, or has ceased to be.
    case windowActivityChanged(Bool)

    /// The system has a keyboard that comes by itself when it is needed, or has none any more.
    case systemAvailabilityChanged(Bool)

    /// A keyboard of the system has come onto the screen, or has left it.
    case systemVisibilityChanged(Bool)

    /// The user has made another choice.
    case modeChanged(Mode)
  }

  /// Something the host must do, in the order given.
  public enum Effect: Hashable, Sendable {
    /// Put the keyboard on the screen.
    case show

    /// Take the keyboard off the screen.
    case hide

    /// Ask the system's keyboards once to leave the screen, and not to come until
    /// ``letSystemReturn(shown:)``.
    case askSystemToStayAway

    /// Take back ``askSystemToStayAway``, and put theirs on the screen again if it was there and is
    /// still wanted.
    case letSystemReturn(shown: Bool)
  }
}
