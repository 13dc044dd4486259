internal import CGtk

extension Widget {
  /// Whether a button of the pointer is held down, wherever it is.
  package final var isPointerPressed: Bool {
    guard let window = gtk_widget_get_window(widget),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return false }
    var state = GdkModifierType(rawValue: 0)
    gdk_window_get_device_position(window, pointer, nil, nil, &state)
    let buttons =
      GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
    return state.rawValue & buttons != 0 || PressWatch.isReleaseOnItsWay
  }
}
