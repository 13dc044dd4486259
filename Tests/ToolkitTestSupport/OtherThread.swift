internal import CGtk
package import GtkBridge

/// A thread other than the first one, as a host may use GTK on.
package enum OtherThread {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs the body on a thread of its own, and waits for its end.
  private static func run(_ body: @escaping () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    let thread = g_thread_new(
      "other",
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeRetainedValue().body() }
        return nil
      },
      work.toOpaque()
    )
    g_thread_join(thread)
  }

  /// Lets the main loop run on another thread for a while, in milliseconds.
  package static func pump(milliseconds: Int) {
    run {
      let end = g_get_monotonic_time() + gint64(milliseconds) * 1000
      while g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
    }
  }

  /// Presses a button of the mouse on a widget, as seen by another thread.
  @MainActor
  package static func press(_ widget: Widget) {
    widget.withPointer { raw in
      nonisolated(unsafe) let raw = raw
      run {
        let widget = raw.assumingMemoryBound(to: GtkWidget.self)
        guard let event = gdk_event_new(GDK_BUTTON_PRESS) else { return }
        event.pointee.button.window = gtk_widget_get_window(widget)
        g_object_ref(UnsafeMutableRawPointer(event.pointee.button.window))
        event.pointee.button.button = 1
        gtk_widget_event(widget, event)
        gdk_event_free(event)
      }
    }
  }

  /// Gives a widget the focus, and takes it out of its parent, on another thread.
  @MainActor
  package static func focusAndRemove(_ widget: Widget) {
    widget.withPointer { raw in
      nonisolated(unsafe) let raw = raw
      run {
        let widget = raw.assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_grab_focus(widget)
        gtk_widget_destroy(widget)
      }
    }
  }
}
