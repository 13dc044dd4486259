internal import CXkbCommon
public import KeyboardLayout

/// What a layout types, read from XKB without the code that is tested.
public struct ReferenceKeymap {
  /// The symbols of the first two levels of the keys that type: characters, each as the symbol of its scalar, and dead
  /// keys.
  public let directSymbols: Set<KeySymbol>

  /// Compiles a layout; nil where there is none.
  public init?(_ name: LayoutName) {
    guard let keymap = cxkb_keymap_new(name.layout, name.variant) else { return nil }
    defer { xkb_keymap_unref(keymap) }
    var symbols: Set<KeySymbol> = []
    for key in Self.keycodes {
      for level in 0..<2 as Range<UInt32> {
        let symbol = KeySymbol(cxkb_symbol(keymap, key, level))
        if symbol.isDead {
          symbols.insert(symbol)
        } else if let scalar = symbol.character?.unicodeScalars.first {
          symbols.insert(KeySymbol(scalar))
        }
      }
    }
    directSymbols = symbols
  }

  /// TLDE and AE, AD, AC with BKSL, LSGT and AB with the keys of Brazil and Japan, the space bar.
  private static let keycodes: [UInt32] =
    [49] + (10...21) + [132] + (24...35) + (38...48) + [51, 94] + (52...61) + [97, 65]
}
