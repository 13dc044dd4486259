public import OrderedJSON

extension FormAnswers {
  /// Starts answering a form.
  ///
  /// A default that breaks the field's own rules is not offered. An answer is taken when the field
  /// can show it, right or wrong, so that the user can correct it; where nobody could, because the
  /// field is hidden or only to be looked at, it must be right. What cannot be taken counts as not
  /// answered, and `warnings` says so.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - initial: Answers to start with, an object; they go before the form's own `initialAnswers`,
  ///     and these before the defaults. Members that the form does not know are kept and come out
  ///     again, unless the form forbids them.
  ///   - numberFormat: How numbers are shown and typed.
  ///   - matcher: What searches defaults for the patterns that they must have; without one these
  ///     rules are not looked at before the user is done.
  public init(
    form: Form,
    initial: JSONValue? = nil,
    numberFormat: NumberFormat = NumberFormat(),
    matcher: (any PatternMatching)? = nil
  ) {
    self.form = form
    self.numberFormat = numberFormat
    prefill(with: Self.merge(form.initialAnswers, initial), matcher)
    guard !warnings.isEmpty, form.initialAnswers != nil else { return }
    let known = Set(form.warnings)
    warnings.removeAll { known.contains($0) }
  }

  private static func merge(_ weaker: JSONValue?, _ stronger: JSONValue?) -> JSONValue? {
    guard let stronger else { return weaker }
    guard var object = weaker?.objectValue, let new = stronger.objectValue else { return stronger }
    for member in new.members {
      object[member.key] = merge(object[member.key], member.value)
    }
    return JSONValue(.object(object), position: stronger.position)
  }

  private mutating func prefill(with answers: JSONValue?, _ matcher: (any PatternMatching)?) {
    states = Array(repeating: .blank, count: form.fields.count)
    hiddenValues = Array(repeating: nil, count: form.hiddenFields.count)
    objects = Array(repeating: ObjectState(), count: form.objects.count)
    var given: [JSONValue?] = Array(repeating: nil, count: form.objects.count)
    if !given.isEmpty { given[0] = answers }
    // Parents come before their members.
    for (index, object) in form.objects.enumerated() {
      let members = members(of: given[index], in: index)
      var found = 0
      for (name, source) in object.members {
        let value = members?[name]
        if value != nil { found += 1 }
        switch source {
        case .field(let field): start(field, with: value, matcher)
        case .hidden(let field): startHidden(field, with: value, matcher)
        case .object(let inner): given[inner] = value
        }
      }
      if let members, members.count > found, form.rootField == nil {
        keepOthers(of: members, in: index)
      }
    }
    if let root = form.rootField {
      start(root, with: objects.first?.isGiven == true ? answers : nil, matcher)
    }
  }

  /// Returns the members that were given for an object.
  private mutating func members(of value: JSONValue?, in index: Int) -> JSONObject? {
    guard let value else { return nil }
    objects[index].isGiven = value.objectValue != nil
    objects[index].isNull = value.isNull && form.objects[index].isNullable
    if value.objectValue == nil, !value.isNull || index == 0 {
      warn(
        form.objects[index].pointer,
        "The answer here is no object, so nothing could be taken from it.",
        about: value
      )
    }
    return value.objectValue
  }

  private mutating func keepOthers(of members: JSONObject, in index: Int) {
    let object = form.objects[index]
    let known = Set(object.members.map { Array($0.name.utf8) })
    let others = members.members.filter { !known.contains(Array($0.key.utf8)) }
    if object.allowsOthers {
      objects[index].others = others
      count(1, in: index)
    } else {
      for other in others {
        warn(
          object.pointer.appending(other.key),
          "The form allows no answer of this name, so it is left out.",
          about: other.value
        )
      }
    }
  }

  private mutating func start(
    _ index: Int,
    with answer: JSONValue?,
    _ matcher: (any PatternMatching)?
  ) {
    guard answer != nil || form.fields[index].defaultValue != nil else {
      // Most fields start with nothing; a field is dear to copy.
      let input = form.fields[index].input(showing: nil, numberFormat)
      states[index] = State(
        input: input,
        initialInput: input,
        initialValue: nil,
        isGiven: false
      )
      return
    }
    if form.fields[index].isUnshowable(answer) { form.fields[index].askAsJSON() }
    let field = form.fields[index]
    let given = taken(answer, by: field, matcher)
    // Nothing where something was asked for is an answer too: no default takes its place.
    let isEmptied = given == nil && answer.map(field.showsNothing) == true
    let value = given ?? (isEmptied ? nil : offered(by: field, matcher))
    let input = field.input(showing: value, numberFormat)
    states[index] = State(
      input: input,
      initialInput: input,
      initialValue: value,
      isGiven: given != nil
    )
    if isEntered(index) { count(1, in: field.object) }
  }

  private mutating func startHidden(
    _ index: Int,
    with answer: JSONValue?,
    _ matcher: (any PatternMatching)?
  ) {
    let field = form.hiddenFields[index]
    let given = taken(answer, by: field, isHidden: true, matcher)
    hiddenValues[index] = given ?? offered(by: field, matcher)
    if given != nil { count(1, in: field.object) }
  }

  /// Returns an answer to start with as the field has it; nil, with a warning, where it cannot be.
  private mutating func taken(
    _ answer: JSONValue?,
    by field: Field,
    isHidden: Bool = false,
    _ matcher: (any PatternMatching)?
  ) -> JSONValue? {
    guard let answer else { return nil }
    if let value = field.converted(answer), isHidden || !field.isCleared(by: value, matcher) {
      // Text and numbers are seen and can be corrected, where the field can be changed at all.
      let isEditable = !isHidden && !field.isReadOnly && field.kind != .boolean
      if isEditable || field.fault(in: value, numberFormat, matcher) == nil { return value }
    }
    if !field.showsNothing(answer) {
      warn(
        field.pointer,
        "The answer \(answer.excerpt) does not fit here, so it could not be taken.",
        about: answer
      )
    }
    return nil
  }

  /// Returns the default, unless it breaks a rule.
  private mutating func offered(by field: Field, _ matcher: (any PatternMatching)?) -> JSONValue? {
    guard let value = field.defaultValue, !field.isCleared(by: value, matcher) else { return nil }
    guard matcher != nil, !field.constraints.patterns.isEmpty,
      field.fault(in: value, numberFormat, matcher) != nil
    else { return value }
    warn(field.pointer, Field.unfitDefault(value), about: value)
    return nil
  }

  private mutating func warn(_ pointer: JSONPointer, _ message: String, about value: JSONValue) {
    warnings.append(FormWarning(pointer: pointer, message: message, position: value.position))
  }
}
