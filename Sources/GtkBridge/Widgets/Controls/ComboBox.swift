internal import CGtk
internal import CGtkHelpers

/// A choice from a list of texts.
@MainActor
package final class ComboBox: Widget {
  /// How many lines fit a menu.
  private static let longestMenu = 40

  /// Creates one with its texts, none of them chosen.
  package init(_ texts: [String]) {
    let list = ObjectRef(owning: made(cgtk_text_list_new()))
    for text in texts { cgtk_text_list_append(list.pointer(), text) }
    let isLong = texts.count > Self.longestMenu
    super.init(taking: made(cgtk_text_combo_new(list.pointer(), isLong ? 1 : 0)))
  }

  /// The position of the chosen text.
  package var selection: Int? {
    get {
      let active = gtk_combo_box_get_active(pointer())
      return active < 0 ? nil : Int(active)
    }
    set { gtk_combo_box_set_active(pointer(), gint(newValue ?? -1)) }
  }
}
