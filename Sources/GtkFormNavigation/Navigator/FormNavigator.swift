public import FormNavigation
public import GtkBridge

/// Keeps the focused field of a scrolled form in sight and leads from field to field.
///
/// It finds the fields by itself and keeps up with the form as it changes, be the content put in
/// before or after, taken out, or replaced. It lives as long as the scrolled window and does not
/// keep that alive; nobody has to hold it.
public final class FormNavigator {
  /// The engine that decides, for queries.
  public var engine: NavigationEngine { context.engine }

  /// Called with what has happened, what follows from it, and the engine after that.
  ///
  /// It is for records of what was decided; there is no typed text in them.
  public var onDecision: (([NavigationEvent], [NavigationEffect], NavigationEngine) -> Void)? {
    get { handlers.onDecision }
    set { handlers.onDecision = newValue }
  }

  /// Called when the user is done: the bar's Done, Return in the last field, Control and Return.
  ///
  /// If nothing is set, Done takes the focus away from the form; but Return in an entry that
  /// activates the default widget of its window does that.
  public var onDone: (() -> Void)? {
    get { handlers.onDone }
    set { handlers.onDone = newValue }
  }

  /// Called with the name of an action that Return in a field leads to
  /// (``FieldOptions/Successor/action(_:isEnabled:)``).
  public var onAction: ((String) -> Void)? {
    get { handlers.onAction }
    set { handlers.onAction = newValue }
  }

  /// Asked before Next, Previous, Tab or Return moves the focus from one control to another.
  ///
  /// False keeps it where it is. A focus that the user moves by other means cannot be refused. The
  /// handler may do anything, such as run a dialog, change the form or move the focus by
  /// ``moveFocus(to:)``; if it has moved the focus, that stands, whatever it answers. Other moves
  /// that are asked for meanwhile are dropped.
  public var mayMove: ((_ origin: Widget?, _ target: Widget) -> Bool)? {
    get { handlers.mayMove }
    set { handlers.mayMove = newValue }
  }

  /// Called with a control that has declined the focus; if nothing is set, the error bell rings.
  public var onRefusal: ((Widget) -> Void)? {
    get { handlers.onRefusal }
    set { handlers.onRefusal = newValue }
  }

  /// Whether Alt and Down opens the list of a choice that has the focus, as GTK has it, and does
  /// not lead on from there.
  public var opensLists = true

  /// The wanted distance between a revealed field and the edge of what is seen of the form, in
  /// pixels.
  public var gap: Double {
    get { context.engine.options.gap }
    set { changeOptions { $0.gap = newValue } }
  }

  /// Whether Next leads from the last field to the first one, and Previous back; then Tab does not
  /// leave the form.
  public var wraps: Bool {
    get { context.engine.options.wraps }
    set { changeOptions { $0.wraps = newValue } }
  }

  /// Whether the form goes back to where it was when the keyboard has gone; usually it stays.
  ///
  /// Of a keyboard of the system only a ``KeyboardController`` of the form knows, be its mode
  /// `never`.
  public var restore: NavigationOptions.Restore {
    get { restoring.restore }
    set { restoring.restore = newValue }
  }

  private func changeOptions(_ change: (inout NavigationOptions) -> Void) {
    var options = context.engine.options
    change(&options)
    guard options != context.engine.options else { return }
    context.tell([.optionsChanged(options)])
    context.requestFrame()
  }

  /// The scrolled window of the form, or nil once that is gone.
  public var scrolledWindow: ScrolledWindow? { context.scrolledWindow }

  /// Called when the focused text has been tapped.
  var onTap: ((InputDevice) -> Void)? {
    get { handlers.onTap }
    set { handlers.onTap = newValue }
  }

  /// Offered each key of the window before anything is done with it; true keeps it from everything
  /// else.
  var onKeyPress: ((KeyPress) -> Bool)? {
    get { handlers.onKeyPress }
    set { handlers.onKeyPress = newValue }
  }

  /// Whether a keyboard is on the screen, over which nothing may lie.
  var isKeyboardShown = false {
    didSet {
      guard isKeyboardShown != oldValue else { return }
      noteKeyboard()
      notifyObservers()
    }
  }

  /// Whether a keyboard of the system is on the screen, as far as that is known.
  var isSystemKeyboardShown = false {
    didSet { if isSystemKeyboardShown != oldValue { noteKeyboard() } }
  }

  private func noteKeyboard() {
    _ = restoring.handle(.keyboardShown(isKeyboardShown || isSystemKeyboardShown))
    context.requestFrame()
  }

  let context: FormContext
  let scanner: FormScanner
  let layout: LayoutReporter
  let scrolling: ScrollApplier
  let caret: CaretFollower
  let caretPlace: CaretPlace
  let focus: FocusKeeper
  let cover: OverlayCover
  var restoring = KeyboardRestoring()
  var moves = MoveState()
  private var handlers = FormHandlers()
  private var frameConnection: SignalConnection?
  private var windowConnections: [SignalConnection] = []

