internal import CGtk

/// The title bar of a window, with its title, a subtitle and the window's buttons.
@MainActor
package final class HeaderBar: Container {
  /// Creates one that shows the buttons the desktop wants.
  ///
  /// They have icons of the theme, so they come with these (``ThemeIcons``).
  package init() {
    super.init(taking: made(gtk_header_bar_new()))
    ThemeIcons.whenLoaded { [weak self] in
      guard let self else { return }
      gtk_header_bar_set_show_close_button(self.pointer(), 1)
    }
  }

  /// The first line.
  package var title: String {
    get { gtk_header_bar_get_title(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_header_bar_set_title(pointer(), newValue) }
  }

  /// The second line; its room is kept while it is empty.
  package var subtitle: String {
    get { gtk_header_bar_get_subtitle(pointer()).map { String(cString: $0) } ?? "" }
    set { if newValue != subtitle { gtk_header_bar_set_subtitle(pointer(), newValue) } }
  }

  /// Puts a widget where reading begins.
  package func addAtStart(_ child: Widget) { gtk_header_bar_pack_start(pointer(), child.widget) }

  /// Puts a widget beside the window's buttons, where reading ends.
  package func addAtEnd(_ child: Widget) { gtk_header_bar_pack_end(pointer(), child.widget) }
}
