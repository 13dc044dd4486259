internal import CGtk

/// The GLib main loop of the process's main thread.
@MainActor
public enum MainLoop {
  /// Runs until ``quit()``.
  public static func run() { gtk_main() }

  /// Ends ``run()`` once the current callback has returned.
  public static func quit() { gtk_main_quit() }

  /// The time since some moment in the past, in milliseconds; it never goes back.
  package static var milliseconds: UInt64 { UInt64(clamping: g_get_monotonic_time() / 1000) }

  /// Calls the body once, when nothing more urgent is waiting.
  @discardableResult
  package static func whenIdle(_ body: @escaping @MainActor () -> Void) -> MainLoopSource {
    MainLoopSource(body) {
      gdk_threads_add_idle_full(G_PRIORITY_DEFAULT_IDLE, runOnce, $0, releaseBox)
    }
  }

  /// Calls the body once, after a time in milliseconds.
  @discardableResult
  package static func after(
    milliseconds: Int,
    _ body: @escaping @MainActor () -> Void
  ) -> MainLoopSource {
    MainLoopSource(body) {
      gdk_threads_add_timeout_full(G_PRIORITY_DEFAULT, guint(milliseconds), runOnce, $0, releaseBox)
    }
  }

  /// Calls the body when the process is asked to stop by SIGINT, SIGTERM or SIGHUP.
  package static func onTerminationSignal(_ body: @escaping @MainActor (Int32) -> Void) {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      let box = ClosureBox<VoidBody>.retained { body(signal) }
      g_unix_signal_add_full(G_PRIORITY_HIGH, signal, runOnce, box, releaseBox)
    }
  }

  /// Handles what comes for a time; needs no display.
  package static func wait(milliseconds: Int) {
    var isOver = false
    after(milliseconds: milliseconds) { isOver = true }
    while !isOver { g_main_context_iteration(nil, 1) }
  }

  /// Handles what is waiting until the condition holds or the time is over.
  ///
  /// - Returns: Whether the condition holds.
  package static func pump(
    forAtMost milliseconds: Int = 5000,
    until condition: () -> Bool
  ) -> Bool {
    let deadline = g_get_monotonic_time() + gint64(milliseconds) * 1000
    // Without a source that wakes the loop, waiting for an event could outlast the deadline.
    let tick = g_timeout_add_full(G_PRIORITY_DEFAULT, 5, goOn, nil, nil)
    defer { g_source_remove(tick) }
    while !condition() {
      if g_get_monotonic_time() > deadline { return condition() }
      g_main_context_iteration(nil, 1)
    }
    return true
  }
}

private let goOn: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { _ in 1 }

private let runOnce: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
  nonisolated(unsafe) let data = data
  onMainThread { ClosureBox<VoidBody>.body(at: data)?() }
  return 0
}
