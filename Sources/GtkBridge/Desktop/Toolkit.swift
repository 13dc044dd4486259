internal import CGtk
internal import CGtkHelpers

/// The toolkit as a whole.
@MainActor
public enum Toolkit {
  /// Makes the user's locale the process's own; ``start(applicationID:name:)`` does it, too.
  package static func useLocale() { cgtk_use_locale() }

  /// Lets fonts be looked for while something else is done; Pango has a thread of its own for that.
  ///
  /// Without it, the first text that is laid out waits for all of it.
  package static func beginLoadingFonts() { _ = pango_cairo_font_map_get_default() }

  /// Connects to the display.
  ///
  /// - Parameters:
  ///   - applicationID: The name by which the desktop knows the program and its icon.
  ///   - name: The name that the user sees.
  /// - Returns: Whether there is a display.
  public static func start(applicationID: String, name: String) -> Bool {
    // On Wayland the program name is the window's application id.
    g_set_prgname(applicationID)
    g_set_application_name(name)
    // Nothing here is drawn by OpenGL, and looking for it takes as long as opening a small window.
    g_setenv("GDK_GL", "disable", 0)
    // GTK uses some of the types that are to take it over as it starts.
    cgtk_install_accessible_methods()
    guard gtk_init_check(nil, nil) != 0 else { return false }
    ThemeIcons.whenLoaded { gtk_window_set_default_icon_name(applicationID) }
    return true
  }

  /// Adds style rules for all windows, below those of the user.
  package static func addStyle(_ css: String) {
    guard let provider = gtk_css_provider_new() else { return }
    let owned = ObjectRef(owning: UnsafeMutableRawPointer(provider))
    gtk_css_provider_load_from_data(owned.pointer(), css, gssize(css.utf8.count), nil)
    gtk_style_context_add_provider_for_screen(
      gdk_screen_get_default(),
      OpaquePointer(owned.raw),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
  }

  /// Whether the user reads from right to left.
  package static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Whether the user wants things to move smoothly.
  package static var animates: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    return cgtk_get_bool(settings, "gtk-enable-animations") != 0
  }

  /// How long a press must last to be a long one, in milliseconds.
  package static var longPressMilliseconds: Int {
    guard let settings = gtk_settings_get_default() else { return 500 }
    return Int(cgtk_get_int(settings, "gtk-long-press-time"))
  }

  /// The sign between whole number and fraction in the user's locale.
  package static var decimalSeparator: String { String(cString: cgtk_decimal_point()) }
}
