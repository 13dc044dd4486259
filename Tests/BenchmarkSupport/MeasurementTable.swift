/// Prints measurements of the same things in several sizes, a row for each thing.
public enum MeasurementTable {
  private static let sizes = [100, 10_000, 100_000]

  /// Measures for forms of 100, 10 000 and 100 000 fields, and says what is too slow for the last.
  public static func show(_ measurements: (Int) -> [Measurement]) {
    print("Time for one call; the limits are for 100 000 fields on a small machine.\n")
    let columns = sizes.map(measurements)
    var rows = [["", "limit", "100", "10 000", "100 000"]]
    for (row, measurement) in columns[0].enumerated() {
      rows.append([measurement.name, measurement.limit] + columns.map { $0[row].text })
    }
    show(rows)
    let misses = columns[columns.count - 1].filter(\.isTooSlow)
    for miss in misses { print("too slow: \(miss.name)") }
  }

  /// Prints rows of cells, the first column to the left and the others to the right.
  public static func show(_ rows: [[String]]) {
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        column == 0 ? pad(cell, to: 44, atEnd: true) : pad(cell, to: 11, atEnd: false)
      }
      print(cells.joined(separator: " "))
    }
  }

  private static func pad(_ text: String, to width: Int, atEnd: Bool) -> String {
    let blank = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + blank : blank + text
  }
}
