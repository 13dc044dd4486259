/// Says quickly that a name is not among those that were put in.
///
/// A schema has few of the keywords that are looked up in it, so most lookups end here.
struct KeyFilter {
  private var bits: UInt64 = 0

  /// Puts a name in.
  mutating func insert(_ key: String) {
    bits |= Self.bit(key)
  }

  /// Returns false only when the name was not put in.
  func mayContain(_ key: String) -> Bool {
    bits & Self.bit(key) != 0
  }

  @inline(__always)
  private static func bit(_ key: String) -> UInt64 {
    // The first byte and the length are at hand; with them most keywords differ.
    let bytes = key.utf8
    return 1 << ((UInt64(bytes.first ?? 0) &* 31 ^ UInt64(bytes.count) &* 7) & 63)
  }
}
