internal import CGtk

extension Keymap {
  /// The names of the layouts, such as `de+nodeadkeys`, one for each group; empty if the
  /// display does not tell.
  ///
  /// X servers keep them in a property of the root window: rules, model, layouts, variants and
  /// options, each ended by a zero byte. Wayland has nothing of the kind.
  package var layoutNames: [String] {
    guard !Toolkit.isOnWayland, let screen = gdk_screen_get_default() else { return [] }
    var (format, length) = (gint(0), gint(0))
    var bytes: UnsafeMutablePointer<guchar>?
    let isThere = gdk_property_get(
      gdk_screen_get_root_window(screen),
      gdk_atom_intern("_XKB_RULES_NAMES", 0),
      gdk_atom_intern("STRING", 0),
      0,
      1024,
      0,
      nil,
      &format,
      &length,
      &bytes
    )
    defer { g_free(bytes) }
    guard isThere != 0, format == 8, length > 0, let bytes else { return [] }
    let parts = UnsafeBufferPointer(start: bytes, count: Int(length))
      .split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count >= 4, !parts[2].isEmpty else { return [] }
    let variants = parts[3].split(separator: ",", omittingEmptySubsequences: false)
    return parts[2].split(separator: ",", omittingEmptySubsequences: false).enumerated()
      .map { index, layout in
        let variant = index < variants.count ? variants[index] : ""
        return variant.isEmpty ? String(layout) : "\(layout)+\(variant)"
      }
  }
}
