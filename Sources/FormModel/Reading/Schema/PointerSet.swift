import OrderedJSON

/// A set of pointers that mostly has few, which are found sooner by looking at each.
struct PointerSet {
  private var first: JSONPointer?
  private var few: [JSONPointer] = []
  private var many: Set<JSONPointer> = []

  private static let linearSearchLimit = 8

  /// Puts a pointer in.
  ///
  /// - Returns: whether it was not in yet.
  mutating func insert(_ pointer: JSONPointer) -> Bool {
    if !many.isEmpty { return many.insert(pointer).inserted }
    guard let first else {
      first = pointer
      return true
    }
    guard pointer != first, !few.contains(pointer) else { return false }
    few.append(pointer)
    if few.count == Self.linearSearchLimit { many = Set(few).union([first]) }
    return true
  }
}
