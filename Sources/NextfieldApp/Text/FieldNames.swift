import FormModel

/// The names by which fields are told apart where they stand outside of their sections.
struct FieldNames {
  private var names: [String]

  /// Names all fields of a form; those with the same label in different sections are named with
  /// these.
  init(_ form: Form) {
    names = form.fields.map { ShownText.title($0.label) }
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    guard counts.values.contains(where: { $0 > 1 }) else { return }
    add(form.items, in: [], counts)
  }

  private mutating func add(_ items: [FormItem], in path: [String], _ counts: [String: Int]) {
    for item in items {
      switch item {
      case .field(let index):
        guard counts[names[index], default: 0] > 1, !path.isEmpty else { continue }
        names[index] = names[index] + " – " + path.joined(separator: " › ")
      case .section(let section):
        add(section.items, in: path + [ShownText.title(section.title)], counts)
      }
    }
  }

  /// The name of a field by its position.
  subscript(index: Int) -> String { names[index] }
}
