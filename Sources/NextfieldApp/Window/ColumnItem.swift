import FormModel

/// What stands in one place of a column: the heading of a section, or a field.
enum ColumnItem {
  /// A section's title and introduction; the level is 0 for those of the form itself.
  case heading(title: String, description: String?, level: Int)
  /// A field, by its position in the form.
  case field(Int)

  /// The items of a form from top to bottom, whatever they are nested in.
  static func all(of form: Form) -> [ColumnItem] {
    form.items.compactMap { item in
      switch item {
      case .field(let index):
        return .field(index)
      case .heading(let index):
        let group = form.groups[index]
        return .heading(title: group.title, description: group.description, level: group.level)
      case .add:
        return nil
      }
    }
  }
}
