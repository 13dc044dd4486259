import OrderedJSON

extension FormAnswers {
  /// Returns what is wrong with the answer of one field, or nil.
  ///
  /// A field that may only be looked at is never wrong. A pattern that cannot be checked is kept.
  public func issue(at index: Int, matching matcher: some PatternMatching) -> Issue? {
    let field = form.fields[index]
    guard !field.isReadOnly else { return nil }
    guard let value = value(at: index), value.stringValue?.isEmpty != true || showsAnswer(index)
    else {
      return isMissing(index) ? field.reported(.required, "required") : nil
    }
    if let issue = readingIssue(index) { return issue }
    guard let issue = field.fault(in: value, numberFormat, matcher) else { return nil }
    if field.kind == .boolean, field.constraints.allowedFlag == true, value.boolValue == false {
      return isBinding(field.object) ? field.reported(.required, "required") : nil
    }
    return issue
  }

  /// Returns everything that is wrong, in form order.
  public func issues(matching matcher: some PatternMatching) -> [(index: Int, issue: Issue)] {
    form.fields.indices.compactMap { index in
      issue(at: index, matching: matcher).map { (index, $0) }
    }
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
      if !form.objects[index].isRequired || form.objects[index].isNullable { return false }
      place = form.objects[index].parent
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
