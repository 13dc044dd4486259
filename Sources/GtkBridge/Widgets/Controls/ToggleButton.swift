internal import CGtk

/// A button that stays down.
@MainActor
package final class ToggleButton: Container {
  /// Creates one that is up, with nothing on it.
  package init() {
    super.init(taking: made(gtk_toggle_button_new()))
  }

  /// Creates one that is up, with an icon of the theme on it; it needs an accessible name.
  package convenience init(icon: String) {
    self.init()
    gtk_button_set_image(pointer(), ThemeIcons.makeImage(icon))
  }

  /// Whether it is down; to change it is as good as a click.
  package var isDown: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  /// Calls the handler when it is pressed by any means.
  package func onClick(_ handler: @escaping @MainActor () -> Void) { connect("clicked", handler) }
}
