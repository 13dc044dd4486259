internal import CGtk

/// A picture that decorates, from a file or of the theme's icons.
@MainActor
package final class Picture: Widget {
  /// The most room that it takes, in pixels; a larger one is made smaller.
  private static let (widest, highest): (gint, gint) = (280, 160)

  /// Creates one.
  ///
  /// - Parameter name: The path of a file, or else the name of an icon; the place stays empty if it
  ///   is neither.
  package init(_ name: String) {
    super.init(taking: made(gtk_image_new()))
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    if let pixels = Self.load(name) {
      gtk_image_set_from_pixbuf(pointer(), pixels)
      g_object_unref(UnsafeMutableRawPointer(pixels))
    } else if name.utf8.contains(UInt8(ascii: "/")) {
      gtk_widget_set_no_show_all(widget, 1)
    } else {
      ThemeIcons.whenLoaded { [self] in
        gtk_image_set_from_icon_name(pointer(), name, GTK_ICON_SIZE_DIALOG)
      }
    }
  }

  private static func load(_ path: String) -> OpaquePointer? {
    var (width, height): (gint, gint) = (0, 0)
    // A pipe would be waited for.
    guard g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else { return nil }
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
    return width > widest || height > highest
      ? gdk_pixbuf_new_from_file_at_scale(path, widest, highest, 1, nil)
      : gdk_pixbuf_new_from_file(path, nil)
  }
}
