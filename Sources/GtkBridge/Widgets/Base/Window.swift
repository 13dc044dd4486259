internal import CGtk
internal import CGtkHelpers

/// A window of the desktop.
@MainActor
public final class Window: Container {
  /// Creates one that is not shown yet.
  package init() {
    super.init(taking: made(gtk_window_new(GTK_WINDOW_TOPLEVEL)))
  }

  override init(borrowing raw: UnsafeMutableRawPointer) {
    super.init(borrowing: raw)
  }

  /// Shares a window that a host made.
  ///
  /// - Parameter pointer: A `GtkWindow *`; it is referenced, not taken over. An object of another
  ///   type, or no address, gives nil.
  public convenience init?(pointer: UnsafeMutableRawPointer?) {
    guard let pointer, cgtk_is_window(pointer) != 0 else { return nil }
    self.init(borrowing: pointer)
  }

  /// The title, as the desktop shows it.
  public var title: String {
    get { gtk_window_get_title(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(pointer(), newValue) }
  }

  /// Puts a widget where the title stands.
  package func setTitlebar(_ widget: Widget) { gtk_window_set_titlebar(pointer(), widget.widget) }

  /// The size it is given when it first appears, in pixels; nil leaves a side to the content.
  package func setDefaultSize(width: Int?, height: Int?) {
    gtk_window_set_default_size(pointer(), gint(width ?? -1), gint(height ?? -1))
  }

  /// Gives it a size, in pixels.
  package func resize(width: Int, height: Int) {
    gtk_window_resize(pointer(), gint(width), gint(height))
  }

  /// The size of its content, in pixels.
  package var size: (width: Int, height: Int) {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_size(pointer(), &width, &height)
    return (Int(width), Int(height))
  }

  /// Gives all that has changed its place now, and does not wait for the next frame.
  ///
  /// Not to be called while a layout is going on.
  package func layOutNow() { gtk_container_check_resize(container) }

  /// The widget that has the focus.
  package var focusWidget: Widget? {
    gtk_window_get_focus(pointer()).map { Widget(borrowing: $0) }
  }

  /// The widget that Return presses if nothing else has a use for it.
  package var defaultWidget: Widget? {
    gtk_window_get_default_widget(pointer()).map { Widget(borrowing: $0) }
  }

  /// Presses the default widget.
  package func activateDefault() { gtk_window_activate_default(pointer()) }

  /// Takes the focus away from all of its widgets.
  package func clearFocus() { gtk_window_set_focus(pointer(), nil) }

  /// Brings it to the front.
  public func present() { gtk_window_present(pointer()) }

  /// Takes the title bar away, and whatever the desktop would put around the window.
  package func removeDecorations() {
    gtk_window_set_titlebar(pointer(), nil)
    gtk_window_set_decorated(pointer(), 0)
  }

  /// Lets it take the whole screen, also if there is no window manager to ask for that.
  ///
  /// To be called before it is shown.
  package func fillScreen() {
    let display = gdk_display_get_default()
    if let monitor = gdk_display_get_primary_monitor(display) ?? gdk_display_get_monitor(display, 0)
    {
      var place = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &place)
      gtk_window_set_default_size(pointer(), place.width, place.height)
    }
    gtk_window_fullscreen(pointer())
  }

  /// Whether it is the one that the user works in.
  package var isActive: Bool { gtk_window_is_active(pointer()) != 0 }

  /// Makes the focused widget show that it has the focus, as after a key press.
  package func showFocus() { gtk_window_set_focus_visible(pointer(), 1) }

  /// Calls the handler after another widget has got the focus.
  @discardableResult
  package func onFocusChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connectPointer("set-focus", after: true) { _ in handler() }
  }

  /// Calls the handler when a key is pressed, before any widget sees it; true keeps it from them.
  @discardableResult
  package func onKeyPress(_ handler: @escaping @MainActor (KeyPress) -> Bool) -> SignalConnection {
    connectEvent("key-press-event") { handler(KeyPress($0)) }
  }

  /// Calls the handler when a key is pressed, before all other handlers of the window; true keeps
  /// it from them.
  @discardableResult
  package func onFirstKeyPress(
    _ handler: @escaping @MainActor (KeyPress) -> Bool
  ) -> SignalConnection {
    connectEvent("event") { $0.pointee.type == GDK_KEY_PRESS && handler(KeyPress($0)) }
  }

  /// Calls the handler when a key is pressed that no widget of the window has used; true if the
  /// handler used it.
  @discardableResult
  package func onUnusedKeyPress(
    _ handler: @escaping @MainActor (KeyPress) -> Bool
  ) -> SignalConnection {
    connectEvent("key-press-event", after: true) { handler(KeyPress($0)) }
  }

  /// Calls the handler once, as soon as there is nothing more urgent after the window has been seen
  /// first.
  package func afterFirstPaint(_ handler: @escaping @MainActor () -> Void) {
    var connection: SignalConnection?
    connection = connectEvent("draw") { _ in
      guard connection != nil else { return false }
      connection?.disconnect()
      connection = nil
      MainLoop.whenIdle(handler)
      return false
    }
  }

  /// Moves the focus as Tab does by default.
  package func moveFocus(forward: Bool) {
    let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
    cgtk_move_focus(raw, direction)
  }

  /// Offers a key to the focus widget and its ancestors, input methods first.
  ///
  /// - Returns: Whether one of them used it.
  package func propagate(_ press: KeyPress) -> Bool {
    let event = UnsafeMutableRawPointer(press.event).assumingMemoryBound(to: GdkEventKey.self)
    return gtk_window_propagate_key_event(pointer(), event) != 0
  }

  /// Does what the host has the key for as a shortcut of the window, if anything.
  ///
  /// - Returns: Whether there was such a shortcut.
  package func activateShortcut(_ press: KeyPress) -> Bool {
    let event = UnsafeMutableRawPointer(press.event).assumingMemoryBound(to: GdkEventKey.self)
    return gtk_window_activate_key(pointer(), event) != 0
  }

  /// Calls the handler when the user wants it closed; true keeps it open.
  @discardableResult
  public func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    connectEvent("delete-event") { _ in handler() }
  }

  /// Acts as if the user had closed it.
  public func close() { gtk_window_close(pointer()) }
}
