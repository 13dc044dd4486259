public import OrderedJSON

extension AnswerFormat {
  /// Writes the answers as text, with the line end that belongs behind it.
  ///
  /// - Parameters:
  ///   - value: The answers as a whole.
  ///   - answers: The form as it is with them.
  /// - Returns: The text.
  public func text(of value: JSONValue, in answers: FormAnswers) -> String {
    switch self {
    case .json: value.text(.pretty) + "\n"
    case .lines: answers.leaves(of: value, splitsLists: true).compactMap(\.line).joined()
    case .nul: answers.leaves(of: value, splitsLists: true).compactMap(\.record).joined()
    case .shell: ShellAssignments.text(of: answers.leaves(of: value, splitsLists: true))
    case .csv: CommaSeparated.table(of: answers.leaves(of: value, splitsLists: false))
    }
  }
}

extension FormAnswers {
  /// Returns the leaves of the answers, each place that the form asks for included.
  fileprivate func leaves(of value: JSONValue, splitsLists: Bool) -> [AnswerLeaf] {
    AnswerLeaf.leaves(of: value, places: places(splitsLists: splitsLists), splitsLists: splitsLists)
  }

  /// The places that are asked for.
  ///
  /// - Parameter splitsLists: Whether the fields in the rows of a list count; if not, the list
  ///   does.
  /// - Returns: The places in form order.
  public func places(splitsLists: Bool) -> [JSONPointer] {
    var places: [JSONPointer] = []
    for item in items {
      switch item {
      case .field(let index) where form.fields[index].role == .value:
        if splitsLists || !isInList(item) { places.append(pointer(at: index)) }
      case .heading(let group) where form.groups[group].kind == .list:
        if !splitsLists, !isInList(item) { places.append(pointer(ofGroup: group)) }
      case .field, .heading, .add: break
      }
    }
    return places
  }

  private func isInList(_ item: FormItem) -> Bool {
    var next = group(around: item)
    while let group = next {
      if form.groups[group].kind == .list { return true }
      next = self.group(around: .heading(group))
    }
    return false
  }
}
