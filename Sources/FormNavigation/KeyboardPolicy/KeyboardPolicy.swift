/// Decides whether the program's own on-screen keyboard is shown, and when a keyboard of the system
/// has to give way to it.
///
/// Events go in, effects come out; the same events give the same decisions. It knows no widgets, no
/// clock and no bus: its host reports what the user does and what the system's keyboards say of
/// themselves.
///
/// The rules:
/// - One keyboard at a time. If a keyboard of the system is there, ours opens by itself in no
///   field (``Mode/automatic``); if the user wants ours all the same, theirs is asked to stay
///   away for as long as ours is shown.
/// - In ``Mode/automatic`` it opens for a finger only. A user of a mouse and a keyboard never sees
///   it without asking for it.
/// - It is shown in an active window only, and only for a field that wants a keyboard.
/// - A press of the mouse never opens or closes it if it is open: what lies below the pointer
///   would move.
public struct KeyboardPolicy: Hashable, Sendable {
  /// When the keyboard may be shown; the user's choice.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// For a finger, if the system has no keyboard of its own.
    case automatic = "auto"
    /// For every field that wants one, instead of the system's.
    case always
    /// Not at all; nor is there a button for it.
    case never
  }

  /// The user's choice; changed by ``Event/modeChanged(_:)``.
  public internal(set) var mode: Mode

  /// Whether a field that wants a keyboard has the focus.
  var wantsKeyboard = false
  var isWindowActive = true
  var isSystemAvailable = false
  /// Whether a keyboard of the system is on the screen, as far as is known.
  var isSystemVisible = false

  /// Whether the user has touched a field, and neither used a mouse instead nor a hardware keyboard
  /// since.
  var usesTouch = false
  /// Whether the user has opened ours with the button.
  var isToggledOn = false
  var isDismissed = false
  /// Whether theirs has been asked to stay away while it was on the screen, for the field that has
  /// the focus.
  var hasRefusedSystem = false

  /// Creates the policy of a window in which nothing has happened yet.
  public init(mode: Mode = .automatic) { self.mode = mode }

  /// Whether the keyboard is to be on the screen now.
  public var isShown: Bool { isOn && wantsKeyboard && isWindowActive }

  /// Whether the keyboard is shown as soon as a field that wants one has the focus: the state of
  /// the button.
  public var isOn: Bool {
    switch mode {
    case .never: false
    case .always: !isDismissed
    case .automatic: !isDismissed && (isToggledOn || (usesTouch && !isSystemThere))
    }
  }

  /// Whether there is a button that opens and closes it.
  ///
  /// In ``Mode/never`` there is none: the user has said that it is not wanted, and
  /// ``Event/toggled`` does nothing.
  public var isToggleOffered: Bool { mode != .never }

  /// A keyboard on the screen is there, whatever has been said of it.
  var isSystemThere: Bool { isSystemAvailable || isSystemVisible }

  /// Whether a keyboard of the system is asked to stay away.
  var holdsSystemBack: Bool { isShown && (mode == .always || isToggledOn) }
}
