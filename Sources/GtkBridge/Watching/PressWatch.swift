internal import CGtk

/// Hears of each press of a button or a finger in the program, before any widget does, for as long
/// as it is kept.
@MainActor
package final class PressWatch {
  /// Whether a press was heard of last, and no release.
  private static var isDown = false

  /// Begins to hear of presses and releases for good, so that ``Widget/isPointerPressed`` knows of
  /// them.
  package static func observe() { EventHook.add(ObjectIdentifier(self)) { note($0) } }

  /// Whether what has been pressed has yet to hear of the release, although the button is up.
  static var isReleaseOnItsWay: Bool {
    // A release that never comes was heard by another program.
    if isDown, gdk_events_pending() == 0 { isDown = false }
    return isDown
  }

  /// Calls the handler with what is pressed.
  package init(_ handler: @escaping @MainActor (Widget?) -> Void) {
    EventHook.add(ObjectIdentifier(self)) { event in
      guard Self.note(event) else { return }
      handler(gtk_get_event_widget(event).map { Widget(borrowing: $0) })
    }
  }

  isolated deinit { EventHook.remove(ObjectIdentifier(self)) }

  /// Notes presses and releases; tells whether the event is a press.
  @discardableResult
  private static func note(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    switch event.pointee.type {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isDown = true
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: isDown = false
    default: return false
    }
    return isDown
  }
}
