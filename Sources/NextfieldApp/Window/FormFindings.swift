import FormModel

/// Rules that the answers as a whole break, each at the field, the section or the form that shows
/// it.
struct FormFindings: Equatable {
  /// The messages of fields, by their indices.
  private(set) var fields: [Int: String] = [:]
  /// The messages of sections and lists, by their indices in the form's groups.
  private(set) var groups: [Int: String] = [:]
  /// The message of the form itself.
  private(set) var form: String?

  /// Nothing is wrong.
  init() {}

  /// Keeps the first finding of each place.
  init(_ findings: [FormFinding]) {
    for finding in findings {
      let message = finding.finding.message
      switch finding.place {
      case .field(let index): fields[index] = fields[index] ?? message
      case .group(let index): groups[index] = groups[index] ?? message
      case .form: form = form ?? message
      }
    }
  }

  /// Takes away what is not among other findings; what is keeps its place, with the message there.
  mutating func keepOnly(_ others: FormFindings) {
    fields = others.fields.filter { fields[$0.key] != nil }
    groups = others.groups.filter { groups[$0.key] != nil }
    form = form == nil ? nil : others.form
  }

  var isEmpty: Bool { fields.isEmpty && groups.isEmpty && form == nil }
}
