public import OrderedJSON

/// A value to start with.
struct Given {
  var value: JSONValue?
  /// Whether nobody has given it: the form offers it.
  var isDefault: Bool

  init(_ value: JSONValue?, isDefault: Bool = false) {
    self.value = value
    self.isDefault = isDefault
  }
}

/// How a form is begun.
struct StartOptions {
  /// Whether lists have the rows that they need at least.
  var hasRows = true
  /// Whether what was not given begins with its default.
  var offersDefaults = true
}

extension FormAnswers {
  /// Goes on with answers from a file, and warns about doubled names in it.
  ///
  /// They are all of the answers: a value that they leave out was left empty, and neither a default
  /// nor the form's own `initialAnswers` takes its place. The other parameters are those of
  /// `init(form:initial:numberFormat:matcher:)`.
  public init(
    form: Form,
    reading document: JSONDocument,
    numberFormat: NumberFormat = NumberFormat(),
    matcher: (any PatternMatching)? = nil
  ) {
    self.init(
      form: form,
      given: document.value,
      StartOptions(offersDefaults: false),
      numberFormat,
      matcher
    )
    warnings = document.duplicateKeys.map(FormWarning.init(about:)) + warnings
  }

  /// Starts answering a form.
  ///
  /// A default that breaks the field's own rules is not offered. An answer is taken when the field
  /// can show it, right or wrong, so that the user can correct it; if nobody could, because the
  /// field is hidden or only to be looked at, it must be right. A value that cannot be taken counts
  /// as not answered, and `warnings` says so.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - initial: Answers to start with, an object; they go before the form's own `initialAnswers`,
  ///     and these before the defaults. Members that the form does not know are kept and come out
  ///     again, unless the form forbids them.
  ///   - numberFormat: How numbers are shown and typed.
  ///   - matcher: Searches for the patterns that defaults must have, and those in conditions;
  ///     without one these rules are not looked at before the user is done, and what depends on
  ///     such a condition is not shown.
  public init(
    form: Form,
    initial: JSONValue? = nil,
    numberFormat: NumberFormat = NumberFormat(),
    matcher: (any PatternMatching)? = nil
  ) {
    let given = Self.merge(form.initialAnswers, initial)
    self.init(form: form, given: given, StartOptions(), numberFormat, matcher)
  }

  private init(
    form: Form,
    given: JSONValue?,
    _ options: StartOptions,
    _ numberFormat: NumberFormat,
    _ matcher: (any PatternMatching)?
  ) {
    self.init(blank: form, numberFormat, matcher)
    begin(with: Given(given), options)
    guard !warnings.isEmpty, form.initialAnswers != nil else { return }
    let known = Set(form.warnings)
    warnings.removeAll { known.contains($0) }
  }

  /// Shows the form with what was given.
  mutating func begin(with given: Given, _ options: StartOptions) {
    if !form.start.parts.isEmpty { form.content = form.start }
    let start = form.start
    states = Array(repeating: .blank, count: start.fields.count)
    hiddenValues = Array(repeating: nil, count: start.hiddenFields.count)
    objects = Array(repeating: ObjectState(), count: start.objects.count)
    instances = [
      Instance(
        part: nil,
        blueprint: nil,
        root: start.root,
        items: start.items,
        partPlaces: start.partPlaces
      )
    ]
    parts = start.parts.map {
      LivePart(
        template: $0,
        object: $0.object,
        instance: 0,
        outer: $0.outer,
        group: $0.group,
        field: $0.field,
        level: $0.level
      )
    }
    fill(0, objects: start.objects.indices, given, options)
    measure(0)
    let items = parts.isEmpty ? start.items : flatItems(ofInstance: 0)
    shown = ShownItems(items, fields: form.fields.count, groups: form.groups.count)
    if !parts.isEmpty { form.content.items = items }
    changes = FormChange()
  }

  private static func merge(_ weaker: JSONValue?, _ stronger: JSONValue?) -> JSONValue? {
    guard let stronger else { return weaker }
    guard var object = weaker?.objectValue, let new = stronger.objectValue else { return stronger }
    for member in new.members {
      object[member.key] = merge(object[member.key], member.value)
    }
    return JSONValue(.object(object), position: stronger.position)
  }

  /// Gives the values of an instance that was just made to its fields, objects and parts.
  mutating func fill(
    _ instance: Int,
    objects range: Range<Int>,
    _ given: Given,
    _ options: StartOptions
  ) {
    var values: [Int: Given] = [:]
    switch instances[instance].root {
    case .field(let field): start(field, with: given, options)
    case .hidden(let field): startHidden(field, with: given, options)
    case .object(let object): values[object] = given
    case .part(let part): startPart(part, with: given, options)
    case nil: break
    }
    // Parents come before their members.
    for index in range {
      let value = values[index] ?? Given(nil)
      fillObject(index, value, options) { values[$0] = $1 }
    }
  }

