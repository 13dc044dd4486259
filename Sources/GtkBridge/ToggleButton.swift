internal import CGtk

/// A button that stays pressed until it is pressed again.
@MainActor
public final class ToggleButton: Container {
  /// Creates one with an icon of the theme; it needs an accessible name.
  public init(icon: String) {
    super.init(taking: made(gtk_toggle_button_new()))
    gtk_button_set_image(pointer(), gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
  }

  /// Whether it is pressed.
  public var isOn: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  /// Calls the handler when it has been pressed or has been released.
  public func onToggle(_ handler: @escaping @MainActor () -> Void) { connect("toggled", handler) }
}
