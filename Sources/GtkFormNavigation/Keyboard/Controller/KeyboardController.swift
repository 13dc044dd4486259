public import FormNavigation
public import GtkBridge
public import KeyboardLayout

/// The on-screen keyboard of a form: it comes when it is wanted and stays away if the system has
/// one.
///
/// Put ``widget`` under the form and its bar. It takes no room, and costs next to nothing, until
/// the keyboard is shown for the first time. It serves every text of its window, also those outside
/// of the form. Nobody has to hold it.
public final class KeyboardController {
  /// The widget to put at the lower edge of the window.
  public let widget = Box(isVertical: true)

  /// The keyboard itself.
  public let keyboard: OnScreenKeyboard

  /// When the keyboard is shown; the user's choice.
  public var mode: KeyboardPolicy.Mode {
    get { policy.mode }
    set { tell(.modeChanged(newValue)) }
  }

  /// Whether the keyboard comes as soon as a text has the focus: the state of a button that turns
  /// it on and off.
  public var isOn: Bool { policy.isOn }

  /// Whether there is to be such a button.
  public var isToggleOffered: Bool { policy.isToggleOffered }

  let system: SystemKeyboards
  let layouts: UserLayouts
  var policy: KeyboardPolicy
  var known = KnownFocus()
  /// Whether the keyboard is there for a walk over its keys only.
  var isBroughtByWalk = false
  var windowConnections: [SignalConnection] = []
  let form: any ServedForm
  /// To whom the keyboard is lent, the latest at the end.
  private var borrowers: [Container] = []
  private var observers: [() -> Void] = []

  /// Creates the keyboard of a form.
  ///
  /// - Parameters:
  ///   - navigator: The form's navigator.
  ///   - mode: When the keyboard is shown.
  ///   - layout: What it types; if nothing is said, what the user has set up for the system.
  ///   - system: The system's keyboards.
  public convenience init(
    for navigator: FormNavigator,
    mode: KeyboardPolicy.Mode = .automatic,
    layout: LayoutName? = nil,
    beside system: SystemKeyboards = SystemKeyboards()
  ) {
    self.init(serving: navigator, mode: mode, layout: layout, beside: system)
  }

  init(
    serving form: any ServedForm,
    mode: KeyboardPolicy.Mode,
    layout: LayoutName? = nil,
    beside system: SystemKeyboards
  ) {
    self.form = form
    self.system = system
    layouts = UserLayouts(only: layout)
    policy = KeyboardPolicy(mode: mode)
    keyboard = OnScreenKeyboard(serving: form)
    widget.add(keyboard.widget)
    // Later it would make GTK style all of the window anew, while the keyboard slides in.
    KeyboardStyle.load
    keyboard.onHideRequest = { [weak self] in self?.tell(.dismissed) }
    layouts.onChange = { [weak self] in self?.updateLayouts() }
    system.onEvent = { [weak self] event in
      guard let self else { return }
      self.form.isSystemKeyboardShown = self.system.isVisible
      tell(event)
    }
    form.observe { [weak self] in self?.focusMayHaveMoved() }
    form.onTap = { [weak self] source in self?.tapped(by: source) }
    form.onKeyPress = { [weak self] press in self?.handle(press) ?? false }
    // The widget's handlers keep it alive until the widget is destroyed.
    widget.connect("destroy") { [self] in forgetEverything() }
    widget.connect("map", after: true) { [weak self] in self?.startWatching() }
    widget.onWindowChange { [weak self] in self?.observeWindow() }
    register()
    observeWindow()
  }

  /// Shows the keyboard, or sends it away, as the user has asked for by a button.
  public func toggle() { tell(.toggled) }

  /// Sends the keyboard away, as its own key for that does.
  func dismiss() { tell(.dismissed) }

  /// Calls the handler whenever ``isOn`` or ``isToggleOffered`` may have changed.
  public func observe(_ handler: @escaping () -> Void) { observers.append(handler) }

  /// Lets the system's keyboards return; for the end of the program.
  public func stop() { system.stop() }

  /// Puts the keyboard somewhere else in the same window until ``takeBack(from:)``: into what
  /// covers its own place.
  func lend(to container: Container) {
    borrowers.append(container)
    updatePlace()
  }

  /// Puts the keyboard back to where it was before, be that its own place or somebody else's who
  /// still has use for it.
  func takeBack(from container: Container) {
    borrowers.removeAll { $0.identity == container.identity }
    updatePlace()
  }

  private func updatePlace() {
    let place = borrowers.last ?? widget
    guard let parent = keyboard.widget.parent, parent.identity != place.identity else { return }
    parent.withPointer { Container(pointer: $0) }?.remove(keyboard.widget)
    place.add(keyboard.widget)
  }

  func tell(_ event: KeyboardPolicy.Event) {
    for effect in policy.handle(event) {
      switch effect {
      case .show: show()
      case .hide: keyboard.hide()
      case .askSystemToStayAway: system.askToStayAway()
      case .letSystemReturn(let shown): system.letReturn(shown: shown)
      }
    }
    for observer in observers { observer() }
  }

  private func show() {
    updateLayouts()
    keyboard.show()
  }

  private func updateLayouts() {
    let wanted = layouts.current
    if keyboard.layouts != wanted { keyboard.layouts = wanted }
  }

  /// The system's keyboards are of no interest before there is something to see, and the layouts
  /// none before a keyboard is wanted: reading them takes as much as opening a small form.
  private func startWatching() {
    MainLoop.whenIdle { [system] in system.start() }
  }

  private func forgetEverything() {
    for connection in windowConnections { connection.disconnect() }
    (windowConnections, observers, borrowers) = ([], [], [])
    (form.onTap, form.onKeyPress) = (nil, nil)
    keyboard.onHideRequest = nil
    layouts.onChange = nil
    system.stop()
  }

  /// The text of the form, or of its window, that has the focus.
  var focusedText: Widget? {
    guard let focused = widget.window?.focusWidget, focused.holdsText else { return nil }
    return focused
  }
}
