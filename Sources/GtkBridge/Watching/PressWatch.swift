internal import CGtk

/// Hears of each press of a button or a finger in the program, before any widget does, for as long
/// as it is kept.
@MainActor
package final class PressWatch {
  private let handler: @MainActor (Widget?) -> Void
  private static var watches: [ObjectIdentifier: () -> PressWatch?] = [:]
  private static var hook: gulong?
  /// Whether a press was heard of last, and no release.
  private static var isDown = false
  private static var isKept = false

  /// Begins to hear of presses and releases for good, so that ``Widget/isPointerPressed`` knows of
  /// them.
  package static func observe() {
    isKept = true
    updateHook()
  }

  /// Whether what has been pressed has yet to hear of the release, although the button is up.
  static var isReleaseOnItsWay: Bool {
    // A release that never comes was heard by another program.
    if isDown, gdk_events_pending() == 0 { isDown = false }
    return isDown
  }

  /// Calls the handler with what is pressed.
  package init(_ handler: @escaping @MainActor (Widget?) -> Void) {
    self.handler = handler
    Self.watches[ObjectIdentifier(self)] = { [weak self] in self }
    Self.updateHook()
  }

  isolated deinit {
    Self.watches[ObjectIdentifier(self)] = nil
    Self.updateHook()
  }

  private static var signal: guint { g_signal_lookup("event", gtk_widget_get_type()) }

  private static func updateHook() {
    if let hook, watches.isEmpty, !isKept {
      g_signal_remove_emission_hook(signal, hook)
      self.hook = nil
    } else if hook == nil, !watches.isEmpty || isKept {
      hook = g_signal_add_emission_hook(signal, 0, eventIsEmitted, nil, nil)
    }
  }

  fileprivate static func tell(_ event: UnsafeMutablePointer<GdkEvent>) {
    switch event.pointee.type {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isDown = true
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      isDown = false
      return
    default: return
    }
    let pressed = gtk_get_event_widget(event).map { Widget(borrowing: $0) }
    for watch in watches.values { watch()?.handler(pressed) }
  }
}

private let eventIsEmitted: GSignalEmissionHook = { _, count, values, _ in
  guard count > 1, let values, let event = g_value_get_boxed(values + 1) else { return 1 }
  nonisolated(unsafe) let pressed = event.assumingMemoryBound(to: GdkEvent.self)
  onMainThread { PressWatch.tell(pressed) }
  return 1
}
