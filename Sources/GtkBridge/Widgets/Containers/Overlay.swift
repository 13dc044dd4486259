internal import CGtk
internal import CGtkHelpers

/// A container that can show more widgets on top of its child.
@MainActor
package final class Overlay: Container {
  /// Creates an empty one.
  package init() {
    super.init(taking: made(gtk_overlay_new()))
  }

  /// The overlay that is all of a window's content; the content is put into one if it is not
  /// yet.
  ///
  /// - Parameter window: A window with content.
  package init(coveringContentOf window: Window) {
    if let child = gtk_bin_get_child(window.pointer()), cgtk_is_overlay(child) != 0 {
      super.init(borrowing: child)
      return
    }
    super.init(taking: made(gtk_overlay_new()))
    let focus = window.focusWidget
    if let child = gtk_bin_get_child(window.pointer()).map({ Widget(borrowing: $0) }) {
      window.remove(child)
      add(child)
    }
    window.add(self)
    gtk_widget_show(widget)
    focus?.grabFocusWithoutSelecting()
  }

  /// Puts a widget on top of everything.
  package func addOnTop(_ child: Widget) { gtk_overlay_add_overlay(pointer(), child.widget) }
}
