/// One thing in a form or section.
public enum FormItem: Sendable {
  /// A field, by its index in `Form.fields`.
  case field(Int)
  /// Fields under a common title.
  // Elsewhere, as most items are fields and ten times smaller.
  indirect case section(Section)
}

extension FormItem {
  var sectionCount: Int {
    switch self {
    case .field: 0
    case .section(let section): section.items.reduce(1) { $0 + $1.sectionCount }
    }
  }
}