  /// The one whose form had the focus last, to which keys go that are pressed outside of all forms.
  static weak var latest: FormNavigator?

  /// The mark that other copies of this library see on a scrolled window that one of these looks
  /// after.
  static let mark = "nextfield-navigator"

  /// Attaches to a form.
  ///
  /// - Parameters:
  ///   - scrolledWindow: The form's scrolled window, with its content in it or still without.
  ///   - canSubmit: Whether Return in the last field finishes the form.
  public init(attachingTo scrolledWindow: ScrolledWindow, canSubmit: Bool = true) {
    let form = ScrollArea(scrolledWindow)
    scrolledWindow.mark(Self.mark)
    var options = NavigationOptions()
    options.canSubmit = canSubmit
    options.gap = 12
    form.updateContent()
    options.direction = form.isRightToLeft ? .rightToLeft : .leftToRight
    context = FormContext(form, options: options)
    scanner = FormScanner(context)
    layout = LayoutReporter(context)
    scrolling = ScrollApplier(context, layout)
    caret = CaretFollower(context, scrolling)
    caretPlace = CaretPlace(context)
    focus = FocusKeeper(context, scrolling)
    cover = OverlayCover(context)
    InputMethod.observe()
    PressWatch.observe()
    scanner.attacher.delegate = self
    context.onDecision = { [weak self] decision in self?.carryOut(decision) }
    register(scrolledWindow)
    observe(scrolledWindow)
    observeForm()
    observeWindow()
  }

  /// Says more about a field than its widget shows; it holds as long as the widget lives.
  public func setOptions(_ options: FieldOptions, for widget: Widget) {
    context.fields.setOptions(KeptOptions(options), for: widget)
    context.geometryChanged()
    // A field that is still to be found has no neighbors yet: observers hear of it with the next
    // scan.
    if context.fields.field(containing: widget) != nil { notifyObservers() }
  }

  /// Calls the handler whenever the focused field or its neighbors may have changed.
  public func observe(_ handler: @escaping () -> Void) { handlers.observers.append(handler) }

  func notifyObservers() { for observer in handlers.observers { observer() } }

  // MARK: What it observes itself

  /// Observes the scrolled window itself; its handlers are what keeps the navigator alive.
  private func observe(_ scrolledWindow: ScrolledWindow) {
    // Strong on purpose. GTK frees the handlers of a widget that is destroyed or that nobody keeps.
    scrolledWindow.connect("destroy") { [self] in forgetEverything() }
    scrolledWindow.connect("realize", after: true) { [weak self] in self?.observeFrames() }
    scrolledWindow.connect("unrealize") { [weak self] in self?.frameConnection?.disconnect() }
    scrolledWindow.connect("map", after: true) { [weak self] in self?.context.geometryChanged() }
    scrolledWindow.onWindowChange { [weak self] in self?.observeWindow() }
    scrolledWindow.onFocusMove { [weak self] move in
      self?.focusMoves(move) ?? .isLeftToGTK
    }
    if scrolledWindow.isRealized { observeFrames() }
  }

  private func observeForm() {
    context.form.onContentLayout = { [weak context] in context?.geometryChanged() }
    context.form.onExtentChange = { [weak context] in context?.requestFrame() }
    context.form.onScroll = { [weak self] in
      self?.caret.textScrolled()
      self?.scrolling.formScrolled()
    }
  }

  private func observeFrames() {
    frameConnection?.disconnect()
    frameConnection = scrolledWindow?.onFrameLayout { [weak self] in self?.frameWasLaidOut() }
    context.requestFrame()
  }

  private func observeWindow() {
    for connection in windowConnections { connection.disconnect() }
    windowConnections = []
    cover.observe()
    guard let window = context.window else { return }
    windowConnections = [
      window.onFocusChange { [weak self] in self?.focusChanged() },
      window.onKeyPress { [weak self] press in self?.handle(press) ?? false },
      window.onNotify("is-active") { [weak self] in self?.windowActivationChanged() },
    ]
    context.geometryChanged()
  }

  private func windowActivationChanged() {
    guard context.window?.isActive ?? false else { return }
    synchronize()
    context.tell([.windowActivated])
  }

  /// Lets go of everything, as the scrolled window is destroyed.
  private func forgetEverything() {
    context.forgetEverything()
    unregister()
    for connection in windowConnections { connection.disconnect() }
    windowConnections = []
    frameConnection?.disconnect()
    scrolling.forgetEverything()
    scanner.forgetEverything()
    cover.forgetEverything()
    notifyObservers()
    handlers = FormHandlers()
  }
}
