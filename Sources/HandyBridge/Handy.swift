internal import CHandy

/// libhandy as a whole.
@MainActor
package enum Handy {
  /// Lets windows follow the desktop's light or dark style, which takes as long as opening a small
  /// window.
  ///
  /// Call it once, after the toolkit has started.
  package static func followDesktopStyle() {
    hdy_init()
    hdy_style_manager_set_color_scheme(
      hdy_style_manager_get_default(),
      HDY_COLOR_SCHEME_PREFER_LIGHT
    )
  }
}
