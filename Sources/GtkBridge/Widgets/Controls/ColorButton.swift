internal import CGtk

/// A button that shows a color and opens a dialog to choose another one.
@MainActor
package final class ColorButton: Widget {
  /// Creates one that shows black.
  ///
  /// - Parameter title: The purpose of the color, which the dialog shows.
  package init(title: String) {
    super.init(taking: made(gtk_color_button_new()))
    gtk_color_button_set_title(pointer(), title)
  }

  /// The color as `#rrggbb`; a text that is no color changes nothing.
  package var color: String {
    get {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(OpaquePointer(raw), &color)
      let parts = [color.red, color.green, color.blue].map { part in
        let number = Int((min(1, max(0, part)) * 255).rounded())
        return (number < 16 ? "0" : "") + String(number, radix: 16)
      }
      return "#" + parts.joined()
    }
    set {
      var color = GdkRGBA()
      guard gdk_rgba_parse(&color, newValue) != 0 else { return }
      gtk_color_chooser_set_rgba(OpaquePointer(raw), &color)
    }
  }

  /// Calls the handler when the user has chosen a color.
  package func onChoice(_ handler: @escaping @MainActor () -> Void) {
    connect("color-set", handler)
  }
}
