public import FormNavigation
public import GtkBridge

/// Keeps the focused field of a scrolled form in sight and leads from field to field.
///
/// It finds the fields by itself and keeps up with the form as it changes, be the content put in
/// before or after, taken out, or replaced. It lives as long as the scrolled window and does not keep
/// that alive; nobody has to hold it.
public final class FormNavigator {
  /// The engine that decides, for queries.
  public internal(set) var engine: NavigationEngine

  /// Called with what has happened, what follows from it, and the engine after that.
  ///
  /// It is for records of what was decided; there is no typed text in them.
  public var onDecision: (([NavigationEvent], [NavigationEffect], NavigationEngine) -> Void)?

  /// Called when the user is done: the bar's Done, Return in the last field, Control and Return.
  ///
  /// Where nothing is set, Done takes the focus away from the form; but Return in an entry that activates the
  /// default widget of its window does that.
  public var onDone: (() -> Void)?

  /// Called with the name of an action that Return in a field leads to
  /// (``FieldOptions/Successor/action(_:isEnabled:)``).
  public var onAction: ((String) -> Void)?

  /// Asked before Next, Previous, Tab or Return moves the focus from one control to another.
  ///
  /// False keeps it where it is. What the user focuses by other means cannot be refused. The handler may do anything,
  /// such as run a dialog, change the form or move the focus by ``moveFocus(to:)``; where it has moved the focus, that
  /// stands, whatever it answers. Of other moves that are asked for meanwhile nothing comes.
  public var mayMove: ((_ origin: Widget?, _ target: Widget) -> Bool)?

  /// Whether Alt and Down opens the list of a choice that has the focus, as GTK has it, and does not lead on from there.
  public var opensLists = true

  /// Called with a control that has declined the focus; where nothing is set, the error bell rings.
  public var onRefusal: ((Widget) -> Void)?

  /// The scrolled window of the form, or nil once that is gone.
  public var scrolledWindow: ScrolledWindow? { form.scrolledWindow }

  /// Called when the focused text has been tapped.
  var onTap: ((InputDevice) -> Void)?

  /// Offered each key of the window before anything is done with it; true keeps it from everything else.
  var onKeyPress: ((KeyPress) -> Bool)?

  /// Whether a keyboard is on the screen, over which nothing may lie.
  var isKeyboardShown = false {
    didSet { if isKeyboardShown != oldValue { notifyObservers() } }
  }

  let form: ScrollArea
  var fields: [AttachedField] = []
  var fieldsByID: [FieldID: AttachedField] = [:]
  var fieldsByWidget: [ObjectIdentity: AttachedField] = [:]
  var innerAreas: [ScrollArea] = []
  var areasByWidget: [ObjectIdentity: ScrollArea] = [:]
  var options: [ObjectIdentity: KeptOptions] = [:]
  var standIns: [ObjectIdentity: (_ isForward: Bool) -> Void] = [:]
  var pendingShift = 0.0
  var lastSnapshot: FormSnapshot?
  var hasStarted = false
  var isOver = false
  /// What is known of the widgets in the form, beginning with the scrolled window.
  var root: ScannedWidget?
  var scanned: [ObjectIdentity: ScannedWidget] = [:]
  /// What of that has to be looked at again.
  var changedWidgets: [ObjectIdentity: ScannedWidget] = [:]
  var needsWholeScan = true
  /// What was found where nothing is any more.
  var dropped: (fields: [AttachedField], areas: [ScrollArea]) = ([], [])
  /// How often a widget has been looked at.
  var lookCount = 0
  var needsSnapshot = true
  var isInFrame = false
  var isScrolling = false
  var isLeaving = false
  var isDefaultLeftToGTK = false
  var isFocusElsewhere = true
  var isMovingByArrow = false
  var isAskingHost = false
  var isSynchronizing = false
  var isRevealDue = false
  var caretFollowing = CaretFollowing()
  var followedText: ObjectIdentity?
  var followedPosition: Int?
  var followedFrame: Int64?
  var awaitedFocus: ObjectIdentity?
  var nextNumber = 0
  var touchedField: FieldID?
  var displacedField: FieldID?
  var toldPlace: ToldPlace?
  var releaseCheck: MainLoopSource?
  var tree: WidgetTree?
  var frameConnection: SignalConnection?
  var windowConnections: [SignalConnection] = []
  var orphanedField: FieldID?
  private var observers: [() -> Void] = []

  /// The one whose form had the focus last, to which keys go that are pressed outside of all forms.
  static weak var latest: FormNavigator?

  /// What other copies of this library see on a scrolled window that one of these looks after.
  static let mark = "nextfield-navigator"

  /// Attaches to a form.
  ///
  /// - Parameters:
  ///   - scrolledWindow: The form's scrolled window, with its content in it or still without.
  ///   - canSubmit: Whether Return in the last field finishes the form.
  public init(attachingTo scrolledWindow: ScrolledWindow, canSubmit: Bool = true) {
    form = ScrollArea(scrolledWindow)
    scrolledWindow.mark(Self.mark)
    var options = NavigationOptions()
    options.canSubmit = canSubmit
    options.gap = 12
    form.lookUpContent()
    options.direction = form.isRightToLeft ? .rightToLeft : .leftToRight
    engine = NavigationEngine(options: options, viewport: .zero, contentSize: .zero)
    InputMethod.observe()
    PressWatch.observe()
    register(scrolledWindow)
    observe(scrolledWindow)
    observeForm()
    observeWindow()
  }

  /// Says more about a field than its widget shows; it holds as long as the widget lives.
  public func setOptions(_ options: FieldOptions, for widget: Widget) {
    let key = widget.identity
    if self.options.updateValue(KeptOptions(options), forKey: key) == nil {
      // The address may be given to another widget afterwards.
      widget.whenGone { [weak self] in self?.options[key] = nil }
    }
    geometryChanged()
  }

  /// Calls the handler whenever the focused field or its neighbors may have changed.
  public func observe(_ handler: @escaping () -> Void) { observers.append(handler) }

  func notifyObservers() { for observer in observers { observer() } }

  /// Lets go of everything, as the scrolled window is destroyed.
  func forgetEverything() {
    isOver = true
    tree = nil
    unregister()
    for connection in windowConnections { connection.disconnect() }
    windowConnections = []
    frameConnection?.disconnect()
    releaseCheck?.cancel()
    if let root { drop(root) }
    for field in fieldsByID.values { detach(field) }
    for area in areasByWidget.values { area.disconnect() }
    form.disconnect()
    (root, scanned, changedWidgets, dropped) = (nil, [:], [:], ([], []))
    (fields, fieldsByID, fieldsByWidget) = ([], [:], [:])
    (innerAreas, areasByWidget, options, standIns) = ([], [:], [:], [:])
    engine.handle(.layoutChanged(contentSize: .zero, fields: [], scrollers: []))
    notifyObservers()
    (observers, onDone, onAction, onRefusal) = ([], nil, nil, nil)
    (mayMove, onDecision, onTap, onKeyPress) = (nil, nil, nil, nil)
  }
}
