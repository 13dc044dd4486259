public import FormNavigation
import GtkBridge

/// The on-screen keyboards that the session has besides ours.
///
/// They are watched, and never started: neither by looking whether they are there nor by asking
/// them for something. The knowledge comes from their own reports, in their own time; until then
/// there is none.
@MainActor public final class SystemKeyboards {
  private let session: DesktopSession
  private var bus: MessageBus?
  private var connecting: Cancellation?
  private var keyboards: [any SystemKeyboard] = []
  private var gnome: GnomeKeyboard?
  private var isHeldBack = false

  /// Whether one is there that comes by itself when it is needed.
  public private(set) var isAvailable = false

  /// Whether one is on the screen, as far as is known.
  public private(set) var isVisible = false

  /// Called with what a ``KeyboardPolicy`` has to know, once for each change.
  public var onEvent: (KeyboardPolicy.Event) -> Void = { _ in }

  /// Whether the user has used a finger last, for the keyboard of GNOME's shell comes then, too.
  ///
  /// To be set before the policy hears of the finger.
  public var isTouchUsed = false {
    didSet {
      guard isTouchUsed != oldValue else { return }
      gnome?.isTouchUsed = isTouchUsed
      update()
    }
  }

  /// Describes the keyboards of a session; looks for none before ``start()``.
  public init(session: DesktopSession = .current) { self.session = session }

  /// Starts to watch; to be called once, after the program's window is on the screen.
  public func start() {
    guard connecting == nil else { return }
    if session.isOnWayland && session.isGnomeShell {
      let gnome = GnomeKeyboard { [weak self] in self?.update() }
      gnome.isTouchUsed = isTouchUsed
      self.gnome = gnome
      keyboards.append(gnome)
      update()
    }
    guard let address = session.busAddress else { return }
    connecting = MessageBus.connect(to: address) { [weak self] bus in
      guard let self, let bus else { return }
      self.bus = bus
      keyboards += BusKeyboardKind.all.map { kind in
        BusKeyboard(kind, on: bus) { [weak self] in self?.update() }
      }
      if isHeldBack { askToStayAway() }
    }
  }

  /// Ceases to watch, and lets those return that have been asked to stay away; for the end of the
  /// program.
  ///
  /// Waits until that is on its way.
  public func stop() {
    letReturn(shown: false)
    connecting?.cancel()
    keyboards = []
    gnome = nil
    bus?.flush()
    bus?.close()
    bus = nil
    update()
  }

  isolated deinit {
    // An owner that forgets to stop still leaves nothing behind.
    onEvent = { _ in }
    if isHeldBack { stop() }
  }

  /// Asks those that are there once to leave the screen, and all not to come by themselves until
  /// ``letReturn(shown:)``; for ``KeyboardPolicy/Effect/askSystemToStayAway``.
  public func askToStayAway() {
    isHeldBack = true
    keyboards.forEach { $0.askToStayAway() }
  }

  /// Takes back ``askToStayAway()``; for ``KeyboardPolicy/Effect/letSystemReturn(shown:)``.
  ///
  /// - Parameter shown: Whether the one that was asked to leave the screen is to be there again.
  public func letReturn(shown: Bool) {
    guard isHeldBack else { return }
    isHeldBack = false
    keyboards.forEach { $0.letReturn(shown: shown) }
  }

  private func update() {
    let (couldBe, was) = (isAvailable, isVisible)
    isAvailable = keyboards.contains { $0.isAvailable }
    isVisible = keyboards.contains { $0.isVisible }
    // The handler may ask again; what it is told is what holds now.
    if was && !isVisible { onEvent(.systemVisibilityChanged(false)) }
    if couldBe != isAvailable { onEvent(.systemAvailabilityChanged(isAvailable)) }
    if !was && isVisible { onEvent(.systemVisibilityChanged(true)) }
  }
}
