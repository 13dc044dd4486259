import FormModel

/// The names by which fields are told apart when they stand outside of their sections.
struct FieldNames {
  /// The fields that are shown, in order, by their indices in the form.
  let fields: [Int]
  /// The names of these fields; those with the same label in different sections say the section.
  let all: [String]

  init(_ answers: FormAnswers) {
    var (fields, names): ([Int], [String]) = ([], [])
    var counts: [String: Int] = [:]
    for case .field(let index) in answers.items {
      let name = answers.label(ofField: index)
      counts[name, default: 0] += 1
      fields.append(index)
      names.append(name)
    }
    var sections: [Int: String] = [:]
    for (place, index) in fields.enumerated() where counts[names[place], default: 0] > 1 {
      guard let group = answers.group(around: .field(index)) else { continue }
      let known = sections[group]
      let section = known ?? answers.sections(around: .field(index)).joined(separator: " › ")
      if known == nil { sections[group] = section }
      names[place] += " – " + section
    }
    (self.fields, all) = (fields, names)
  }
}
