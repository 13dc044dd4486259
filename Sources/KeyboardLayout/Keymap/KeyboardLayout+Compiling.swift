internal import CXkbCommon

extension KeyboardLayout {
  /// Compiles a layout of XKB's data, which takes 5 to 10 ms; keep what you get.
  ///
  /// Nil if there is no such layout, its keys type no characters, or it is but a part of layouts
  /// (`pc`, `level3`): those have neither a name nor letters. Nothing is written to standard error.
  ///
  /// - Parameter name: The layout; the user's own ones, in XKB's folder of the user, are found as
  ///   well.
  public init?(named name: LayoutName) {
    guard let keymap = unsafe cxkb_keymap_new(name.layout, name.variant) else { return nil }
    defer { unsafe xkb_keymap_unref(keymap) }
    let symbol = { (keycode: UInt32, level: Int) -> KeySymbol? in
      let value = unsafe cxkb_symbol(keymap, keycode, xkb_level_index_t(level))
      return value == 0 ? nil : KeySymbol(value)
    }
    let title = unsafe xkb_keymap_layout_get_name(keymap, 0).map { unsafe String(cString: $0) }
    let keycodes = KeyRow.allCases.flatMap(\.keycodes)
    guard title != nil || keycodes.contains(where: { symbol($0, 0)?.isLetterOrMark == true })
    else { return nil }
    self.init(
      name: name,
      title: title ?? "\(name)",
      shortTitle: name.layout,
      levels: symbol
    )
  }
}
