extension String {
  /// Tells whether both strings hold the same Unicode scalars.
  ///
  /// Swift's own `==` takes canonically equivalent strings for equal; to JSON they are two names
  /// (RFC 8259 section 8.3), and taking one for the other would lose a member.
  @inline(__always)
  func isExactly(_ other: String) -> Bool {
    let count = utf8.count
    // Of the strings that are not the same, nearly all end here.
    guard count == other.utf8.count, self == other else { return false }
    let bytes = utf8Span.span
    let others = other.utf8Span.span
    for place in 0..<count where bytes[place] != others[place] { return false }
    return true
  }

  /// Feeds the Unicode scalars to the hasher, in step with ``isExactly(_:)``.
  ///
  /// Swift's own hash is the same for all canonically equivalent strings: a list of thousands of
  /// them would be compared each with each.
  func hashExactly(into hasher: inout Hasher) {
    let bytes = utf8Span.span
    hasher.combine(bytes.count)
    // Eight bytes at a time, since each call costs as much as the bytes do.
    var word: UInt64 = 0
    for place in 0..<bytes.count {
      word = word << 8 | UInt64(bytes[place])
      if place & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
  }

  /// Creates a string from UTF-8; nil when the bytes are none.
  init?(checking bytes: Span<UInt8>) {
    guard let valid = try? UTF8Span(validating: bytes) else { return nil }
    self.init(copying: valid)
  }
}
