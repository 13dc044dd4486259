internal import CGtk

/// The icons of the theme, which may wait until a window has been seen: the first one makes GTK
/// read the whole theme.
@MainActor
package enum ThemeIcons {
  /// The icons that are still to be loaded; nil if none waits.
  private static var waiting: [@MainActor () -> Void]?

  /// From now on icons keep their place free until ``load()``.
  package static func hold() { waiting = waiting ?? [] }

  /// Shows all that wait, and those to come at once.
  package static func load() {
    let all = waiting ?? []
    waiting = nil
    for show in all { show() }
  }

  /// Does what needs icons, now or later.
  static func whenLoaded(_ show: @escaping @MainActor () -> Void) {
    if waiting == nil { show() } else { waiting?.append(show) }
  }

  /// Makes an image of the size of icons on buttons.
  static func makeImage(_ name: String) -> UnsafeMutablePointer<GtkWidget>? {
    guard waiting != nil, let image = gtk_image_new() else {
      return gtk_image_new_from_icon_name(name, GTK_ICON_SIZE_BUTTON)
    }
    var (width, height): (gint, gint) = (0, 0)
    gtk_icon_size_lookup(GTK_ICON_SIZE_BUTTON, &width, &height)
    gtk_widget_set_size_request(image, width, height)
    let widget = Widget(borrowing: image)
    whenLoaded { gtk_image_set_from_icon_name(widget.pointer(), name, GTK_ICON_SIZE_BUTTON) }
    return image
  }
}
