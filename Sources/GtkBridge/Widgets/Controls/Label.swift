internal import CGtk

/// A piece of text that explains something.
@MainActor
package final class Label: Widget {
  /// Creates one that starts at its leading edge and wraps its lines.
  package init(_ text: String = "") {
    super.init(taking: made(gtk_label_new(text)))
    gtk_label_set_xalign(pointer(), 0)
    gtk_label_set_line_wrap(pointer(), 1)
    gtk_label_set_line_wrap_mode(pointer(), PANGO_WRAP_WORD_CHAR)
  }

  /// The text, shown as it is.
  package var text: String {
    get { String(cString: gtk_label_get_text(pointer())) }
    set { if newValue != text { gtk_label_set_text(pointer(), newValue) } }
  }

  /// Shows a text with Pango's markup, in which links can be followed; broken markup shows nothing.
  package func setMarkup(_ markup: String) { gtk_label_set_markup(pointer(), markup) }

  /// Whether it has links, which make it a stop of the focus.
  package var hasLinks: Bool { gtk_widget_get_can_focus(widget) != 0 }

  /// Shows a text in which an underscore marks the key that, with Alt, leads to the target.
  package func setText(withMnemonic text: String, for target: Widget) {
    gtk_label_set_text_with_mnemonic(pointer(), text)
    gtk_label_set_mnemonic_widget(pointer(), target.widget)
  }

  /// How wide it asks to be, in characters: at least, and before its lines wrap.
  package func setWidth(minimum: Int = -1, maximum: Int = -1) {
    gtk_label_set_width_chars(pointer(), gint(minimum))
    gtk_label_set_max_width_chars(pointer(), gint(maximum))
  }

  /// Wraps no lines; what is too wide is cut.
  ///
  /// - Parameter isCut: False asks for as much room as the whole text needs instead.
  package func keepOnOneLine(isCut: Bool = true) {
    gtk_label_set_line_wrap(pointer(), 0)
    gtk_label_set_single_line_mode(pointer(), 1)
    gtk_label_set_ellipsize(pointer(), isCut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
  }
}
