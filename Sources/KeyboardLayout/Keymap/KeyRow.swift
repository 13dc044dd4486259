/// The rows of keys that type, named as XKB names them, from the top down.
enum KeyRow: CaseIterable, Hashable, Sendable {
  case digits
  case upper
  case home
  case lower
  case space

  /// The key codes (those of the kernel, and 8) from left to right.
  var keycodes: [UInt32] {
    switch self {
    // TLDE, AE01 to AE12, AE13 (the Yen key).
    case .digits: [49] + (10...21) + [132]
    // AD01 to AD12.
    case .upper: Array(24...35)
    // AC01 to AC11, BKSL.
    case .home: (38...48) + [51]
    // LSGT, AB01 to AB10, AB11 (the key of Brazil and Japan).
    case .lower: [94] + (52...61) + [97]
    case .space: [65]
    }
  }

  /// TLDE, AE13, BKSL, LSGT and AB11: some keyboards lack them, or have them elsewhere.
  static let edge: Set<UInt32> = [49, 132, 51, 94, 97]
}
