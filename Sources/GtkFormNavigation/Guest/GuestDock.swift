import FormNavigation
import GtkBridge

/// The bar and the keyboard that the user has asked for, in a window of a program that knows
/// nothing of them.
///
/// The program's widgets stay what they are and where they are in their tree. The dock lies below
/// what the window holds, in a margin that this gets for as long as the dock is seen; so the
/// focused field is brought into sight above it by the same means as above a keyboard of the
/// system. If the window is too small for both, there is no dock. It lives as long as what the
/// window holds.
final class GuestDock {
  /// The mark that other copies of this library see on a window that has one.
  static let mark = "nextfield-dock"

  let rules: GuestRules
  let system: SystemKeyboards
  var onTap: ((InputDevice) -> Void)?
  var onKeyPress: ((KeyPress) -> Bool)?
  var isKeyboardShown = false
  var isSystemKeyboardShown = false
  /// The room that the keyboard waits for, if it had to go.
  var absence: Absence?
  private(set) var controller: KeyboardController?
  private let weakWindow: WeakWidget
  private let margin: GuestMargin
  private let box = Box(isVertical: true)
  private(set) var bar: NavigationBar?
  private var watched = Watched()
  private var updating: MainLoopSource?
  private var dock: Dock?

  /// The handlers that stay until the end, and the one for the text with the focus.
  private struct Watched {
    var always: [SignalConnection] = []
    var text: SignalConnection?
  }

  /// Whether there is nothing to look after any more.
  private var isOver: Bool { dock == nil }

  /// The window, or nil once it is gone.
  var window: Window? { weakWindow.widget?.window }

  /// Gives a window a dock, if it is one to have it and has none.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - text: A text in it that is about to get the focus.
  ///   - rules: What the user has asked for.
  ///   - system: The keyboards of the system.
  @discardableResult
  init?(
    in window: Window,
    for text: Widget? = nil,
    rules: GuestRules,
    beside system: SystemKeyboards = SystemKeyboards()
  ) {
    guard !window.isMarked(Self.mark), !window.isBeingDestroyed, window.holdsDock,
      let content = window.content
    else { return nil }
    self.rules = rules
    self.system = system
    weakWindow = WeakWidget(window)
    margin = GuestMargin(below: content)
    window.mark(Self.mark)
    let dock = Dock(over: window, below: content)
    self.dock = dock
    box.addStyleClass("background")
    dock.add(box)
    fill(box)
    box.isVisible = true
    observe(window, content, dock)
    follow(text ?? window.focusWidget)
    MainLoop.whenIdle { [weak self] in
      if let self, !isOver { self.system.start() }
    }
  }

  private func fill(_ box: Box) {
    if rules.features.contains(.bar) {
      let bar = NavigationBar(serving: self, style: .all)
      bar.widget.showAll()
      bar.widget.isVisible = false
      for button in [bar.previousButton, bar.nextButton, bar.doneButton] {
        // The keys that the tooltips name are the program's here, and so is the focus.
        button.tooltip = nil
        button.canFocus = false
      }
      bar.doneButton.accessibleDescription = tr("Hide keyboard")
      box.add(bar.widget)
      self.bar = bar
    }
    let mode: KeyboardPolicy.Mode = rules.features.contains(.keyboard) ? .automatic : .never
    let controller = KeyboardController(serving: self, mode: mode, beside: system)
    // The place of everything would change with each of its steps.
    controller.keyboard.widget.milliseconds = 0
    controller.observe { [weak self] in self?.updateSoon() }
    controller.widget.showAll()
    box.add(controller.widget)
    self.controller = controller
  }

