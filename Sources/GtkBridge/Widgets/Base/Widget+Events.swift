internal import CGtk

extension Widget {
  /// Calls the handler when the wheel is turned over it; true keeps the event from going further.
  @discardableResult
  package final func onWheel(_ handler: @escaping @MainActor (WheelTurn) -> Bool)
    -> SignalConnection
  {
    gtk_widget_add_events(
      widget,
      gint(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue)
    )
    return connectEvent("scroll-event") { handler(WheelTurn(event: $0)) }
  }

  /// Lets the widget act as if the wheel had been turned over it.
  package final func receive(_ turn: WheelTurn) {
    gtk_widget_event(widget, turn.event)
  }

  /// Calls the handler when it gets the keyboard focus.
  @discardableResult
  package final func onFocusIn(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connectEvent("focus-in-event") { _ in
      handler()
      return false
    }
  }

  /// Calls the handler when it loses the keyboard focus.
  @discardableResult
  package final func onFocusOut(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connectEvent("focus-out-event") { _ in
      handler()
      return false
    }
  }

  /// Calls the handler when it becomes sensitive, focused, pointed at, or ceases to be.
  @discardableResult
  package final func onStateChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    // The argument, the old flags, is not looked at.
    connectPointer("state-flags-changed") { _ in handler() }
  }

  /// Calls the handler when it reads from the other side.
  @discardableResult
  package final func onDirectionChange(_ handler: @escaping @MainActor () -> Void)
    -> SignalConnection
  {
    connectPointer("direction-changed", after: true) { _ in handler() }
  }

  /// Calls the handler when it is put into another window.
  @discardableResult
  package final func onWindowChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection
  {
    connectPointer("hierarchy-changed", after: true) { _ in handler() }
  }

  /// Whether it has what it needs to be drawn.
  package final var isRealized: Bool { gtk_widget_get_realized(widget) != 0 }

  /// Calls the handler before each frame's layout is painted, once per ``requestFrame()``.
  ///
  /// The widget must be realized: it has no frame clock before.
  package final func onFrameLayout(_ handler: @escaping @MainActor () -> Void) -> SignalConnection?
  {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    return ObjectRef(borrowing: UnsafeMutableRawPointer(clock)).connect(
      "layout",
      after: true,
      handler
    )
  }

  /// The number of the frame that is being made, or was made last; nil while it is not realized.
  package final var frameNumber: Int64? {
    gtk_widget_get_frame_clock(widget).map { Int64(gdk_frame_clock_get_frame_counter($0)) }
  }

  /// Calls the handler before each frame is laid out, once per ``requestFrameUpdate()``.
  ///
  /// The widget must be realized: it has no frame clock before.
  package final func onFrameUpdate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection?
  {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    return ObjectRef(borrowing: UnsafeMutableRawPointer(clock)).connect(
      "update",
      after: true,
      handler
    )
  }

  /// Asks for a frame with an update before its layout.
  package final func requestFrameUpdate() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
  }

  /// Asks for a frame with a layout phase.
  package final func requestFrame() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }
}

/// One turn of the mouse wheel, valid only while it is being handled.
package struct WheelTurn {
  let event: UnsafeMutablePointer<GdkEvent>
}
