internal import CGtk

/// One of several buttons of which one at most is chosen.
@MainActor
package final class RadioButton: Widget {
  /// Creates one whose label marks its mnemonic with an underscore.
  ///
  /// - Parameters:
  ///   - mnemonicLabel: The label.
  ///   - other: Another one of its group; nil begins a group, and chooses this one.
  package init(mnemonicLabel: String, in other: RadioButton? = nil) {
    super.init(
      taking: made(
        gtk_radio_button_new_with_mnemonic_from_widget(other?.pointer(), mnemonicLabel)
      )
    )
    // GTK takes a relation away before it adds its own, and complains if there is none.
    if let accessible = gtk_widget_get_accessible(pointer()) {
      atk_object_add_relationship(accessible, ATK_RELATION_MEMBER_OF, accessible)
    }
    wrapLabel()
  }

  /// Whether it is the chosen one.
  package var isChosen: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }
}
