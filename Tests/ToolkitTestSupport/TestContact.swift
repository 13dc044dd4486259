internal import CGtk
package import GtkBridge

/// A finger on a touch screen, or the mouse with its first button, that tests move over a window.
///
/// Like the real ones it is heard by the topmost window of the display that listens, and by that
/// one until it is lifted.
@MainActor
package final class TestContact {
  private static var lastSequence = 0

  private let window: Window
  private let isTouch: Bool
  private var target: Target?
  private var place = (x: 0.0, y: 0.0)

  /// The window that listens, and where it is in the toplevel.
  private struct Target {
    let window: OpaquePointer
    let (x, y): (Double, Double)
    let sequence: OpaquePointer?
  }

  /// Creates one that is not down.
  package init(over window: Window, isTouch: Bool = true) {
    (self.window, self.isTouch) = (window, isTouch)
  }

  /// Comes down at a point of the window.
  package func press(x: Double, y: Double) {
    place = (x, y)
    target = findTarget()
    send(GDK_TOUCH_BEGIN, GDK_BUTTON_PRESS)
  }

  /// Moves to a point of the window, or beside it.
  package func move(x: Double, y: Double) {
    place = (x, y)
    send(GDK_TOUCH_UPDATE, GDK_MOTION_NOTIFY)
  }

  /// Is lifted.
  package func release() {
    send(GDK_TOUCH_END, GDK_BUTTON_RELEASE)
    target = nil
  }

  /// Is lifted, which is heard of when the main loop runs next.
  package func releaseUnheard() {
    send(GDK_TOUCH_END, GDK_BUTTON_RELEASE, by: { gdk_event_put($0) })
    target = nil
  }

  /// Is taken away by the desktop.
  package func cancel() {
    send(GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN)
    target = nil
  }

  /// Comes down in the middle of a widget.
  package func press(on widget: Widget) {
    guard let frame = widget.frameAcrossWindows(in: window) else { return }
    press(x: Double(frame.x + frame.width / 2), y: Double(frame.y + frame.height / 2))
  }

  /// Comes down in the middle of a widget and is lifted there.
  package func tap(_ widget: Widget) {
    press(on: widget)
    release()
  }

  private func findTarget() -> Target? {
    window.withPointer { raw in
      guard var current = gtk_widget_get_window(raw.assumingMemoryBound(to: GtkWidget.self)) else {
        return nil
      }
      let mask = isTouch ? GDK_TOUCH_MASK.rawValue : GDK_BUTTON_PRESS_MASK.rawValue
      var (x, y) = (0.0, 0.0)
      var found: (window: OpaquePointer, x: Double, y: Double)?
      while true {
        if gdk_window_get_events(current).rawValue & mask != 0 { found = (current, x, y) }
        guard let (child, childX, childY) = child(of: current, x: place.x - x, y: place.y - y)
        else { break }
        (current, x, y) = (child, x + childX, y + childY)
      }
      guard let found else { return nil }
      Self.lastSequence += 1
      return Target(
        window: found.window,
        x: found.x,
        y: found.y,
        sequence: isTouch ? OpaquePointer(bitPattern: Self.lastSequence) : nil
      )
    }
  }

  private func child(of parent: OpaquePointer, x: Double, y: Double)
    -> (OpaquePointer, Double, Double)?
  {
    let children = gdk_window_get_children(parent)
    defer { g_list_free(children) }
    var node = children
    while let current = node {
      defer { node = current.pointee.next }
      guard let data = current.pointee.data else { continue }
      let child = OpaquePointer(data)
      guard gdk_window_is_visible(child) != 0 else { continue }
      var (left, top): (gint, gint) = (0, 0)
      gdk_window_get_position(child, &left, &top)
      let (width, height) = (gdk_window_get_width(child), gdk_window_get_height(child))
      let isInside =
        x >= Double(left) && x < Double(left + width) && y >= Double(top)
        && y < Double(top + height)
      if isInside { return (child, Double(left), Double(top)) }
    }
    return nil
  }

  private func send(
    _ touch: GdkEventType,
    _ mouse: GdkEventType,
    by deliver: (UnsafeMutablePointer<GdkEvent>) -> Void = { gtk_main_do_event($0) }
  ) {
    guard let target, gdk_window_is_destroyed(target.window) == 0,
      let event = gdk_event_new(isTouch ? touch : mouse)
    else { return }
    defer { gdk_event_free(event) }
    event.pointee.any.window = target.window
    g_object_ref(UnsafeMutableRawPointer(target.window))
    event.pointee.any.send_event = 1
    let seat = gdk_display_get_default_seat(gdk_display_get_default())
    gdk_event_set_device(event, gdk_seat_get_pointer(seat))
    fill(event, target)
    deliver(event)
  }

  private func fill(_ event: UnsafeMutablePointer<GdkEvent>, _ target: Target) {
    let (x, y) = (place.x - target.x, place.y - target.y)
    let time = guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
    switch event.pointee.type {
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      (event.pointee.button.x, event.pointee.button.y) = (x, y)
      (event.pointee.button.button, event.pointee.button.time) = (1, time)
    case GDK_MOTION_NOTIFY:
      (event.pointee.motion.x, event.pointee.motion.y, event.pointee.motion.time) = (x, y, time)
      event.pointee.motion.state = GDK_BUTTON1_MASK.rawValue
    case GDK_GRAB_BROKEN: break
    default:
      (event.pointee.touch.x, event.pointee.touch.y, event.pointee.touch.time) = (x, y, time)
      event.pointee.touch.sequence = target.sequence
      event.pointee.touch.emulating_pointer = 1
    }
  }
}
