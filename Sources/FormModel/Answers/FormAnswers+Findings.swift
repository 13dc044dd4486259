import OrderedJSON
public import SchemaValidation

/// Everything that keeps answers from being handed over.
public struct FormFaults: Sendable {
  /// The faults of single fields, in the order in which these are shown.
  public let issues: [(index: Int, issue: Issue)]
  /// The rules that the answers as a whole break, beyond what the issues say, in the order of the
  /// form.
  public let findings: [FormFinding]

  /// Whether the answers can be handed over.
  public var isEmpty: Bool { issues.isEmpty && findings.isEmpty }
}

extension FormAnswers {
  /// Checks the answers as they have to be when the user is done.
  ///
  /// The whole schema is evaluated on `json()`. A rule that is broken where a field has an issue of
  /// its own is left out of the findings, and so is one about something that holds such a field. If
  /// there are no faults, the answers are as the schema has them, but for what cannot be checked.
  ///
  /// - Parameter matcher: Searches for patterns.
  /// - Returns: What is wrong.
  public mutating func faults(matching matcher: some PatternMatching) -> FormFaults {
    let issues = issues(matching: matcher)
    return FormFaults(issues: issues, findings: findings(beyond: issues, matcher))
  }

  /// Returns all rules that the answers as a whole break, those included that an issue of a field
  /// says already.
  ///
  /// - Parameter matcher: Searches for patterns.
  /// - Returns: The findings in the order of the form.
  public mutating func findings(matching matcher: some PatternMatching) -> [FormFinding] {
    findings(beyond: [], matcher)
  }

  private mutating func findings(
    beyond issues: [(index: Int, issue: Issue)],
    _ matcher: some PatternMatching
  ) -> [FormFinding] {
    let schema = self.schema ?? form.compiledSchema()
    self.schema = schema
    let report = schema.report(on: json(), matcher: matcher)
    guard !report.findings.isEmpty else { return [] }
    let places = ShownPlaces(self)
    var told: Set<JSONPointer> = []
    for (index, _) in issues {
      for place in sequence(first: pointer(at: index), next: \.parent) { told.insert(place) }
    }
    return report.findings.compactMap { finding in
      guard !told.contains(finding.place) else { return nil }
      let (place, focus) = places.nearest(to: finding.place, in: self)
      return FormFinding(place: place, finding: finding, focus: focus)
    }
  }
}

/// The places of all that is shown.
private struct ShownPlaces {
  private var fields: [JSONPointer: Int] = [:]
  private var groups: [JSONPointer: Int] = [:]
  private var first: Int?

  init(_ answers: FormAnswers) {
    for item in answers.items {
      switch item {
      case .field(let index):
        let pointer = answers.pointer(at: index)
        if fields[pointer] == nil { fields[pointer] = index }
        if first == nil, !answers.form.fields[index].isReadOnly { first = index }
      case .heading(let index):
        let pointer = answers.pointer(ofGroup: index)
        if !pointer.tokens.isEmpty, groups[pointer] == nil { groups[pointer] = index }
      case .add:
        break
      }
    }
  }

  /// Returns what is shown at a place, or at the nearest that holds it, and what should be focused.
  func nearest(
    to pointer: JSONPointer,
    in answers: FormAnswers
  ) -> (place: FormFinding.Place, focus: Int?) {
    for place in sequence(first: pointer, next: \.parent) {
      if let field = fields[place] { return (.field(field), field) }
      if let group = groups[place] { return (.group(group), focus(in: group, answers)) }
    }
    return (.form, first)
  }

  private func focus(in group: Int, _ answers: FormAnswers) -> Int? {
    guard let start = answers.place(of: .heading(group)) else { return first }
    let level = answers.form.groups[group].level
    for item in answers.items[(start + 1)...] {
      switch item {
      case .field(let index):
        if !answers.form.fields[index].isReadOnly { return index }
      case .heading(let other):
        if answers.form.groups[other].level <= level { return first }
      case .add(let other):
        // A list without rows: its button is where to go on.
        if other == group { return nil }
      }
    }
    return first
  }
}
