internal import CGtk

/// A box to check, with its label.
@MainActor
package final class CheckButton: Widget {
  /// Creates one whose label marks its mnemonic with an underscore.
  package init(mnemonicLabel: String) {
    super.init(taking: made(gtk_check_button_new_with_mnemonic(mnemonicLabel)))
    wrapLabel()
  }

  /// Whether it is checked.
  package var isChecked: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }
}
