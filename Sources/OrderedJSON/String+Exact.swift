extension String {
  /// Tells whether both strings hold the same Unicode scalars.
  ///
  /// Swift's own `==` takes canonically equivalent strings for equal; to JSON they are two names
  /// (RFC 8259 section 8.3), and taking one for the other would lose a member.
  func isExactly(_ other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
