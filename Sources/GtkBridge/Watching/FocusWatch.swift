internal import CGtk

/// Notices in which window of the program a widget gets the focus, windows of other code included.
@MainActor
package final class FocusWatch {
  private static var watches: [FocusWatch] = []
  private let handler: @MainActor (Window, Widget) -> Void

  private static let hook: Void = {
    // The signal is there once its class is.
    g_type_class_ref(gtk_window_get_type())
    g_signal_add_emission_hook(
      g_signal_lookup("set-focus", gtk_window_get_type()),
      0,
      { _, count, values, _ in
        guard count > 1, let values, let window = g_value_get_object(values),
          let widget = g_value_get_object(values + 1)
        else { return 1 }
        nonisolated(unsafe) let (top, focused) = (window, widget)
        onMainThread { FocusWatch.tell(top, focused) }
        return 1
      },
      nil,
      nil
    )
  }()

  private init(_ handler: @escaping @MainActor (Window, Widget) -> Void) { self.handler = handler }

  /// Calls the handler whenever a widget is about to get the focus of its window, from now on until
  /// the process ends.
  package static func begin(_ handler: @escaping @MainActor (Window, Widget) -> Void) {
    watches.append(FocusWatch(handler))
    hook
  }

  private static func tell(_ top: UnsafeMutableRawPointer, _ focused: UnsafeMutableRawPointer) {
    guard let window = Window(pointer: top), let widget = Widget(pointer: focused) else { return }
    for watch in watches { watch.handler(window, widget) }
  }
}
