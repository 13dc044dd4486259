internal import CGtk
internal import CGtkHelpers

/// A bar above the content that tells something until the user closes it.
@MainActor
package final class InfoBar: Container {
  /// Creates one with a button to close it, which Escape presses while the focus is in the bar.
  package init() {
    super.init(taking: made(gtk_info_bar_new()))
    gtk_info_bar_set_message_type(pointer(), GTK_MESSAGE_WARNING)
    gtk_info_bar_set_show_close_button(pointer(), 1)
    // GTK gives its own button no name.
    cgtk_name_buttons(widget, tr("Close"))
    connectInteger("response") { [self] _ in isVisible = false }
  }

  /// Puts something in.
  package func show(_ content: Widget) {
    guard let area = gtk_info_bar_get_content_area(pointer()) else { return }
    gtk_container_add(
      UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkContainer.self),
      content.widget
    )
  }

  /// Calls the handler when the user has closed it.
  package func onClose(_ handler: @escaping @MainActor () -> Void) {
    connectInteger("response") { _ in handler() }
  }
}
