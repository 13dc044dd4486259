public import OrderedJSON

extension FormAnswers {
  /// Returns the value of one field, or nil when it has none.
  ///
  /// Text that is no number or no JSON, where one is asked for, is a string until it is corrected.
  public func value(at index: Int) -> JSONValue? {
    let state = states[index]
    guard state.isTouched else { return state.initialValue }
    let field = form.fields[index]
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
    default:
      return nil
    }
  }

  /// Tells whether the field has a value that somebody gave or entered, rather than a default.
  func isEntered(_ index: Int) -> Bool {
    let state = states[index]
    if case .flag = state.input, state.isTouched, !state.isGiven {
      // A box that is ticked and unticked again says no more than before.
      return state.input != state.initialInput
    }
    guard state.isTouched || state.isGiven, let value = value(at: index) else { return false }
    return showsAnswer(index) || (value.stringValue?.isEmpty != true && !value.isNull)
  }

  /// Tells whether the input shows an answer also where the value is empty: `null` or an empty
  /// string that was chosen from a list or written as JSON.
  func showsAnswer(_ index: Int) -> Bool {
    switch (form.fields[index].kind, states[index].input) {
    case (.choice, .choice(let choice)): choice != nil
    case (.raw, .text(let text)): !text.isEmpty
    default: false
    }
  }

  /// Returns the answers: objects in form order, without what has no value.
  ///
  /// An optional object without any entered value is left out, unless its defaults make it complete.
  public func json() -> JSONValue {
    if let root = form.rootField { return value(at: root) ?? [:] }
    var parts: [ObjectPart] = Array(repeating: ObjectPart(), count: form.objects.count)
    // Members come after their parents, so going backwards finds them finished.
    for index in form.objects.indices.reversed() {
      parts[index] = part(index, parts)
    }
    return parts.first?.value ?? [:]
  }

  /// A finished object of the answers.
  private struct ObjectPart {
    var value: JSONValue = [:]
    /// Whether a required member has no value.
    var isIncomplete = false
    /// Whether there are values that nobody entered.
    var hasDefaults = false
    var isIncluded = true
  }

  private func part(_ index: Int, _ parts: [ObjectPart]) -> ObjectPart {
    let state = objects[index]
    var part = ObjectPart()
    var object = JSONObject()
    for (name, source) in form.objects[index].members {
      switch source {
      case .field(let field):
        let value = value(at: field)
        object[name] = value ?? emptyValue(form.fields[field])
        if value != nil, !isEntered(field) { part.hasDefaults = true }
        if form.fields[field].isRequired, object[name] == nil { part.isIncomplete = true }
      case .hidden(let field):
        let isRequired = form.hiddenFields[field].isRequired
        object[name] =
          hiddenValues[field]
          ?? (isRequired && form.hiddenFields[field].isNullable ? .null : nil)
        if hiddenValues[field] != nil { part.hasDefaults = true }
        if isRequired, object[name] == nil { part.isIncomplete = true }
      case .object(let inner):
        guard parts[inner].isIncluded else { continue }
        object[name] = parts[inner].value
        part.isIncomplete = part.isIncomplete || parts[inner].isIncomplete
        part.hasDefaults = part.hasDefaults || parts[inner].hasDefaults
      }
    }
    for member in state.others {
      object.update(member)
    }
    part.value = .object(object)
    if state.enteredCount > 0 { return part }
    let isRequired = form.objects[index].isRequired
    if form.objects[index].isNullable, state.isNull || (isRequired && part.isIncomplete) {
      return ObjectPart(value: .null)
    }
    part.isIncluded =
      isRequired || (!part.isIncomplete && (part.hasDefaults || state.isGiven))
    return part
  }

  /// What a required field without a value answers.
  private func emptyValue(_ field: Field) -> JSONValue? {
    guard field.isRequired else { return nil }
    if field.isNullable { return .null }
    return field.kind == .boolean && field.constraints.allowedFlag != true ? false : nil
  }
}
