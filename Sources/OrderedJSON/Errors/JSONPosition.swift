/// A place in a JSON text: a line and a column, both counted from 1.
///
/// The column counts Unicode scalars, as editors do; a leading byte order mark counts for nothing.
/// A line ends at LF, CR LF or a lone CR.
public struct JSONPosition: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int { Int(storedLine) }
  /// The column in Unicode scalars, counted from 1.
  public var column: Int { Int(storedColumn) }

  // Every node carries one of these: 32 bits each keep large documents small, and the reader
  // takes no text long enough to overflow them.
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}

extension JSONPosition: Comparable {
  /// Orders positions as they come in the text.
  public static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension JSONPosition: CustomStringConvertible {
  /// The position as `LINE:COLUMN`.
  public var description: String { "\(line):\(column)" }
}
