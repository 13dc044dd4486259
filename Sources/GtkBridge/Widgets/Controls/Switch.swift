internal import CGtk

/// Something that is on or off.
@MainActor
package final class Switch: Widget {
  /// Creates one that is off.
  package init() {
    super.init(taking: made(gtk_switch_new()))
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
  }

  /// Whether it is on.
  package var isOn: Bool {
    get { gtk_switch_get_active(pointer()) != 0 }
    set { gtk_switch_set_active(pointer(), newValue ? 1 : 0) }
  }

  /// Calls the handler when it has been turned on or off.
  package func onTurn(_ handler: @escaping @MainActor () -> Void) { onNotify("active", handler) }
}
