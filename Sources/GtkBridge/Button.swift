internal import CGtk

/// Something to press.
@MainActor
public final class Button: Container {
  /// Creates one with nothing on it.
  public init() {
    super.init(taking: made(gtk_button_new()))
  }

  /// Creates one with a label that marks its mnemonic with an underscore.
  public init(mnemonicLabel: String) {
    super.init(taking: made(gtk_button_new_with_mnemonic(mnemonicLabel)))
  }

  /// Creates one with an icon of the theme; it needs an accessible name.
  public init(icon: String) {
    super.init(taking: made(gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON)))
  }

  /// Replaces the icon.
  public func setIcon(_ icon: String) {
    let image = gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON)
    gtk_button_set_image(pointer(), image)
  }

  /// Calls the handler when it is pressed by any means.
  public func onClick(_ handler: @escaping @MainActor () -> Void) { connect("clicked", handler) }
}
