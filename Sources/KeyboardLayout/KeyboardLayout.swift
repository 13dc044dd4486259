/// The symbols that the keys of a keyboard type: one layout of XKB, or one group of the keymap in
/// use.
public struct KeyboardLayout: Hashable, Sendable {
  /// Its name in XKB's data; nil if it was read from a keymap.
  public let name: LayoutName?

  /// The name that XKB has for it, in English: `German (no dead keys)`.
  public let title: String

  /// A few letters for a small key: `de`.
  public let shortTitle: String

  /// The plan that its panels are made from.
  let plan: LayoutPlan

  /// Reads the layout of a keymap in use, such as one group of GDK's.
  ///
  /// Nil if no key but the space bar types a character.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - shortTitle: A few letters for a small key.
  ///   - levels: What a key types. The key code is the kernel's and 8, as in X11; the level is 0
  ///     (plain), 1 (Shift), 2 (AltGr) or 3 (both).
  public init?(
    title: String,
    shortTitle: String,
    levels: (_ keycode: UInt32, _ level: Int) -> KeySymbol?
  ) {
    self.init(name: nil, title: title, shortTitle: shortTitle, levels: levels)
  }

  init(name: LayoutName?, title: String, shortTitle: String, rows: [KeyRow: [KeyLevels]]) {
    self.name = name
    self.title = title
    self.shortTitle = shortTitle
    plan = LayoutPlan(rows, code: name?.layout ?? shortTitle)
  }

  init?(
    name: LayoutName?,
    title: String,
    shortTitle: String,
    levels: (_ keycode: UInt32, _ level: Int) -> KeySymbol?
  ) {
    var rows: [KeyRow: [KeyLevels]] = [:]
    for row in KeyRow.allCases {
      rows[row] = row.keycodes
        .map { keycode in
          KeyLevels(isAtEdge: KeyRow.edge.contains(keycode)) { level in
            levels(keycode, level)
          }
        }
        .filter { !$0.isEmpty }
    }
    guard rows.contains(where: { $0.key != .space && !$0.value.isEmpty }) else { return nil }
    self.init(name: name, title: title, shortTitle: shortTitle, rows: rows)
  }
}