  private mutating func fillObject(
    _ index: Int,
    _ given: Given,
    _ options: StartOptions,
    inner: (Int, Given) -> Void
  ) {
    let members = members(of: given, in: index)
    // Which of the given members the form knows.
    var isKnown = Array(repeating: false, count: members?.count ?? 0)
    for place in form.objects[index].members.indices {
      let name = form.objects[index].members[place].name
      let found = members?.firstIndex(ofKey: name)
      if let found { isKnown[found] = true }
      let member = found.flatMap { members?.members[$0].value }
      let value = Given(member, isDefault: given.isDefault)
      switch form.objects[index].members[place].source {
      case .field(let field): start(field, with: value, options)
      case .hidden(let field): startHidden(field, with: value, options)
      case .object(let object): inner(object, value)
      case .part(let part): startPart(part, with: value, options)
      }
    }
    let others = zip(members?.members ?? [], isKnown).lazy.filter { !$0.1 }.map { $0.0 }
    if let map = form.objects[index].map {
      startMap(map, with: Array(others), given, options)
    } else if !given.isDefault, isKnown.contains(false) {
      keep(Array(others), in: index)
    }
  }

  /// Returns the members that were given for an object.
  private mutating func members(of given: Given, in index: Int) -> JSONObject? {
    guard let value = given.value else { return nil }
    guard !given.isDefault else { return value.objectValue }
    objects[index].isGiven = value.objectValue != nil
    objects[index].isNull = value.isNull && form.objects[index].isNullable
    if value.objectValue == nil, !objects[index].isNull {
      warn(
        pointer(ofObject: index),
        .noObject,
        about: value
      )
    }
    return value.objectValue
  }

  /// Keeps members that were given for an object and have no field there.
  private mutating func keep(_ others: [JSONObject.Member], in index: Int) {
    let isOpen = form.objects[index].allowsOthers
    if isOpen {
      objects[index].others = others
      count(others.count, in: .object(index))
    }
    // One with a forbidden name is kept for a time when it is allowed, but not written.
    for other in others where !isOpen || !form.objects[index].allows(other.key) {
      warn(
        pointer(ofObject: index).appending(other.key),
        .unknownName,
        about: other.value
      )
    }
  }

  /// Gives a field what it shows at first.
  mutating func start(_ index: Int, with given: Given, _ options: StartOptions) {
    guard given.value != nil else {
      // Nobody has left empty what cannot be changed.
      let isOffered = options.offersDefaults || form.fields[index].isReadOnly
      let value = isOffered ? offered(byField: index) : nil
      let input = form.fields[index].input(showing: value, numberFormat)
      states[index] = State(
        input: input,
        initialInput: input,
        initialValue: value,
        isGiven: false
      )
      return
    }
    if form.fields[index].isUnshowable(given.value) { form.fields[index].askAsJSON() }
    let field = form.fields[index]
    let taken = taken(given, by: field)
    // Nothing where something was asked for is an answer too: no default takes its place.
    let isEmptied = taken == nil && given.value.map(field.showsNothing) == true
    let value = taken ?? (isEmptied ? nil : offered(by: field))
    let input = field.input(showing: value, numberFormat)
    states[index] = State(
      input: input,
      initialInput: input,
      initialValue: value,
      isGiven: taken != nil && !given.isDefault
    )
    if isEntered(index) { count(1, ofField: index) }
  }

  /// Gives a hidden field its value.
  mutating func startHidden(_ index: Int, with given: Given, _ options: StartOptions) {
    let field = form.hiddenFields[index]
    let taken = taken(given, by: field, isHidden: true)
    hiddenValues[index] = taken ?? offered(by: field)
    guard taken != nil, !given.isDefault else { return }
    if field.object == nil { instances[field.instance].enteredCount += 1 }
    count(
      1,
      in: field.object.map { .object($0) } ?? instances[field.instance].part.map { .part($0) }
    )
  }

  /// Returns an answer to start with as the field has it; nil, with a warning, if it cannot be.
  private mutating func taken(
    _ given: Given,
    by field: Field,
    isHidden: Bool = false
  ) -> JSONValue? {
    guard let answer = given.value else { return nil }
    if let value = field.converted(answer), isHidden || !field.isCleared(by: value, matcher) {
      // Text and numbers are seen and can be corrected, if the field can be changed at all.
      let isEditable =
        !isHidden && !field.isReadOnly && field.kind != .boolean && !given.isDefault
      if isEditable || field.fault(in: value, numberFormat, matcher) == nil { return value }
    }
    if !field.showsNothing(answer) || (answer.isNull && !given.isDefault) {
      warn(
        pointer(of: field),
        .unfit(answer: answer),
        about: answer
      )
    }
    return nil
  }

  /// Returns the default of a field, unless it breaks a rule.
  private mutating func offered(byField index: Int) -> JSONValue? {
    // Most defaults can break no rule any more; a field is dear to copy.
    guard let value = form.fields[index].defaultValue else { return nil }
    let isSettled =
      form.fields[index].constraints.patterns.isEmpty && value.stringValue?.isEmpty != true
    return isSettled ? value : offered(by: form.fields[index])
  }

  /// Returns the default, unless it breaks a rule.
  private mutating func offered(by field: Field) -> JSONValue? {
    guard let value = field.defaultValue, !field.isCleared(by: value, matcher) else { return nil }
    guard matcher != nil, !field.constraints.patterns.isEmpty,
      field.fault(in: value, numberFormat, matcher) != nil
    else { return value }
    warn(pointer(of: field), .unfit(default: value), about: value)
    return nil
  }

  mutating func warn(_ pointer: JSONPointer, _ reason: FormWarning.Reason, about value: JSONValue) {
    warnings.append(FormWarning(pointer: pointer, reason: reason, position: value.position))
  }
}
