internal import CGtk
internal import CGtkHelpers

/// A box to check, with its label.
@MainActor
package final class CheckButton: Widget {
  /// Creates one whose label marks its mnemonic with an underscore.
  package init(mnemonicLabel: String) {
    super.init(taking: made(gtk_check_button_new_with_mnemonic(mnemonicLabel)))
    guard let child = gtk_bin_get_child(pointer()), cgtk_is_label(child) != 0 else { return }
    let label = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkLabel.self)
    gtk_label_set_line_wrap(label, 1)
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label, 0)
  }

  /// Whether it is checked.
  package var isChecked: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }
}
