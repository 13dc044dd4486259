internal import CHandy

/// libhandy as a whole.
@MainActor
public enum Handy {
  /// Makes its widgets and styles ready, and lets windows follow the desktop's light or dark style.
  ///
  /// Call it once, after the toolkit has started.
  public static func start() {
    hdy_init()
    hdy_style_manager_set_color_scheme(
      hdy_style_manager_get_default(),
      HDY_COLOR_SCHEME_PREFER_LIGHT
    )
  }
}
