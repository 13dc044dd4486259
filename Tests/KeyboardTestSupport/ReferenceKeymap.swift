internal import CXkbCommon
public import KeyboardLayout

/// The symbols of a layout, read from XKB without the code that is tested.
public struct ReferenceKeymap {
  private let symbols: [UInt32: [KeySymbol]]

  /// Compiles a layout; nil if there is none.
  public init?(_ name: LayoutName) {
    guard let keymap = cxkb_keymap_new(name.layout, name.variant) else { return nil }
    defer { xkb_keymap_unref(keymap) }
    var symbols: [UInt32: [KeySymbol]] = [:]
    for key in Self.keycodes {
      symbols[key] = (0..<4).map { KeySymbol(cxkb_symbol(keymap, key, $0)) }
    }
    self.symbols = symbols
  }

  /// The symbol of a key at a level, as it stands in the data; nil for none.
  public func symbol(keycode: UInt32, level: Int) -> KeySymbol? {
    symbols[keycode].flatMap { $0[level].value == 0 ? nil : $0[level] }
  }

  /// The symbols of the first two levels of the keys that type: characters, each as the symbol of
  /// its scalar, and dead keys.
  public var directSymbols: Set<KeySymbol> {
    Set(
      symbols.values.flatMap { $0[..<2] }.compactMap { symbol in
        symbol.isDead ? symbol : symbol.character?.unicodeScalars.first.map(KeySymbol.init)
      }
    )
  }

  /// TLDE and AE, AD, AC with BKSL, LSGT and AB with the keys of Brazil and Japan, the space bar.
  private static let keycodes: [UInt32] =
    [49] + (10...21) + [132] + (24...35) + (38...48) + [51, 94] + (52...61) + [97, 65]
}
