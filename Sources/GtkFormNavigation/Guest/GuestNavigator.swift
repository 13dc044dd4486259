public import FormNavigation
public import GtkBridge

/// Keeps the focused field in sight in a program that knows nothing of it, and does nothing else.
///
/// It takes no key, adds no widget, changes no look and no order. After a change of the focus, of
/// the room or of the caret, what has the focus is brought back by the smallest move up or down if
/// it is not in sight. Scrolling by anything else is right: see ``NavigationOptions/isGuest``. It
/// lives as long as the scrolled window, keeps nothing of the program alive, and does nothing while
/// nothing changes.
public final class GuestNavigator {
  /// The engine that decides, for queries.
  public internal(set) var engine: NavigationEngine

  /// Called with what has happened, what follows from it, and the engine after that; there is no
  /// typed text in them.
  public var onDecision: (([NavigationEvent], [NavigationEffect], NavigationEngine) -> Void)?

  /// Called at the end of the scrolled window.
  public var onEnd: (() -> Void)?

  /// The scrolled window, or nil once it is gone.
  public var scrolledWindow: ScrolledWindow? { form.scrolledWindow }

  /// Whether it lets the program go first at the moment.
  public var isWaiting: Bool { wait != nil }

  let rules: GuestRules
  let form: GuestArea
  var inner: [GuestArea] = []
  var field: GuestField?
  var lastView: GuestView?
  var detector = ScrollFightDetector()
  /// How often something has been moved in the frame in which that was done last.
  var moved: (frame: Int64?, times: Int) = (nil, 0)
  var wait: Wait?
  var phase = Phase()
  var timers = Timers()
  var nextNumber = 0
  private var connections = Connections()

  /// The part of its life, and of a frame's, that it is in.
  struct Phase {
    var isAwake = false
    var isInFrame = false
    var hasStarted = false
    var isOver = false
  }

  /// The moments at which it looks again though nothing may have changed.
  struct Timers {
    var update: MainLoopSource?
    var retry: MainLoopSource?
  }

  private struct Connections {
    var frame: SignalConnection?
    var own: [SignalConnection] = []
    var window: [SignalConnection] = []
  }

  /// Something that has got the focus is not looked at yet, as its program may be scrolling to it
  /// by itself.
  struct Wait {
    let focused: ObjectIdentity
    /// When it has got the focus, in milliseconds.
    let start: UInt64
    /// Since when nobody has scrolled.
    var stillSince: UInt64
  }

  /// The mark that other copies of this library see on a scrolled window that one of these looks
  /// after.
  static let mark = "nextfield-guest"

  /// Attaches to a scrolled window, which should be in no other one.
  public init(attachingTo scrolledWindow: ScrolledWindow, rules: GuestRules = GuestRules()) {
    self.rules = rules
    let options = NavigationOptions(gap: 0, animates: false, isGuest: true)
    engine = NavigationEngine(options: options, viewport: .zero, contentSize: .zero)
    let relay = Relay()
    form = GuestArea(scrolledWindow, id: "form") { [weak relay] in relay?.onNews?() }
    scrolledWindow.mark(Self.mark)
    PressWatch.observe()
    relay.onNews = { [weak self] in self?.wake() }
    // Strong on purpose. GTK frees the handlers of a widget that is destroyed or that nobody keeps.
    connections.own = [
      scrolledWindow.connect("destroy") { [self, relay] in
        relay.onNews = nil
        forgetEverything()
      },
      scrolledWindow.connect("realize", after: true) { [weak self] in self?.observeFrames() },
      scrolledWindow.connect("unrealize") { [weak self] in self?.forgetFrames() },
      scrolledWindow.connect("map", after: true) { [weak self] in self?.wake() },
      scrolledWindow.onWindowChange { [weak self] in self?.observeWindow() },
    ]
    observeWindow()
    if scrolledWindow.isRealized { observeFrames() }
  }

  /// Lets what observes the scrolled window speak to the navigator that is yet to be made.
  private final class Relay {
    var onNews: (() -> Void)?
  }

  private func observeWindow() {
    for connection in connections.window { connection.disconnect() }
    connections.window = []
    guard !phase.isOver, let window = scrolledWindow?.window else { return }
    connections.window = [window.onFocusChange { [weak self] in self?.wake() }]
    connections.window += observeKeys(in: window)
    wake()
  }

  private func observeFrames() {
    forgetFrames()
    connections.frame = scrolledWindow?.onFrameLayout { [weak self] in self?.frameWasLaidOut() }
    phase.isAwake = false
    wake()
  }

  private func forgetFrames() {
    connections.frame?.disconnect()
    connections.frame = nil
  }

  /// Something may have changed: look once the frame is laid out.
  func wake() {
    // In a frame GTK would only lay out everything once more for it.
    guard !phase.isOver, !phase.isAwake, !phase.isInFrame else { return }
    phase.isAwake = true
    scrolledWindow?.requestFrame()
  }

  /// Lets go of everything, as the scrolled window is destroyed.
  func forgetEverything() {
    guard !phase.isOver else { return }
    phase.isOver = true
    forgetFrames()
    for connection in connections.window + connections.own { connection.disconnect() }
    (connections.window, connections.own) = ([], [])
    timers.update?.cancel()
    timers.retry?.cancel()
    field?.disconnect()
    for area in inner + [form] { area.disconnect() }
    (field, inner) = (nil, [])
    engine.handle(.focusLost)
    onEnd?()
    (onEnd, onDecision) = (nil, nil)
  }
}
