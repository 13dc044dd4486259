internal import CGtk
internal import CGtkHelpers

/// Something to press.
@MainActor
public final class Button: Container {
  /// Creates one with nothing on it.
  package init() {
    super.init(taking: made(gtk_button_new()))
  }

  /// Creates one with a label that marks its mnemonic with an underscore.
  package init(mnemonicLabel: String) {
    super.init(taking: made(gtk_button_new_with_mnemonic(mnemonicLabel)))
  }

  /// Creates one with an icon of the theme; it needs an accessible name.
  package init(icon: String) {
    super.init(taking: made(gtk_button_new()))
    gtk_button_set_image(pointer(), ThemeIcons.makeImage(icon))
  }

  /// Replaces the icon; a label stays beside it.
  public func setIcon(_ icon: String) {
    gtk_button_set_image(pointer(), ThemeIcons.makeImage(icon))
    gtk_button_set_always_show_image(pointer(), 1)
  }

  /// The label, which marks its mnemonic with an underscore; one that is set takes the place of an
  /// icon.
  ///
  /// The accessible name stays if it has been set by ``Widget/accessibleName``.
  public var mnemonicLabel: String? {
    get { gtk_button_get_label(pointer()).map { String(cString: $0) } }
    set {
      gtk_button_set_image(pointer(), nil)
      gtk_button_set_use_underline(pointer(), 1)
      cgtk_set_string(raw, "label", newValue)
    }
  }

  /// Calls the handler when it is pressed by any means.
  public func onClick(_ handler: @escaping @MainActor () -> Void) { connect("clicked", handler) }
}
