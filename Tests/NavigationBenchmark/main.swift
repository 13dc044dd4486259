// Prints how long the engine takes for forms of several sizes: `make bench`.

let benchmark = Benchmark()
print("Time for one call; the limits are for 100 000 fields on a small machine.\n")
var rows = [["", "limit", "100", "10 000", "100 000"]]
let columns = [100, 10_000, 100_000].map(benchmark.measurements)
for (row, measurement) in columns[0].enumerated() {
  rows.append([measurement.name, measurement.limit] + columns.map { $0[row].text })
}
for row in rows {
  let cells = row.enumerated().map { column, cell in
    column == 0 ? pad(cell, to: 44, atEnd: true) : pad(cell, to: 11, atEnd: false)
  }
  print(cells.joined(separator: " "))
}
let misses = columns[2].filter(\.isTooSlow)
for miss in misses { print("too slow: \(miss.name)") }

func pad(_ text: String, to width: Int, atEnd: Bool) -> String {
  let blank = String(repeating: " ", count: max(0, width - text.count))
  return atEnd ? text + blank : blank + text
}
