internal import CGtk
internal import CGtkHelpers

extension Widget {
  /// Lets the label of a button break into lines, which begin where reading begins.
  func wrapLabel() {
    guard let child = gtk_bin_get_child(pointer()), cgtk_is_label(child) != 0 else { return }
    let label = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkLabel.self)
    gtk_label_set_line_wrap(label, 1)
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label, 0)
  }
}
