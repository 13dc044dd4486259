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
      return ColorText.text(of: color)
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

/// Colors as text.
package enum ColorText {
  /// A color by its name or in any of the ways of CSS, as `#rrggbb`; nil if it is none.
  package static func plain(_ text: String) -> String? {
    var color = GdkRGBA()
    return gdk_rgba_parse(&color, text) != 0 ? Self.text(of: color) : nil
  }

  fileprivate static func text(of color: GdkRGBA) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let number = Int((min(1, max(0, part)) * 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16)
    }
    return "#" + parts.joined()
  }
}
