internal import CGtk

/// Hears of everything that a person does with keys, a pointer or fingers in the program, before
/// any widget does, for as long as it is kept.
@MainActor
package final class InputWatch {
  private let handler: @MainActor () -> Void
  private static var watches: [ObjectIdentifier: () -> InputWatch?] = [:]
  private static var hook: gulong?

  /// Calls the handler at each of them.
  package init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    Self.watches[ObjectIdentifier(self)] = { [weak self] in self }
    Self.updateHook()
  }

  isolated deinit {
    Self.watches[ObjectIdentifier(self)] = nil
    Self.updateHook()
  }

  private static func updateHook() {
    let signal = g_signal_lookup("event", gtk_widget_get_type())
    if let hook, watches.isEmpty {
      g_signal_remove_emission_hook(signal, hook)
      self.hook = nil
    } else if hook == nil, !watches.isEmpty {
      hook = g_signal_add_emission_hook(signal, 0, eventIsEmitted, nil, nil)
    }
  }

  fileprivate static func tell(_ event: UnsafeMutablePointer<GdkEvent>) {
    switch event.pointee.type {
    case GDK_KEY_PRESS, GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_MOTION_NOTIFY,
      GDK_SCROLL:
      for watch in watches.values { watch()?.handler() }
    default: break
    }
  }
}

private let eventIsEmitted: GSignalEmissionHook = { _, count, values, _ in
  guard count > 1, let values, let event = g_value_get_boxed(values + 1) else { return 1 }
  nonisolated(unsafe) let input = event.assumingMemoryBound(to: GdkEvent.self)
  onMainThread { InputWatch.tell(input) }
  return 1
}
