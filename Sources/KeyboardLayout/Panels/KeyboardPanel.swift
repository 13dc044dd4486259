/// Rows of keys, from top to bottom and, in every script, from left to right.
///
/// The widths of each row sum up to `columns`: if its keys are fewer, there are keys whose
/// action is `.gap`.
public struct KeyboardPanel: Hashable, Sendable {
  /// The keys.
  public var rows: [[PanelKey]]

  /// The number of columns of the grid; an ordinary key of a panel with letters is two of them
  /// wide.
  public var columns: Int

  /// Puts rows together; their widths must sum up to the columns.
  public init(rows: [[PanelKey]], columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// The width of an ordinary key.
  static let columnsPerKey = 2
}
