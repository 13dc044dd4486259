internal import CGtk
internal import CGtkHelpers

/// A bubble inside of the window that takes neither the focus nor the pointer away from anything.
@MainActor
package final class Popover: Container {
  /// Creates one that is not shown yet.
  ///
  /// - Parameter widget: The widget that it belongs to and is destroyed with.
  package init(over widget: Widget) {
    super.init(taking: made(gtk_popover_new(widget.widget)))
    gtk_popover_set_modal(pointer(), 0)
    gtk_popover_set_position(pointer(), GTK_POS_TOP)
    gtk_popover_set_constrain_to(pointer(), GTK_POPOVER_CONSTRAINT_WINDOW)
    cgtk_set_bool(raw, "transitions-enabled", 0)
  }

  /// Creates one that takes the focus until it is closed, below or above what it belongs to.
  package init(forTheFocusOver widget: Widget) {
    super.init(taking: made(gtk_popover_new(widget.widget)))
    gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
    gtk_popover_set_constrain_to(pointer(), GTK_POPOVER_CONSTRAINT_NONE)
  }

  /// Shows it, and gives it the focus if it takes that.
  package func popUp() { gtk_popover_popup(pointer()) }

  /// Takes it off the screen.
  package func popDown() { gtk_popover_popdown(pointer()) }

  /// Calls the handler when it has gone.
  package func onClose(_ handler: @escaping @MainActor () -> Void) { connect("closed", handler) }

  /// Says what it points at, in the coordinates of what it belongs to.
  package func point(at frame: PixelRect) {
    var place = GdkRectangle(
      x: gint(frame.x),
      y: gint(frame.y),
      width: gint(frame.width),
      height: gint(frame.height)
    )
    gtk_popover_set_pointing_to(pointer(), &place)
  }
}

extension Widget {
  /// Its rectangle in the coordinates of another widget, even if only one of the two is in a
  /// bubble.
  package final func frameAcrossWindows(in other: Widget) -> PixelRect? {
    guard let own = origin, let theirs = other.origin else { return nil }
    let size = allocatedSize
    return PixelRect(
      x: own.x - theirs.x,
      y: own.y - theirs.y,
      width: size.width,
      height: size.height
    )
  }

  private final var origin: (x: Int, y: Int)? {
    guard let window = gtk_widget_get_window(widget) else { return nil }
    var (x, y): (gint, gint) = (0, 0)
    gdk_window_get_origin(window, &x, &y)
    guard gtk_widget_get_has_window(widget) == 0 else { return (Int(x), Int(y)) }
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    return (Int(x + place.x), Int(y + place.y))
  }
}
