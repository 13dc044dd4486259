/// One of the layouts that the user types with.
///
/// It has a name, or what its keys type, or both; what the keys of the display really type is to be
/// preferred.
public struct InputSource {
  /// The name in XKB, with the variant after a plus sign, such as `de+nodeadkeys`.
  public let name: String?

  /// The symbol that a key types, as a keyval: given the code of the key (that of Linux and eight)
  /// and the level (0 for the key alone, 1 with Shift, 2 with AltGr, 3 with both).
  public let symbol: ((_ keycode: UInt32, _ level: Int) -> UInt32?)?
}
