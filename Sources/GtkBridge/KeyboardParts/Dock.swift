internal import CGtk
internal import CGtkHelpers

/// A strip over the lower edge of a window that is nothing of what the window's owner has put into
/// it.
///
/// The content of the window has to leave it the room (``Widget/bottomMargin``). It never has the
/// focus, and no press on it reaches the window.
@MainActor
package final class Dock: Container {
  /// If a window is narrower than this, in pixels, there should be none.
  package static let leastWidth = CGTK_DOCK_LEAST_WIDTH

  /// Called before the window is laid out in another height, with the height that what it holds is
  /// going to have.
  package var onResize: ((Int) -> Void)?

  private let content: WeakWidget
  private var (top, height) = (0, 0)
  private var windowHeight = 0
  private var connection: SignalConnection?

  /// Creates one that is not shown yet; it is to be destroyed with what the window holds.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - content: The content of the window.
  package init(over window: Window, below content: Widget) {
    self.content = WeakWidget(content)
    super.init(taking: made(cgtk_dock_new(content.widget)))
    ignoresShowAll = true
    // GTK places it before the rest of the window, so that it has to be told before that.
    connection = window.connectEvent("configure-event") { [weak self] event in
      self?.follow(event)
      return false
    }
  }

  /// Says how far below the top of what the window holds it begins, and how high it is, in pixels.
  package func place(top: Int, height: Int) {
    windowHeight = content.widget?.window?.allocatedSize.height ?? 0
    guard top != self.top || height != self.height else { return }
    self.height = height
    cgtk_dock_set_height(widget, gint(clamping: height))
    move(to: top)
    // GTK leaves what it has painted of it over the edge of a window that draws its own.
    if let window = content.widget?.window { gtk_widget_queue_draw(window.widget) }
  }

  private func move(to top: Int) {
    self.top = top
    cgtk_dock_set_top(widget, gint(clamping: top))
  }

  private func follow(_ event: UnsafeMutablePointer<GdkEvent>) {
    // The bubbles of a window have windows of their own, and it hears of those as well.
    guard event.pointee.type == GDK_CONFIGURE, let content = content.widget,
      let window = content.window,
      event.pointee.any.window == gtk_widget_get_window(window.widget)
    else { return }
    let height = Int(event.pointee.configure.height)
    onResize?(content.allocatedSize.height + height - window.allocatedSize.height)
    guard isVisible, windowHeight > 0, height != windowHeight else { return }
    let change = height - windowHeight
    windowHeight = height
    move(to: top + change)
  }

  /// Shows it, once there is room for it.
  package func show() {
    guard !isVisible else { return }
    cgtk_dock_keep_default(widget, content.widget?.window?.pointer())
    isVisible = true
  }

  /// Takes it off the screen; the window's default widget stays what it is by then.
  package func hide() {
    guard isVisible else { return }
    isVisible = false
    cgtk_dock_keep_default(widget, nil)
  }

  /// Lets go of the window, before it is destroyed.
  package func detach() {
    connection?.disconnect()
    onResize = nil
  }
}

extension Window {
  /// Whether it is an ordinary window that can be made larger and smaller, in which a ``Dock`` has
  /// a place.
  package var holdsDock: Bool {
    guard gtk_window_get_window_type(pointer()) == GTK_WINDOW_TOPLEVEL,
      gtk_window_get_resizable(pointer()) != 0, !isOfType("GtkPlug")
    else { return false }
    guard let window = gtk_widget_get_window(widget) else { return true }
    return gdk_window_get_state(window).rawValue & GDK_WINDOW_STATE_FULLSCREEN.rawValue == 0
  }

  /// Its content.
  package var content: Widget? {
    gtk_bin_get_child(pointer()).map { Widget(borrowing: $0) }
  }
}

extension Widget {
  /// The empty border below it, in pixels.
  package final var bottomMargin: Int {
    get { Int(gtk_widget_get_margin_bottom(widget)) }
    set {
      if newValue != bottomMargin { gtk_widget_set_margin_bottom(widget, gint(clamping: newValue)) }
    }
  }

  /// The least size it can do with, in pixels, margins included.
  package final var minimumSize: (width: Int, height: Int) {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(widget, &size, nil)
    return (Int(size.width), Int(size.height))
  }
}
