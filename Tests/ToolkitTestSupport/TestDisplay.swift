internal import CGtk
package import GtkBridge

/// Actions of tests on a toolkit on a virtual display.
@MainActor
package enum TestDisplay {
  /// Connects to the display once per process.
  ///
  /// - Returns: Whether there is one.
  package static let isThere: Bool = Toolkit.start(
    applicationID: "org.nextfield.Tests",
    name: "Tests"
  )

  /// Presses and releases a key in a window that has the focus.
  ///
  /// - Parameters:
  ///   - keyval: What the key types.
  ///   - modifiers: What is held meanwhile.
  ///   - place: What the key types on the layout of the display, if that is another one.
  ///   - window: The window.
  package static func press(
    _ keyval: Int32,
    _ modifiers: Modifiers = [],
    onKeyOf place: Int32? = nil,
    in window: Window
  ) {
    window.withPointer { raw in
      let widget = raw.assumingMemoryBound(to: GtkWidget.self)
      for type in [GDK_KEY_PRESS, GDK_KEY_RELEASE] {
        // The press may have ended the window.
        guard let target = gtk_widget_get_window(widget), let event = gdk_event_new(type) else {
          continue
        }
        defer { gdk_event_free(event) }
        event.pointee.key.window = target
        g_object_ref(UnsafeMutableRawPointer(event.pointee.key.window))
        event.pointee.key.send_event = 1
        event.pointee.key.time = guint32(GDK_CURRENT_TIME)
        event.pointee.key.state = modifiers.rawValue
        event.pointee.key.keyval = guint(keyval)
        // Shift, Control and their like.
        event.pointee.key.is_modifier = (0xffe1...0xffee).contains(keyval) ? 1 : 0
        event.pointee.key.hardware_keycode = hardwareCode(of: guint(place ?? keyval))
        gdk_event_set_device(event, keyboard)
        gtk_main_do_event(event)
      }
    }
  }

  private static var keyboard: OpaquePointer? {
    gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default()))
  }

  private static func hardwareCode(of keyval: guint) -> guint16 {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    guard gdk_keymap_get_entries_for_keyval(keymap, keyval, &keys, &count) != 0 else { return 0 }
    defer { g_free(keys) }
    return count > 0 ? guint16(keys?[0].keycode ?? 0) : 0
  }

  /// Turns the wheel by one step over a widget.
  ///
  /// - Parameters:
  ///   - down: Whether to what is below.
  ///   - widget: The widget.
  ///   - isWholeWay: Whether the event goes all the way that one of the hardware goes; then it is
  ///     for what owns the part of the window that the widget is drawn in.
  /// - Returns: Whether anything used the event, as far as that is known.
  @discardableResult
  package static func turnWheel(down: Bool, over widget: Widget, isWholeWay: Bool = false) -> Bool {
    widget.withPointer { raw in
      let widget = raw.assumingMemoryBound(to: GtkWidget.self)
      guard let event = gdk_event_new(GDK_SCROLL) else { return false }
      defer { gdk_event_free(event) }
      event.pointee.scroll.window = gtk_widget_get_window(widget)
      g_object_ref(UnsafeMutableRawPointer(event.pointee.scroll.window))
      event.pointee.scroll.send_event = 1
      event.pointee.scroll.direction = down ? GDK_SCROLL_DOWN : GDK_SCROLL_UP
      let seat = gdk_display_get_default_seat(gdk_display_get_default())
      gdk_event_set_device(event, gdk_seat_get_pointer(seat))
      guard isWholeWay else { return gtk_widget_event(widget, event) != 0 }
      gtk_main_do_event(event)
      return true
    }
  }

  /// Tells a window that another one of its program's, such as that of a bubble in it, has been
  /// given a height.
  package static func configure(_ window: Window, other: Widget, height: Int32) {
    other.withPointer { raw in
      guard let event = gdk_event_new(GDK_CONFIGURE) else { return }
      defer { gdk_event_free(event) }
      event.pointee.configure.window = gtk_widget_get_window(
        raw.assumingMemoryBound(to: GtkWidget.self)
      )
      g_object_ref(UnsafeMutableRawPointer(event.pointee.configure.window))
      event.pointee.configure.height = height
      window.withPointer { _ = gtk_widget_event($0.assumingMemoryBound(to: GtkWidget.self), event) }
    }
  }

  /// Gives a window a size, be it too small or not, as the desktop may do.
  package static func force(_ window: Window, width: Int32, height: Int32) {
    window.withPointer {
      gdk_window_resize(
        gtk_widget_get_window($0.assumingMemoryBound(to: GtkWidget.self)),
        width,
        height
      )
    }
  }

  /// Puts a text where copied texts and selected ones are.
  package static func copy(_ text: String) {
    for clipboard in clipboards { gtk_clipboard_set_text(clipboard, text, -1) }
  }

  /// The copied text and the selected one.
  package static var copiedTexts: [String?] {
    clipboards.map { clipboard in
      guard let text = gtk_clipboard_wait_for_text(clipboard) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  private static var clipboards: [OpaquePointer?] {
    ["CLIPBOARD", "PRIMARY"].map { (name: String) in gtk_clipboard_get(gdk_atom_intern(name, 0)) }
  }

  /// Whether a widget has all the keys of the program for itself.
  package static var isModal: Bool { gtk_grab_get_current() != nil }

  /// Waits until the next frame of a window has been painted, and no longer.
  package static func passFrame(of window: Window) {
    window.withPointer { raw in
      let widget = raw.assumingMemoryBound(to: GtkWidget.self)
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      let start = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(widget)
      _ = MainLoop.pump { gdk_frame_clock_get_frame_counter(clock) > start }
    }
  }

  /// Gives a window another size, in pixels.
  package static func resize(_ window: Window, width: Int, height: Int) {
    window.withPointer {
      gtk_window_resize($0.assumingMemoryBound(to: GtkWindow.self), gint(width), gint(height))
    }
    _ = MainLoop.pump { abs(window.allocatedSize.width - width) < 60 }
  }

  /// Makes all letters larger by a factor, as the setting of the desktop does.
  package static func setTextScale(_ scale: Double) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    defer { g_value_unset(&value) }
    g_value_set_int(&value, gint(96 * 1024 * scale))
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
      "gtk-xft-dpi",
      &value
    )
  }

  /// Counts how often a window is laid out while something is done.
  package static func countLayouts(of window: Window, during body: () -> Void) -> Int {
    var count = 0
    let connection = window.onFrameLayout { count += 1 }
    body()
    connection?.disconnect()
    return count
  }

  /// Calls the handler whenever a window is about to be painted, with all laid out.
  package static func onPaint(
    of window: Window,
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection? {
    window.withPointer { raw in
      guard let clock = gtk_widget_get_frame_clock(raw.assumingMemoryBound(to: GtkWidget.self))
      else { return nil }
      let shared = ObjectRef(constructed: g_object_ref(UnsafeMutableRawPointer(clock)))
      defer { g_object_unref(UnsafeMutableRawPointer(clock)) }
      return shared.connect("paint", handler)
    }
  }

  /// Handles all that is waiting, and waits until the next frame of the window has been painted.
  package static func settle(_ window: Window) {
    window.withPointer { raw in
      let widget = raw.assumingMemoryBound(to: GtkWidget.self)
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      for _ in 0..<2 {
        let start = gdk_frame_clock_get_frame_counter(clock)
        gtk_widget_queue_draw(widget)
        _ = MainLoop.pump { gdk_frame_clock_get_frame_counter(clock) > start }
      }
    }
    while gtk_events_pending() != 0 { gtk_main_iteration() }
  }
}

/// Notices when a GObject is finalized.
@MainActor
package final class LifetimeWatch {
  private let slot = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  /// Starts to watch.
  package init(_ object: ObjectRef) {
    object.withPointer { raw in
      slot.initialize(to: raw)
      g_object_add_weak_pointer(raw.assumingMemoryBound(to: GObject.self), slot)
    }
  }

  /// Whether the object is gone.
  package var isOver: Bool { slot.pointee == nil }
}
