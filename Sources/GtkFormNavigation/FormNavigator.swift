public import FormNavigation
public import GtkBridge

/// Keeps the focused field of a scrolled form in sight and leads from field to field.
///
/// It finds the fields by itself and keeps up with the form as it changes. It lives as long as the
/// scrolled window; nobody has to hold it.
public final class FormNavigator {
  /// The engine that decides, for queries.
  public internal(set) var engine: NavigationEngine

  /// Called when the user is done: the bar's Done, Return in the last field, Ctrl+Return.
  ///
  /// Where nothing is set, Done takes the focus away from the form.
  public var onDone: (() -> Void)?

  /// The scrolled window of the form.
  public let scrolledWindow: ScrolledWindow

  let content: Widget
  let adjustment: Adjustment
  var fields: [AttachedField] = []
  var fieldsByID: [FieldID: AttachedField] = [:]
  var fieldsByWidget: [ObjectIdentity: AttachedField] = [:]
  var scrollers: [AttachedScroller] = []
  var options: [ObjectIdentity: FieldOptions] = [:]
  var lastSnapshot: FormSnapshot?
  var needsScan = true
  var needsSnapshot = true
  var isScrolling = false
  var isLeaving = false
  var nextNumber = 0
  var movedCaret: FieldID?
  var toldPlace: ToldPlace?
  var releaseCheck: MainLoopSource?
  private var observers: [() -> Void] = []
  private var containerConnections: [SignalConnection] = []
  private var frameConnection: SignalConnection?
  private var windowConnections: [SignalConnection] = []

  /// Attaches to a form.
  ///
  /// - Parameters:
  ///   - scrolledWindow: The form's scrolled window, with its content in it.
  ///   - canSubmit: Whether Return in the last field finishes the form.
  public init(attachingTo scrolledWindow: ScrolledWindow, canSubmit: Bool = true) {
    self.scrolledWindow = scrolledWindow
    content = scrolledWindow.content ?? scrolledWindow
    adjustment = scrolledWindow.verticalAdjustment
    var options = NavigationOptions()
    options.canSubmit = canSubmit
    options.direction = scrolledWindow.isRightToLeft ? .rightToLeft : .leftToRight
    options.gap = 12
    engine = NavigationEngine(options: options, viewport: .zero, contentSize: .zero)
    scrolledWindow.disableFocusScrolling()
    InputMethod.observe()
    observeRoom()
    observeWindow()
  }

  /// Says more about a field than its widget shows.
  public func setOptions(_ options: FieldOptions, for widget: Widget) {
    self.options[widget.identity] = options
    needsSnapshot = true
    scrolledWindow.requestFrame()
  }

  /// Calls the handler whenever the focused field or its neighbors may have changed.
  public func observe(_ handler: @escaping () -> Void) { observers.append(handler) }

  func notifyObservers() { for observer in observers { observer() } }

  private func observeRoom() {
    content.onLayout { [weak self] in self?.geometryChanged() }
    adjustment.onExtentChange { [weak self] in self?.geometryChanged() }
    adjustment.onValueChange { [weak self] in self?.scrollPositionChanged() }
    // Strong on purpose: the scrolled window keeps its navigator alive. GTK frees the handlers of a
    // widget that is destroyed, but not those of its adjustments.
    scrolledWindow.connect("destroy") { [self] in forgetEverything() }
    scrolledWindow.connect("realize", after: true) { [weak self] in self?.observeFrames() }
    scrolledWindow.connect("unrealize") { [weak self] in self?.frameConnection?.disconnect() }
    scrolledWindow.onWindowChange { [weak self] in self?.observeWindow() }
    if scrolledWindow.isRealized { observeFrames() }
  }

  private func observeFrames() {
    frameConnection?.disconnect()
    frameConnection = scrolledWindow.onFrameLayout { [weak self] in self?.frameWasLaidOut() }
    scrolledWindow.requestFrame()
  }

  private func observeWindow() {
    for connection in windowConnections { connection.disconnect() }
    windowConnections = []
    guard let window = scrolledWindow.window else { return }
    windowConnections = [
      window.onFocusChange { [weak self] in self?.focusChanged() },
      window.onKeyPress { [weak self] press in self?.handle(press) ?? false },
      window.onNotify("is-active") { [weak self] in self?.windowActivationChanged() },
    ]
  }

  func observeContainer(_ container: Widget) {
    containerConnections += container.onChildrenChanged { [weak self] in self?.treeChanged() }
  }

  private func forgetEverything() {
    for connection in windowConnections { connection.disconnect() }
    windowConnections = []
    frameConnection?.disconnect()
    releaseCheck?.cancel()
    forgetContainers()
    for field in fields { detach(field) }
    (fields, fieldsByID, fieldsByWidget, scrollers) = ([], [:], [:], [])
    (observers, onDone) = ([], nil)
  }

  func forgetContainers() {
    for connection in containerConnections { connection.disconnect() }
    containerConnections = []
  }
}
