/// The rows of the panel of letters: three as on a phone, four if the row of digits is full of
/// letters.
struct LetterRows {
  /// From the top down; the last one has Shift and BackSpace beside it.
  private(set) var rows: [[KeyLevels]]

  /// The number of keys in the widest row, with Shift and BackSpace.
  let columns: Int

  /// As narrow as all letters allow.
  ///
  /// Each letter stays in its row, but letters of the row of digits, and those beside Shift and
  /// Return, go to the ends of other rows if they are few.
  init(_ layout: [KeyRow: [KeyLevels]], hasShift: Bool) {
    let arrange = { (rows: Int, columns: Int) in
      LetterArrangement(layout, hasShift: hasShift, hasFourRows: rows == 4, columns: columns)
    }
    let limits = Self.columnLimits
    let fewest = min(max(arrange(3, 0).fewestColumns, limits.lowerBound), limits.upperBound)
    let columns = fewest...limits.upperBound
    let arrangement =
      columns.lazy.map { arrange(3, $0) }.first(where: \.left.isEmpty)
      ?? columns.lazy.map { arrange(4, $0) }.first { $0.left.allSatisfy(\.isAtEdge) }
      ?? arrange(4, Self.mostColumns)
    rows = arrangement.restoredRows
    self.columns = arrangement.columns
  }

  /// Ten keys are the narrowest panel of a phone, and twelve the most that a finger can tell apart
  /// there.
  static let columnLimits = 10...12

  /// Only for a layout whose letters, but for the keys at its edge, do not fit otherwise.
  private static let mostColumns = 13
}
