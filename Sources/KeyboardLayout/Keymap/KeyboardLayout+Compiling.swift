internal import CXkbCommon

extension KeyboardLayout {
  /// Compiles a layout of XKB's data, which takes 5 to 10 ms; keep what you get.
  ///
  /// Nil where there is no such layout, or its keys type no characters. Nothing is written to standard error.
  ///
  /// - Parameter name: The layout; the user's own ones, in XKB's folder of the user, are found as well.
  public init?(named name: LayoutName) {
    guard let keymap = unsafe cxkb_keymap_new(name.layout, name.variant) else { return nil }
    defer { unsafe xkb_keymap_unref(keymap) }
    let title = unsafe xkb_keymap_layout_get_name(keymap, 0).map { unsafe String(cString: $0) }
    self.init(name: name, title: title ?? "\(name)", shortTitle: name.layout) { keycode, level in
      let value = unsafe cxkb_symbol(keymap, keycode, xkb_level_index_t(level))
      return value == 0 ? nil : KeySymbol(value)
    }
  }
}
