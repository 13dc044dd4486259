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
    for field in form.fields where counts[names[field.index], default: 0] > 1 {
      let path = Self.path(to: field.group, in: form)
      guard !path.isEmpty else { continue }
      names[field.index] += " – " + path.joined(separator: " › ")
    }
  }

  private static func path(to group: Int?, in form: Form) -> [String] {
    var path: [String] = []
    var next = group
    while let current = next {
      path.insert(ShownText.title(form.groups[current].title), at: 0)
      next = form.groups[current].parent
    }
    return path
  }

  /// The name of a field by its position.
  subscript(index: Int) -> String { names[index] }
}
