internal import CGtk

/// Hears of everything that a person does with keys, a pointer or fingers in the program, before
/// any widget does, for as long as it is kept.
@MainActor
package final class InputWatch {
  /// Calls the handler at each of them.
  package init(_ handler: @escaping @MainActor () -> Void) {
    EventHook.add(ObjectIdentifier(self)) { event in
      switch event.pointee.type {
      case GDK_KEY_PRESS, GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_MOTION_NOTIFY,
        GDK_SCROLL:
        handler()
      default: break
      }
    }
  }

  isolated deinit { EventHook.remove(ObjectIdentifier(self)) }
}
