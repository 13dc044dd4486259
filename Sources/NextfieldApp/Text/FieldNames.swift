import FormModel

/// The names by which fields are told apart when they stand outside of their sections.
struct FieldNames {
  /// The fields that are shown, in order, by their indices in the form.
  let fields: [Int]
  /// The names of these fields; those with the same label in different sections say the section.
  let all: [String]

  init(_ answers: FormAnswers) {
    var (fields, names, paths): ([Int], [String], [[String]]) = ([], [], [])
    var path: [String] = []
    var counts: [String: Int] = [:]
    for item in answers.items {
      switch item {
      case .heading(let index):
        let group = answers.form.groups[index]
        path = Array(path.prefix(group.level)) + [ShownText.title(group.title)]
      case .field(let index):
        let name = ShownText.title(answers.form.fields[index].label)
        counts[name, default: 0] += 1
        fields.append(index)
        names.append(name)
        paths.append(path)
      case .add: break
      }
    }
    self.fields = fields
    all = zip(names, paths).map { name, path in
      counts[name, default: 0] > 1 && !path.isEmpty
        ? name + " – " + path.joined(separator: " › ") : name
    }
  }
}
