import FormModel

/// What stands in one place of a column: the heading of a section, or a field.
enum ColumnItem {
  /// A section's title and introduction; the level is 0 for those of the form itself.
  case heading(title: String, description: String?, level: Int)
  /// A field, by its position in the form.
  case field(Int)

  /// The items of a form from top to bottom, whatever they are nested in.
  static func all(of form: Form) -> [ColumnItem] {
    var all: [ColumnItem] = []
    all.reserveCapacity(form.fields.count)
    append(form.items, level: 0, to: &all)
    return all
  }

  private static func append(_ items: [FormItem], level: Int, to all: inout [ColumnItem]) {
    for item in items {
      switch item {
      case .field(let index): all.append(.field(index))
      case .section(let section):
        all.append(.heading(title: section.title, description: section.description, level: level))
        append(section.items, level: level + 1, to: &all)
      }
    }
  }
}