  private func observe(_ window: Window, _ content: Widget, _ dock: Dock) {
    watched.always = [
      window.onFocusChange { [weak self] in self?.follow(self?.window?.focusWidget) },
      window.onNotify("is-active") { [weak self] in self?.updateSoon() },
      window.onNotify("resizable") { [weak self] in self?.updateSoon() },
      // The program's own handlers are older.
      window.onFirstKeyPress { [weak self] press in self?.handle(press) ?? false },
      content.onLayout { [weak self] in self?.wasLaidOut() },
      window.onLayout { [weak self] in self?.wasLaidOut() },
      box.onLayout { [weak self] in self?.updateSoon() },
      // Strong on purpose: GTK frees the handlers of what is destroyed, and the dock goes with the
      // window.
      dock.connect("destroy") { [self] in forgetEverything() },
      content.connect("destroy") { [weak self] in self?.dock?.destroy() },
    ]
    dock.onResize = { [weak self] height in self?.contentChanges(to: height) }
    watched.always += window.onChildrenChanged { [weak self] in self?.contentMayHaveChanged() }
  }

  private func follow(_ focused: Widget?) {
    watched.text?.disconnect()
    watched.text = nil
    if let focused, focused.holdsText {
      watched.text = focused.onTap { [weak self] device in self?.onTap?(device) }
    }
    updateSoon()
  }

  /// Keys that do something with the keyboard on the screen while it is there; all others are the
  /// program's.
  private func handle(_ press: KeyPress) -> Bool {
    // A person who types on another one has no need of it.
    if !isKeyboardShown, press.typesCharacter { absence = nil }
    guard isKeyboardShown || !(press.key == .f6 || press.key == .escape) else { return false }
    return onKeyPress?(press) ?? false
  }

  private func contentMayHaveChanged() {
    guard let window, let content = window.content,
      content.identity == margin.content?.identity
    else {
      dock?.destroy()
      return
    }
  }

  private func wasLaidOut() {
    margin.wasLaidOut()
    updateSoon()
  }

  private func updateSoon() {
    guard !isOver, updating?.isPending != true else { return }
    updating = MainLoop.whenIdle { [weak self] in self?.update() }
  }

  private func update() {
    // The room that is left is known when everything has its place.
    guard !isOver, !margin.isLayoutDue, let window, let content = margin.content, let dock else {
      return
    }
    let (width, before) = (content.allocatedSize.width, margin.height)
    let room = content.allocatedSize.height + before
    returnIfThereIsRoom(in: (width, room))
    let isBarWanted = isKeyboardThere(in: window) && window.focusWidget.map(serves) ?? false
    bar?.widget.isVisible = isBarWanted
    guard isBarWanted && bar != nil || isKeyboardShown else { return release() }
    let height = box.naturalHeight(forWidth: width)
    let least = max(content.minimumSize.height - content.bottomMargin, Self.leastRoom)
    let leastWidth = max(box.minimumSize.width, Dock.leastWidth)
    guard window.holdsDock, height > 0, width >= leastWidth, room - height >= least else {
      leave(untilThereIsRoomFor: (leastWidth, height + least))
      return release()
    }
    margin.take(height, below: content)
    // GTK would put it where there is room for it, so that comes first.
    guard before == height else { return }
    dock.place(top: content.allocatedSize.height + margin.usual, height: height)
    dock.show()
  }

  /// The least height that must be left of the content, in pixels.
  private static let leastRoom = 100

  /// If there is no hardware keyboard, a window on Wayland is never the active one.
  private func isKeyboardThere(in window: Window) -> Bool {
    isKeyboardShown || (system.isVisible && window.isActive)
  }

  /// A window can be made smaller than it wants to be, if there is nothing left for what it
  /// holds.
  private func contentChanges(to height: Int) {
    if margin.contentChanges(to: height), height < Self.leastRoom, margin.height > 0 { release() }
  }

  /// Gives the content its room back.
  private func release() {
    dock?.hide()
    margin.release()
  }

  private func forgetEverything() {
    guard let dock else { return }
    self.dock = nil
    for connection in watched.always { connection.disconnect() }
    watched.text?.disconnect()
    updating?.cancel()
    dock.detach()
    dock.hide()
    margin.release()
    weakWindow.widget?.unmark(Self.mark)
    watched = Watched()
    (onTap, onKeyPress, bar, controller) = (nil, nil, nil, nil)
    system.stop()
  }
}
