import FormNavigation
import GtkBridge

extension FormNavigator {
  /// Observes the scrolled window itself; its handlers are what keeps the navigator alive.
  func observe(_ scrolledWindow: ScrolledWindow) {
    // Strong on purpose. GTK frees the handlers of a widget that is destroyed or that nobody keeps.
    scrolledWindow.connect("destroy") { [self] in forgetEverything() }
    scrolledWindow.connect("realize", after: true) { [weak self] in self?.observeFrames() }
    scrolledWindow.connect("unrealize") { [weak self] in self?.frameConnection?.disconnect() }
    scrolledWindow.connect("map", after: true) { [weak self] in self?.geometryChanged() }
    scrolledWindow.onWindowChange { [weak self] in self?.observeWindow() }
    scrolledWindow.onFocusMove { [weak self] move in
      self?.focusMoves(move) ?? .isLeftToGTK
    }
    tree = WidgetTree { [weak self] child, former in self?.treeMoved(child, former) }
    if scrolledWindow.isRealized { observeFrames() }
  }

  func observeForm() {
    form.onContentLayout = { [weak self] in self?.geometryChanged() }
    form.onExtentChange = { [weak self] in self?.requestFrame() }
    form.onScroll = { [weak self] in self?.formScrolled() }
  }

  private func observeFrames() {
    frameConnection?.disconnect()
    frameConnection = scrolledWindow?.onFrameLayout { [weak self] in self?.frameWasLaidOut() }
    requestFrame()
  }

  func observeWindow() {
    for connection in windowConnections { connection.disconnect() }
    windowConnections = []
    guard let window = scrolledWindow?.window else { return }
    windowConnections = [
      window.onFocusChange { [weak self] in self?.focusChanged() },
      window.onKeyPress { [weak self] press in self?.handle(press) ?? false },
      window.onNotify("is-active") { [weak self] in self?.windowActivationChanged() },
    ]
    geometryChanged()
  }

  private func windowActivationChanged() {
    guard scrolledWindow?.window?.isActive ?? false else { return }
    synchronize()
    tell([.windowActivated])
  }

  /// Asks to be told of the next layout.
  func requestFrame() {
    // What is noticed in a frame is taken in at its end; GTK need not lay it out once more.
    guard !isInFrame, !isOver else { return }
    scrolledWindow?.requestFrame()
  }
}
