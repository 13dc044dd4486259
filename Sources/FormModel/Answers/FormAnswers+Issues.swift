import OrderedJSON

extension FormAnswers {
  /// Returns what is wrong with the answer of one field, or nil.
  ///
  /// A field that may only be looked at is never wrong. A pattern that cannot be checked is kept.
  public func issue(at index: Int, matching matcher: some PatternMatching) -> Issue? {
    let field = form.fields[index]
    guard !field.isReadOnly else { return nil }
    guard let value = value(at: index), value.stringValue?.isEmpty != true || isChosen(index) else {
      return isMissing(index) ? field.reported(.required, "required") : nil
    }
    if value.isNull, field.isNullable { return nil }
    switch field.kind {
    case .text: return field.textIssue(value, matcher)
    case .integer, .number: return field.numberIssue(value, numberFormat)
    case .boolean: return booleanIssue(field, value)
    case .choice(let choices):
      return choices.contains { $0.value == value } ? nil : field.reported(.notAllowed, "enum")
    case .raw: return rawIssue(index)
    }
  }

  /// Returns everything that is wrong, in form order.
  public func issues(matching matcher: some PatternMatching) -> [(index: Int, issue: Issue)] {
    form.fields.indices.compactMap { index in
      issue(at: index, matching: matcher).map { (index, $0) }
    }
  }

  /// An empty string that was chosen from a list is an answer.
  private func isChosen(_ index: Int) -> Bool {
    if case .choice = form.fields[index].kind { return true }
    return false
  }

  /// Tells whether a field without a value must have one.
  private func isMissing(_ index: Int) -> Bool {
    let field = form.fields[index]
    guard field.isRequired, !field.isNullable, isBinding(field.object) else { return false }
    return field.kind != .boolean || field.constraints.allowedFlag == true
  }

  /// Tells whether what an object requires counts: an optional object in which nothing was entered
  /// can be left out as a whole.
  private func isBinding(_ object: Int) -> Bool {
    var place: Int? = object
    while let index = place {
      if objects[index].enteredCount > 0 { return true }
      if !form.objects[index].isRequired { return false }
      place = form.objects[index].parent
    }
    return true
  }

  private func booleanIssue(_ field: Field, _ value: JSONValue) -> Issue? {
    guard let flag = value.boolValue else { return field.reported(.notAllowed, "type") }
    guard let allowed = field.constraints.allowedFlag, allowed != flag else { return nil }
    guard allowed else { return field.reported(.notAllowed, "const") }
    return isBinding(field.object) ? field.reported(.required, "required") : nil
  }

  private func rawIssue(_ index: Int) -> Issue? {
    guard states[index].isTouched, case .text(let text) = states[index].input else { return nil }
    do throws(JSONError) {
      _ = try JSONValue(reading: text)
      return nil
    } catch {
      return .invalidJSON(error)
    }
  }
}
