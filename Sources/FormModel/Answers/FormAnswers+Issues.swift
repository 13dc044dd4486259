import OrderedJSON

extension FormAnswers {
  /// Returns what is wrong with the answer of one field, or nil.
  ///
  /// A field that may only be looked at is never wrong. A pattern that cannot be checked is kept.
  public func issue(at index: Int, matching matcher: some PatternMatching) -> Issue? {
    var names = EntryNames()
    return issue(at: index, matching: matcher, &names)
  }

  private func issue(
    at index: Int,
    matching matcher: some PatternMatching,
    _ names: inout EntryNames
  ) -> Issue? {
    // Most fields of a long form are left empty, and may be; a field is dear to copy.
    if !states[index].isTouched, states[index].initialValue == nil,
      !form.fields[index].isRequired, form.fields[index].role == .value
    {
      return nil
    }
    let field = form.fields[index]
    guard !field.isReadOnly else { return nil }
    switch field.role {
    case .alternative, .presence: return choiceIssue(index, field)
    case .entryName: if let issue = nameIssue(index, field, &names) { return issue }
    case .value: break
    }
    guard let value = value(at: index), value.stringValue?.isEmpty != true || showsAnswer(index)
    else {
      return isMissing(index) ? field.reported(.required, "required") : nil
    }
    if isBlank(value, field), isMissing(index) { return field.reported(.required, "required") }
    if let issue = readingIssue(index) { return issue }
    guard let issue = field.fault(in: value, numberFormat, matcher) else { return nil }
    if field.kind == .boolean, field.constraints.allowedFlag == true, value.boolValue == false {
      return isBinding(holder(ofField: index)) ? field.reported(.required, "required") : nil
    }
    return issue
  }

  /// Returns everything that is wrong with single fields, in the order in which they are shown.
  public func issues(matching matcher: some PatternMatching) -> [(index: Int, issue: Issue)] {
    var names = EntryNames()
    return shown.items.compactMap { item in
      guard case .field(let index) = item else { return nil }
      return issue(at: index, matching: matcher, &names).map { (index, $0) }
    }
  }

  /// Tells whether a text says nothing, being nothing but white space.
  private func isBlank(_ value: JSONValue, _ field: Field) -> Bool {
    guard case .text = field.kind, field.isRequired, let text = value.stringValue else {
      return false
    }
    return text.allSatisfy(\.isWhitespace)
  }

  /// Tells whether a field without a value must have one.
  private func isMissing(_ index: Int) -> Bool {
    let field = form.fields[index]
    guard field.isRequired, !field.isNullable, isBinding(holder(ofField: index)) else {
      return false
    }
    return field.kind != .boolean || field.constraints.allowedFlag == true
  }

  /// Says whether an alternative has to be chosen and is not.
  private func choiceIssue(_ index: Int, _ field: Field) -> Issue? {
    guard field.isRequired, !field.isNullable, states[index].input == .choice(nil),
      let part = field.part, isChoiceBinding(part)
    else { return nil }
    return field.reported(.required, "required")
  }

  /// Tells whether an alternative has to be chosen: for an object with conditions, if the object
  /// has to be there; else if the value that the part stands for has to.
  private func isChoiceBinding(_ part: Int) -> Bool {
    guard parts[part].isConditions, let row = parts[part].rows.first,
      case .object(let object) = instances[row].root
    else { return isBinding(.part(part), isItself: true) }
    return isBinding(.object(object))
  }

  /// Says what is wrong with the name of an entry.
  private func nameIssue(_ index: Int, _ field: Field, _ names: inout EntryNames) -> Issue? {
    guard let name = value(at: index)?.stringValue, !name.isEmpty else {
      return field.reported(.required, "required")
    }
    guard let part = instances[field.instance].part else { return nil }
    return names.count(of: name, in: part, of: self) > 1 ? .nameTaken(name) : nil
  }

  /// Tells whether what is required in something counts: an optional object in which nothing was
  /// entered can be left out as a whole.
  private func isBinding(_ holder: ValueHolder?, isItself: Bool = false) -> Bool {
    var next = holder
    var isFirst = isItself
    while let current = next {
      switch current {
      case .object(let index):
        if objects[index].enteredCount > 0 { return true }
        if !form.objects[index].isRequired || form.objects[index].isNullable { return false }
      case .part(let index):
        if parts[index].enteredCount > 0 { return true }
        let isOptional = !parts[index].template.isRequired || parts[index].template.isNullable
        if isOptional, !parts[index].isConditions, !isFirst { return false }
      }
      isFirst = false
      next = self.holder(of: current)
    }
    return true
  }

  /// Says why the text of a field for JSON is none, or why part of it would be lost.
  private func readingIssue(_ index: Int) -> Issue? {
    guard form.fields[index].kind == .raw, states[index].isTouched,
      case .text(let text) = states[index].input
    else { return nil }
    do throws(JSONError) {
      let duplicate = try JSONDocument(reading: text).duplicateKeys.first
      return duplicate.map { .duplicateName($0.key, position: $0.position) }
    } catch {
      return .invalidJSON(error)
    }
  }
}

/// How often each name stands in the maps that were looked at.
private struct EntryNames {
  private var counts: [Int: [JSONKey: Int]] = [:]

  /// Counts the entries and the other members of the object that have a name.
  mutating func count(of name: String, in part: Int, of answers: FormAnswers) -> Int {
    if counts[part] == nil { counts[part] = Self.names(in: part, of: answers) }
    return counts[part]?[JSONKey(name)] ?? 0
  }

  private static func names(in part: Int, of answers: FormAnswers) -> [JSONKey: Int] {
    var counts: [JSONKey: Int] = [:]
    for row in answers.parts[part].rows {
      guard let field = answers.instances[row].nameField,
        let name = answers.value(at: field)?.stringValue
      else { continue }
      counts[JSONKey(name), default: 0] += 1
    }
    guard let object = answers.parts[part].object else { return counts }
    for member in answers.form.objects[object].members {
      counts[JSONKey(member.name), default: 0] += 1
    }
    return counts
  }
}

extension LivePart {
  fileprivate var isConditions: Bool {
    if case .conditions = template.kind { true } else { false }
  }
}
