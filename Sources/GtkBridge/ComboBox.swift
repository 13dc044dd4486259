internal import CGtk

/// A choice from a list of texts.
@MainActor
public final class ComboBox: Widget {
  /// Creates one with its texts, none of them chosen.
  public init(_ texts: [String]) {
    super.init(taking: made(gtk_combo_box_text_new()))
    for text in texts { gtk_combo_box_text_append_text(pointer(), text) }
    cgtk_combo_box_ellipsize(pointer())
  }

  /// The position of the chosen text.
  public var selection: Int? {
    get {
      let active = gtk_combo_box_get_active(pointer())
      return active < 0 ? nil : Int(active)
    }
    set { gtk_combo_box_set_active(pointer(), gint(newValue ?? -1)) }
  }
}
