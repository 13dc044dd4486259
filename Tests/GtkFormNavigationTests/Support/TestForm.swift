import GtkBridge
import GtkFormNavigation

/// A stage with a form of labels and entries.
@MainActor
final class TestForm: Stage {
  let column = Box(isVertical: true, spacing: 6)
  let rows: [Box]
  let entries: [Entry]

  init(fields: Int, width: Int = 360, height: Int = 400) {
    entries = (0..<fields).map { _ in Entry() }
    rows = entries.map { entry in
      let row = Box(isVertical: true, spacing: 3)
      row.add(Label("Field"))
      row.add(entry)
      return row
    }
    for row in rows { column.add(row) }
    super.init(column, width: width, height: height)
    for (row, entry) in zip(rows, entries) {
      navigator.setOptions(FieldOptions(surroundings: row), for: entry)
    }
  }

  var focusedIndex: Int? { entries.firstIndex(where: \.isFocus) }
}
