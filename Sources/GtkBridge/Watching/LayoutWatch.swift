/// Notices that a widget has been given its place, once the layout that this was a part of is over.
///
/// Unlike in a handler of ``Widget/onLayout(_:)``, anything may be given another size then. In the
/// middle of a layout GTK takes note of a size that is to change, and forgets it as the layout goes
/// on: from then on the widget and all that is put into it later have no place (GTK 3.24,
/// `gtk_widget_queue_resize` and the flags that `gtk_widget_size_allocate` clears).
@MainActor
package final class LayoutWatch {
  private let widget: WeakWidget
  private let handler: @MainActor () -> Void
  private var connections: [SignalConnection] = []
  private var frameConnection: SignalConnection?
  private var isDue = false

  /// Calls the handler after each layout, before that is painted, until ``end()`` or for as long as
  /// this is kept.
  package init(of widget: Widget, _ handler: @escaping @MainActor () -> Void) {
    (self.widget, self.handler) = (WeakWidget(widget), handler)
    connections = [
      widget.onLayout { [weak self] in self?.wasLaidOut() },
      widget.connect("unrealize") { [weak self] in self?.forgetFrames() },
    ]
  }

  /// Does not notice anything more.
  package func end() {
    for connection in connections { connection.disconnect() }
    connections = []
    forgetFrames()
  }

  isolated deinit { end() }

  private func wasLaidOut() {
    guard !isDue, let widget = widget.widget else { return }
    isDue = true
    if frameConnection == nil {
      frameConnection = widget.onFrameLayout { [weak self] in self?.frameWasLaidOut() }
    }
    guard frameConnection != nil else {
      // A window is laid out once before it is on the screen.
      MainLoop.whenIdle { [weak self] in self?.frameWasLaidOut() }
      return
    }
    // In a frame that is being laid out it makes GTK look once more.
    widget.requestFrame()
  }

  private func frameWasLaidOut() {
    guard isDue else { return }
    isDue = false
    handler()
  }

  private func forgetFrames() {
    frameConnection?.disconnect()
    frameConnection = nil
    isDue = false
  }
}
