public import FormNavigation
public import GtkBridge
public import KeyboardLayout

/// The on-screen keyboard of a form: shows it when it is wanted, keeps it away where the system has its own.
///
/// Put ``widget`` under the form and its bar. It takes no room and costs next to nothing until the keyboard is shown for the
/// first time.
public final class KeyboardController {
  /// What to put at the lower edge of the window.
  public let widget = Box(isVertical: true)

  /// When the keyboard is shown.
  public var mode: KeyboardPolicy.Mode {
    get { policy.mode }
    set { tell(.modeChanged(newValue)) }
  }

  /// Whether the keyboard comes as soon as a text has the focus: the state of a button that turns it on and off.
  public var isOn: Bool { policy.isOn }

  /// Whether a button that turns it on and off makes sense.
  public var isToggleOffered: Bool { policy.isToggleOffered }

  /// Whether the keyboard is on the screen, or on its way.
  public var isShown: Bool { panel.isShown }

  let panel: OnScreenKeyboard
  private let navigator: FormNavigator
  private let layout: LayoutName?
  private let system: SystemKeyboards
  private var sources: InputSources?
  private var policy: KeyboardPolicy
  private var known = Known()
  private var windowConnections: [SignalConnection] = []
  private var observers: [() -> Void] = []

  /// What the policy has been told of the focus last.
  private struct Known: Equatable {
    var focus: ObjectIdentity?
    var wantsKeyboard = false
  }

  /// Creates the keyboard of a form.
  ///
  /// - Parameters:
  ///   - navigator: The form's navigator; both live as long as the form does.
  ///   - mode: When the keyboard is shown.
  ///   - layout: What it types; where nothing is said, what the user has set up for the system.
  ///   - system: The system's keyboards, which it gives way to.
  public init(
    for navigator: FormNavigator,
    mode: KeyboardPolicy.Mode = .automatic,
    layout: LayoutName? = nil,
    beside system: SystemKeyboards = SystemKeyboards()
  ) {
    self.navigator = navigator
    self.layout = layout
    self.system = system
    policy = KeyboardPolicy(mode: mode)
    panel = OnScreenKeyboard(for: navigator)
    widget.add(panel.widget)
    panel.onHideRequest = { [weak self] in self?.dismiss() }
    navigator.observe { [weak self] in self?.focusMayHaveMoved() }
    navigator.onTap = { [weak self] source in self?.tapped(by: source) }
    // The widget keeps it alive until it is destroyed.
    widget.onWindowChange { [self] in observeWindow() }
    observeWindow()
  }
}
