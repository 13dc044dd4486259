internal import CGtk

/// A widget that is not kept alive.
@MainActor
package final class WeakWidget {
  // Unsafe only to let the isolated deinitializer reach it; never leaves the main thread.
  private nonisolated(unsafe) let slot = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  /// Remembers a widget.
  package init(_ widget: Widget) { g_weak_ref_init(slot, widget.raw) }

  isolated deinit {
    g_weak_ref_clear(slot)
    slot.deallocate()
  }

  /// The widget, or nil once it is gone.
  package var widget: Widget? { g_weak_ref_get(slot).map { Widget(owning: $0) } }
}
