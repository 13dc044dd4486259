internal import CGtk

/// Hears of every event that a widget of the program gets, before the widget does.
///
/// GTK has one hook for all widgets; it is there only while somebody listens.
@MainActor
enum EventHook {
  typealias Listener = @MainActor (UnsafeMutablePointer<GdkEvent>) -> Void

  private static var listeners: [ObjectIdentifier: Listener] = [:]
  private static var hook: gulong?

  /// Calls a listener at each event until it is removed.
  ///
  /// - Parameters:
  ///   - owner: The listener's name.
  ///   - listener: Must not keep the owner alive.
  static func add(_ owner: ObjectIdentifier, _ listener: @escaping Listener) {
    listeners[owner] = listener
    guard hook == nil else { return }
    hook = g_signal_add_emission_hook(signal, 0, eventIsEmitted, nil, nil)
  }

  /// Calls the owner's listener no more.
  static func remove(_ owner: ObjectIdentifier) {
    listeners[owner] = nil
    guard let hook, listeners.isEmpty else { return }
    g_signal_remove_emission_hook(signal, hook)
    self.hook = nil
  }

  private static var signal: guint { g_signal_lookup("event", gtk_widget_get_type()) }

  fileprivate static func tell(_ event: UnsafeMutablePointer<GdkEvent>) {
    for listener in listeners.values { listener(event) }
  }
}

private let eventIsEmitted: GSignalEmissionHook = { _, count, values, _ in
  guard count > 1, let values, let event = g_value_get_boxed(values + 1) else { return 1 }
  nonisolated(unsafe) let emitted = event.assumingMemoryBound(to: GdkEvent.self)
  onMainThread { EventHook.tell(emitted) }
  return 1
}
