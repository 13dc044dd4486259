public import OrderedJSON

extension FormAnswers {
  /// Returns the value of one field, or nil when it has none.
  ///
  /// Text that is no number or no JSON, where one is asked for, is a string until it is corrected.
  public func value(at index: Int) -> JSONValue? {
    let state = states[index]
    guard state.isTouched else { return state.initialValue }
    let field = form.fields[index]
    guard field.role == .value || field.role == .entryName else { return nil }
    switch (field.kind, state.input) {
    case (.text, .text(let text)):
      return text.isEmpty ? nil : .string(text)
    case (.integer, .text(let text)), (.number, .text(let text)):
      if text.trimmingSpace.isEmpty { return nil }
      guard let number = numberFormat.number(text) else { return .string(text) }
      return .number(field.kind == .integer ? number.withoutFraction : number)
    case (.raw, .text(let text)):
      if text.trimmingSpace.isEmpty { return nil }
      return (try? JSONValue(reading: text)) ?? .string(text)
    case (.boolean, .flag(let flag)):
      // Consent that may be left out is left out, not refused.
      return !flag && !field.isRequired && field.constraints.allowedFlag == true
        ? nil : .bool(flag)
    case (.choice(let choices), .choice(let choice)):
      return choice.map { choices[$0].value }
    case (.choices(let choices), .choices(let chosen)):
      if chosen.isEmpty, !field.isRequired, !state.isGiven { return nil }
      return .array(chosen.sorted().map { choices[$0].value })
    case (.tags, .text(let text)):
      let tags = TagText.tags(in: text)
      if tags.isEmpty, !field.isRequired, !state.isGiven { return nil }
      return .array(tags.map { .string($0) })
    case (.scalar(let types), .text(let text)):
      if text.isEmpty || (text.trimmingSpace.isEmpty && !types.contains(.string)) { return nil }
      return ScalarReading(types, numberFormat).value(of: text)
    case (.scalar(let types), .typed(let text, let type)):
      return ScalarReading(types, numberFormat).value(of: text, as: type)
    case (.text, _), (.integer, _), (.number, _), (.raw, _), (.boolean, _), (.choice, _),
      (.choices, _), (.tags, _), (.scalar, _):
      return nil
    }
  }

  /// Tells whether the field has a value that somebody gave or entered, rather than a default.
  func isEntered(_ index: Int) -> Bool {
    guard form.fields[index].role == .value else { return false }
    let state = states[index]
    if case .flag = state.input, state.isTouched, !state.isGiven {
      // A box that is ticked and unticked again says no more than before.
      return state.input != state.initialInput
    }
    guard state.isTouched || state.isGiven, let value = value(at: index) else { return false }
    return showsAnswer(index) || (value.stringValue?.isEmpty != true && !value.isNull)
  }

