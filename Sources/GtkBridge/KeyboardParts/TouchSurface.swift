internal import CGtk
internal import CGtkHelpers

/// A container that takes every press and touch over what is in it.
///
/// Nothing of what it takes reaches its child or what lies beneath.
@MainActor
package final class TouchSurface: Container {
  /// One event of a finger or the mouse.
  package struct Contact: Hashable, Sendable {
    /// The kinds of event.
    package enum Phase: Sendable {
      /// It has come down.
      case began
      /// It has moved.
      case moved
      /// It has been lifted.
      case ended
      /// It has been taken away by something else, such as a gesture of the desktop.
      case cancelled
    }

    /// A number that tells a finger from the others that are down at the same time; 0 is the mouse.
    package let finger: UInt
    /// The kinds of event.
    package let phase: Phase
    /// The place from the left edge of the surface, in pixels; it may be outside.
    package let x: Double
    /// The place from the top edge of the surface, in pixels; it may be outside.
    package let y: Double
  }

  /// Creates an empty one.
  package init() {
    super.init(taking: made(gtk_event_box_new()))
    gtk_event_box_set_visible_window(pointer(), 0)
    gtk_event_box_set_above_child(pointer(), 1)
    let wanted =
      GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue
      | GDK_BUTTON_MOTION_MASK.rawValue | GDK_TOUCH_MASK.rawValue | GDK_SCROLL_MASK.rawValue
    gtk_widget_add_events(widget, gint(bitPattern: wanted))
  }

  /// Lies above everything in it again: what is shown in it anew comes to lie on top.
  package func raise() { cgtk_raise_event_window(widget) }

  /// Calls the handler with whatever a finger or the first button of the mouse does.
  package func onContact(_ handler: @escaping @MainActor (Contact) -> Void) {
    for signal in [
      "touch-event", "button-press-event", "button-release-event", "motion-notify-event",
      "grab-broken-event", "scroll-event",
    ] {
      connectEvent(signal) { event in
        if let contact = Contact(event) { handler(contact) }
        // Nothing falls through, used or not.
        return true
      }
    }
  }
}

extension TouchSurface.Contact {
  @MainActor fileprivate init?(_ event: UnsafeMutablePointer<GdkEvent>) {
    let type = event.pointee.type
    let phase: Phase
    switch type {
    case GDK_TOUCH_BEGIN, GDK_BUTTON_PRESS: phase = .began
    case GDK_TOUCH_UPDATE, GDK_MOTION_NOTIFY: phase = .moved
    case GDK_TOUCH_END, GDK_BUTTON_RELEASE: phase = .ended
    case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: phase = .cancelled
    default: return nil
    }
    let sequence = gdk_event_get_event_sequence(event)
    if sequence == nil {
      // The pointer follows the first finger as well; that has been told already.
      guard gdk_event_get_pointer_emulated(event) == 0 else { return nil }
      // An event that is no press or release of a button belongs to the first one.
      var button: guint = 1
      guard gdk_event_get_button(event, &button) == 0 || button == 1 else { return nil }
    }
    var (x, y) = (0.0, 0.0)
    gdk_event_get_coords(event, &x, &y)
    self.init(finger: sequence.map { UInt(bitPattern: $0) } ?? 0, phase: phase, x: x, y: y)
  }
}
