internal import CGtk

/// A small icon of the theme.
@MainActor
public final class Image: Widget {
  /// Creates one at the size that buttons use.
  public init(icon: String) {
    super.init(taking: made(gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_MENU)))
  }
}