  /// Tells whether the input shows an answer also if the value is empty: `null` or an empty
  /// string that was chosen from a list or written as JSON.
  func showsAnswer(_ index: Int) -> Bool {
    switch (form.fields[index].kind, states[index].input) {
    case (.choice, .choice(let choice)): choice != nil
    case (.raw, .text(let text)): !text.isEmpty
    case (.choices, .choices(let chosen)): !chosen.isEmpty || states[index].isGiven
    case (.tags, .text(let text)): !text.isEmpty || states[index].isGiven
    case (.scalar, .typed): true
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.choice, _), (.raw, _),
      (.choices, _), (.tags, _), (.scalar, _):
      false
    }
  }

  /// Returns the answers: objects in form order, without what has no value.
  ///
  /// An optional object without any entered value is left out, unless its defaults make it
  /// complete.
  public func json() -> JSONValue {
    if let root = instances.first?.root, let value = content(of: root).value { return value }
    return isObject ? [:] : .null
  }

  /// Whether the answers as a whole are an object, or can be.
  private var isObject: Bool {
    switch instances.first?.root {
    case .field(let index):
      let types = form.fields[index].constraints.types
      return types.isEmpty ? form.fields[index].kind == .raw : types.contains(.object)
    case .hidden, .part: return false
    case .object, nil: return true
    }
  }

  /// A value of the answers, and what it came of.
  struct Content {
    /// The value; nil if it is left out.
    var value: JSONValue?
    /// Whether something that is required has no value.
    var isIncomplete = false
    /// Whether there are values that nobody entered.
    var hasDefaults = false
  }

  func content(of source: AnswerSource) -> Content {
    switch source {
    case .field(let index):
      let value = value(at: index)
      var content = Content(value: value ?? emptyValue(form.fields[index]))
      content.hasDefaults = value != nil && !isEntered(index)
      content.isIncomplete = form.fields[index].isRequired && content.value == nil
      return content
    case .hidden(let index):
      let field = form.hiddenFields[index]
      let empty: JSONValue? = field.isRequired && field.isNullable ? .null : nil
      var content = Content(value: hiddenValues[index] ?? empty)
      content.hasDefaults = hiddenValues[index] != nil
      content.isIncomplete = field.isRequired && content.value == nil
      return content
    case .object(let index):
      return content(ofObject: index)
    case .part(let index):
      return content(ofPart: index)
    }
  }

  private func content(ofObject index: Int) -> Content {
    var content = members(ofObject: index)
    if objects[index].enteredCount > 0 { return content }
    let isRequired = form.objects[index].isRequired
    if form.objects[index].isNullable,
      objects[index].isNull || (isRequired && content.isIncomplete)
    {
      return Content(value: .null)
    }
    let isIncluded =
      isRequired || (!content.isIncomplete && (content.hasDefaults || objects[index].isGiven))
    if !isIncluded { content = Content() }
    return content
  }

  private func members(ofObject index: Int) -> Content {
    var all = Content()
    var object = JSONObject()
    for place in form.objects[index].members.indices {
      let (name, source) = form.objects[index].members[place]
      let content = content(of: source)
      object[name] = content.value
      all.isIncomplete = all.isIncomplete || content.isIncomplete
      all.hasDefaults = all.hasDefaults || content.hasDefaults
    }
    if let map = form.objects[index].map { appendEntries(of: map, to: &object) }
    for member in objects[index].others where form.objects[index].allows(member.key) {
      object.update(member)
    }
    all.value = .object(object)
    return all
  }

  private func appendEntries(of part: Int, to object: inout JSONObject) {
    for row in parts[part].rows {
      // An entry without a name cannot be written; it is asked for.
      guard let field = instances[row].nameField, let name = value(at: field)?.stringValue,
        object[name] == nil
      else { continue }
      object[name] = instances[row].root.flatMap { content(of: $0).value }
    }
  }

  /// Returns an object as it is now, whether it is left out or not.
  ///
  /// Only the members of the watched names are wanted; nil means all.
  func value(ofObject index: Int, watched: Set<String>?) -> JSONValue {
    guard let watched else { return members(ofObject: index).value ?? [:] }
    var object = JSONObject()
    for member in form.objects[index].members where watched.contains(member.name) {
      object[member.name] = content(of: member.source).value
    }
    for member in objects[index].others
    where watched.contains(member.key) && form.objects[index].allows(member.key) {
      object.update(member)
    }
    if let map = form.objects[index].map { appendEntries(of: map, to: &object) }
    return .object(object)
  }

  // MARK: Parts

  private func content(ofPart index: Int) -> Content {
    let part = parts[index]
    switch part.template.kind {
    case .list(let list): return content(ofList: part, list)
    case .map: return Content()
    case .conditions:
      return part.rows.first.flatMap { instances[$0].root }.map(content(of:)) ?? Content()
    case .chooser, .presence:
      let value = part.rows.first.flatMap { instances[$0].root }.map(content(of:))
      if let value { return value }
      let isNull = part.template.isNullable && (part.isNull || part.template.isRequired)
      return Content(
        value: isNull && !part.isTouchedAway ? .null : nil,
        isIncomplete: part.template.isRequired && !isNull
      )
    }
  }

  private func content(ofList part: LivePart, _ list: ListTemplate) -> Content {
    var content = Content()
    var values: [JSONValue] = []
    var gaps = 0
    for (place, row) in part.rows.enumerated() {
      guard let root = instances[row].root else { continue }
      let element = self.content(of: root)
      content.isIncomplete = content.isIncomplete || element.isIncomplete
      content.hasDefaults = content.hasDefaults || element.hasDefaults
      guard let value = element.value else {
        // In a tuple each place has its own meaning.
        if place < list.fixed.count { gaps += 1 }
        continue
      }
      values += Array(repeating: .null, count: gaps)
      gaps = 0
      values.append(value)
    }
    content.value = .array(values)
    if part.enteredCount > 0 || part.isGiven && !part.isNull || part.isTouched && part.isGiven {
      return content
    }
    if part.template.isNullable, part.isNull || part.template.isRequired, values.isEmpty {
      return Content(value: .null)
    }
    let isComplete = values.count >= list.minimum && !content.isIncomplete
    if part.template.isRequired {
      content.isIncomplete = !isComplete
      return content
    }
    return isComplete && content.hasDefaults ? content : Content()
  }

  /// The answer of a required field without a value.
  private func emptyValue(_ field: Field) -> JSONValue? {
    guard field.isRequired, field.role == .value else { return nil }
    if field.isNullable { return .null }
    return field.kind == .boolean && field.constraints.allowedFlag != true ? false : nil
  }
}

extension LivePart {
  /// Whether the user has taken a choice back, so that what was given does not count any more.
  fileprivate var isTouchedAway: Bool { isTouched && !template.isRequired }
}
