/// The keys of one row of the keyboard that go to the panel of letters.
struct LetterRow {
  /// From the first key that is wanted to the last.
  private(set) var keys: [KeyLevels]

  /// How many keys the row may have.
  let limit: Int

  /// The keys that are wanted, but do not fit.
  private(set) var left: [KeyLevels] = []

  /// The keys before the first one that is wanted, nearest last.
  private var before: [KeyLevels]

  init(_ row: [KeyLevels], limit: Int, where isWanted: (KeyLevels) -> Bool) {
    self.limit = max(0, limit)
    let first = row.firstIndex(where: isWanted) ?? row.endIndex
    before = Array(row[..<first])
    var wanted = row[first...]
    while let last = wanted.last, !isWanted(last) { wanted.removeLast() }
    // The key to the left of all others is used least.
    if wanted.count > self.limit, let key = wanted.first, key.isAtEdge {
      left.append(wanted.removeFirst())
    }
    keys = Array(wanted.prefix(self.limit))
    left += wanted.dropFirst(self.limit).filter(isWanted)
    while let last = keys.last, !isWanted(last) { keys.removeLast() }
    left.removeFirst(take(left))
  }

  /// Puts keys at the right end as far as there is room.
  ///
  /// - Parameter others: The keys.
  /// - Returns: How many of them have found room.
  mutating func take(_ others: [KeyLevels]) -> Int {
    let taken = others.prefix(limit - keys.count)
    keys += taken
    return taken.count
  }

  /// Fills a row that is short by two keys or more with the signs before its letters, so that it
  /// keeps its place.
  mutating func restore() {
    while keys.count + 1 < limit, let key = before.popLast() {
      keys.insert(key, at: 0)
    }
    // Half a pair is worse than none: both are on the pages of symbols then.
    if let first = keys.first?.symbols[0], let other = before.last?.symbols[0], first.closes(other)
    {
      keys.removeFirst()
    }
  }
}
