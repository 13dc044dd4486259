internal import CGtk
internal import CGtkHelpers

/// The kind of device that the user acts with.
package enum InputDevice: Sendable {
  /// Fingers on a screen.
  case touch
  /// A mouse, a touchpad, a pen.
  case pointer
  /// A keyboard.
  case keyboard
  /// No device: the program itself, or assistive technology.
  case program

  init(of event: UnsafeMutablePointer<GdkEvent>?) {
    self =
      switch cgtk_event_source(event) {
      case CGTK_SOURCE_TOUCH: .touch
      case CGTK_SOURCE_POINTER: .pointer
      case CGTK_SOURCE_KEYBOARD: .keyboard
      default: .program
      }
  }

  /// The device whose event is being handled at the moment.
  @MainActor
  package static var current: InputDevice {
    guard let event = gtk_get_current_event() else { return .program }
    defer { gdk_event_free(event) }
    return InputDevice(of: event)
  }

  /// Whether an event is being handled at the moment that scrolls if it does anything: a turn of
  /// the wheel, or the move of a pointer or a finger.
  @MainActor
  package static var isScrolling: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    return [GDK_SCROLL, GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE, GDK_TOUCHPAD_SWIPE].contains(
      event.pointee.type
    )
  }
}

extension Widget {
  /// Calls the handler when a press on it ends, be it of a button or of a finger; the press goes on
  /// as ever.
  ///
  /// A press that turned into something else, such as scrolling, is none.
  package final func onTap(_ handler: @escaping @MainActor (InputDevice) -> Void)
    -> SignalConnection
  {
    connectEvent("event") { event in
      if cgtk_is_tap(event) != 0 { handler(InputDevice(of: event)) }
      return false
    }
  }
}
