public import GtkBridge
public import KeyboardLayout

/// A keyboard on the screen for the fields of a form, in the window itself.
///
/// It types into whatever text has the focus in its window, by key events that go the way of a
/// hardware keyboard's; the text keeps the focus. It is built when it is shown first, follows the
/// focused field from then on, and lives as long as its widget; nobody has to keep it.
public final class OnScreenKeyboard {
  /// The widget to put at the lower edge of the window, below the form and its bar.
  public let widget = Revealer(.slideUp, milliseconds: 250)

  /// The layouts that its key for the language goes through; if there is none, a Latin one is
  /// used.
  public var layouts: [KeyboardLayout] = [] {
    didSet { if layouts != oldValue { replaceState() } }
  }

  /// Called when its own key for that asks to put it away; if nothing is set, it hides.
  public var onHideRequest: (() -> Void)?

  /// Called when the user has chosen another layout.
  public var onLayoutChange: ((KeyboardLayout) -> Void)?

  /// Whether it is shown, or on its way in.
  public private(set) var isShown = false {
    didSet { form.isKeyboardShown = isShown }
  }

  /// Whether its keys have been made; that takes time and comes with the first ``show()``.
  public var isBuilt: Bool { parts != nil }

  /// Whether a key is just being sent to the field: a key press seen now is one of its own.
  public var isSending: Bool { sendingDepth > 0 }

  /// Whether the arrow keys walk over its keys.
  public var isNavigating: Bool { parts?.cursor.isActive ?? false }

  let form: any ServedForm
  let contexts: InputContextSwap
  let completions = CompletionSwap()
  var parts: KeyboardParts?
  var state: KeyboardState?
  var sendingDepth = 0
  var field = FollowedField()
  var windowConnections: [SignalConnection] = []
  var layoutWatch: LayoutWatch?
  var held: [UInt: HeldKey] = [:]
  private var isOver = false

  /// Creates a keyboard that is not shown yet.
  ///
  /// - Parameter navigator: The navigator that knows what Return does in each field.
  public convenience init(for navigator: FormNavigator) {
    self.init(serving: navigator)
  }

  init(serving form: any ServedForm, contexts: InputContextSwap = InputContextSwap()) {
    self.form = form
    self.contexts = contexts
    // Strong on purpose: the widget keeps its keyboard, until GTK frees the handlers as it is
    // destroyed.
    widget.connect("destroy") { [self] in forgetEverything() }
    widget.connect("unmap") { [weak self] in self?.releaseAll() }
    widget.onWindowChange { [weak self] in self?.followWindow() }
    form.observe { [weak self] in self?.update() }
  }

  /// Slides it in.
  public func show() {
    guard !isOver, !isShown else { return }
    let parts = self.parts ?? build()
    isShown = true
    followWindow()
    parts.panel.isVisible = true
    widget.revealsChild = true
  }

  /// Slides it out; whatever is pressed on it types nothing.
  public func hide() {
    guard isShown else { return }
    endKeyNavigation()
    releaseAll()
    isShown = false
    followWindow()
    widget.revealsChild = false
  }

  /// The window that it types into.
  var window: Window? { widget.window ?? form.window }

  private func build() -> KeyboardParts {
    KeyboardStyle.load
    let parts = KeyboardParts()
    self.parts = parts
    if state == nil { replaceState() }
    parts.grid.onClick = { [weak self, clicks = parts.clicks] index in
      clicks.add { self?.press(keyAt: index) }
    }
    parts.grid.onPlaced = { [weak parts] in parts?.cursor.keysArePlaced() }
    parts.completions.onChoice = { [weak self] in self?.complete($0) }
    parts.surface.onContact { [weak self] contact in self?.handle(contact) }
    parts.alternates.onChoice = { [weak self, clicks = parts.clicks] choice in
      clicks.add { self?.choose(choice) }
    }
    widget.add(parts.panel)
    parts.panel.showAll()
    return parts
  }

  private func replaceState() {
    // The layout of the field in use stays, wherever it is in the list now.
    let layout = state?.layout
    guard isBuilt || state != nil else { return }
    let sign = Toolkit.decimalSeparator.first ?? "."
    var new = KeyboardState(layouts: layouts, decimalSign: sign)
    if let layout { new.goTo(layout) }
    state = new
    releaseAll()
    fieldChanged()
  }

  private func forgetEverything() {
    isOver = true
    releaseAll()
    isShown = false
    followWindow()
    parts?.alternates.forget()
    parts?.clicks.clear()
    (onHideRequest, onLayoutChange, parts) = (nil, nil, nil)
  }
}
