import OrderedJSON

extension FormReader {
  /// The way in which a property is asked for.
  private enum Shape {
    case section
    case conditions
    case map
    case list
    case chooser([Alternative])
    case presence
    case field(FieldKind, [FieldNote])
  }

  /// Reads one property; nothing is shown of one that is hidden.
  mutating func readProperty(_ subject: Subject, in context: Context) -> [Piece] {
    let pointer = context.pointer.appending(subject.name)
    var context = context
    context.uiSchema = context.uiSchema?[subject.name]
    let layers = layers(of: subject.nodes, at: pointer)
    context.defaults = context.defaults?[subject.name]
    return readValue(subject, layers, in: context, pointer: pointer)
  }

  /// Reads the description of a value.
  ///
  /// The hints and defaults of the context are those of the value.
  mutating func readValue(
    _ subject: Subject,
    _ layers: SchemaLayers,
    in context: Context,
    pointer: JSONPointer,
    isRoot: Bool = false,
    like recipe: Recipe? = nil
  ) -> [Piece] {
    var layers = layers
    var context = context
    let isNullable = isNullable(layers) && !isRoot
    unwrapAlternatives(&layers, at: pointer)
    let hints = FieldHints(
      uiSchema: context.uiSchema,
      layers: layers,
      element: source.layout.elements[pointer]
    )
    context.isHidden = context.isHidden || hints.isHidden
    context.isReadOnly = context.isReadOnly || hints.isReadOnly
    context.isReferenced = context.isReferenced || layers.passesReference
    context.defaults = context.defaults ?? layers.first("default")
    // jsonform and draft 3 say it with a flag on the property.
    let isRequired = subject.isRequired || layers.isTrue("required")
    let value = ReadValue(
      subject: subject,
      layers: layers,
      hints: hints,
      pointer: pointer,
      isRequired: isRequired,
      isNullable: isNullable,
      isRoot: isRoot,
      head: recipe?.head ?? .section,
      omissions: recipe?.omissions ?? []
    )
    switch shape(of: value, in: context) {
    case .section: return readSection(value, in: context)
    case .conditions: return makeConditions(value, in: context)
    case .map: return readMap(value, in: context)
    case .list: return readList(value, in: context)
    case .chooser(let alternatives): return makeChooser(alternatives, value, in: context)
    case .presence: return makePresence(value, in: context)
    case .field(let kind, let notes):
      return makeField(value, kind: kind, notes: notes, in: context)
    }
  }

  /// A value that is being read, and what is known of it.
  struct ReadValue {
    let subject: Subject
    var layers: SchemaLayers
    let hints: FieldHints
    let pointer: JSONPointer
    let isRequired: Bool
    let isNullable: Bool
    var isRoot = false
    var head = Recipe.Head.section
    var omissions: Set<Recipe.Omission> = []
  }

  private mutating func shape(of value: ReadValue, in context: Context) -> Shape {
    let layers = value.layers
    if let note = refusal(value.subject, layers, in: context) {
      if note == .recursion { return .presence }
      if note == .tooMuch, layers.problem == nil {
        warn(
          value.pointer,
          .tooLarge,
          at: value.subject.position
        )
      }
      return .field(.raw, [note])
    }
    if let choices = choices(layers, value.hints, at: value.pointer) {
      return .field(asAsked(choices, layers, value.hints), [])
    }
    if value.isRoot, isObject(layers) { return objectShape(value, in: context) }
    let types = layers.types ?? inferredTypes(layers)
    let plain = types.subtracting(["null"])
    if plain == ["object"], !layers.declarations.isEmpty || hasConditions(layers, isRoot: false) {
      return objectShape(value, in: context)
    }
    if let simple = simpleKind(types, layers, value.hints) {
      return .field(asAsked(simple, layers, value.hints), [])
    }
    if plain == ["array"] { return listShape(value) }
    if let alternatives = alternatives(types, value, in: context) { return .chooser(alternatives) }
    if plain == ["object"] { return objectShape(value, in: context) }
    let scalars = plain.scalars
    if scalars.count > 1, scalars.count == plain.count { return .field(.scalar(scalars), []) }
    return .field(.raw, [rawNote(layers, types)])
  }

  /// Tells whether the form as a whole is an object: it is unless it says otherwise.
  private mutating func isObject(_ layers: SchemaLayers) -> Bool {
    if let types = layers.types { return types.contains("object") || types.contains("any") }
    let inferred = inferredTypes(layers)
    if inferred.isEmpty, layers.mayHave(Self.branchKeywords) {
      return declaresInBranches(layers) || !layers.all("required").isEmpty
    }
    return inferred.isEmpty || inferred.contains("object")
  }

  private mutating func objectShape(_ value: ReadValue, in context: Context) -> Shape {
    let layers = value.layers
    if !context.isHidden, hasConditions(layers, isRoot: value.isRoot) { return .conditions }
    return layers.declarations.isEmpty && layers.all("required").isEmpty ? .map : .section
  }

  private mutating func listShape(_ value: ReadValue) -> Shape {
    if let choices = severalChoices(value) { return .field(.choices(choices), []) }
    if asksForTags(value) { return .field(.tags, []) }
    return .list
  }

  /// Says why a property must not be looked into; nil when it may.
  private func refusal(_ subject: Subject, _ layers: SchemaLayers, in context: Context)
    -> FieldNote?
  {
    if let problem = layers.problem { return problem }
    // Only references lead back to where one has been.
    if context.isReferenced || isReferenced,
      layers.layers.contains(where: { layer in
        context.path.contains { $0.contains(layer.node.pointer) }
      })
    {
      return .recursion
    }
    if context.depth >= Limit.depth { return .tooMuch }
    if context.isReferenced, repeatedFields >= Limit.repeatedFields { return .tooMuch }
    return nil
  }

  /// Reads an object whose members are always the same.
  mutating func readSection(
    _ value: ReadValue,
    in context: Context,
    choosers: [ObjectChooser] = []
  ) -> [Piece] {
    let index = addObject(value, in: context)
    let hasHeading = !value.isRoot && value.head != .none
    let heading = hasHeading ? makeHeading(value, in: context) : nil
    var inner = context
    inner.object = index
    inner.pointer = value.pointer
    inner.depth += 1
    inner.isAlternative = context.isAlternative && context.object == nil
    if let heading { (inner.group, inner.level) = (heading, inner.level + 1) }
    var pieces = readMembers(value.layers, value.hints, in: inner, choosers: choosers)
    pieces += readFurtherMembers(value, of: index, in: inner)
    guard let heading else { return pieces }
    guard !pieces.isEmpty else { return [] }
    return [.item(.heading(heading))] + pieces
  }

  /// Notes an object in the blueprint, and in what holds it.
  mutating func addObject(_ value: ReadValue, in context: Context) -> Int {
    out.objects.append(
      AnswerObject(
        pointer: context.relative(value.pointer),
        parent: context.object,
        isRequired: value.isRequired,
        isNullable: value.isNullable,
        allowsOthers: allowsOthers(value.layers)
      )
    )
    let index = out.objects.count - 1
    add(.object(index), named: value.subject.name, in: context)
    return index
  }

  /// Notes where a value comes from.
  mutating func add(_ source: AnswerSource, named name: String, in context: Context) {
    if let object = context.object {
      out.objects[object].members.append((name, source))
    } else {
      out.root = source
    }
  }

  /// Makes the heading of an object or a list.
  mutating func makeHeading(
    _ value: ReadValue,
    _ kind: FormGroup.Kind = .section,
    in context: Context
  ) -> Int {
    let isRow = value.head == .row && kind == .section
    out.groups.append(
      FormGroup(
        kind: isRow ? .row : kind,
        pointer: context.relative(value.pointer),
        schemaPointer: value.subject.schemaPointer(in: source),
        title: label(value.subject, value.layers, value.hints),
        description: describe(value.layers, value.hints),
        details: details(value.layers, value.hints),
        level: context.level,
        isRequired: value.isRequired,
        isReadOnly: context.isReadOnly,
        parent: context.group
      )
    )
    return out.groups.count - 1
  }

  /// Makes a field and notes it in the answers; nothing is shown of one that is hidden.
  mutating func makeField(
    _ value: ReadValue,
    kind: FieldKind,
    notes: [FieldNote] = [],
    in context: Context
  ) -> [Piece] {
    let (subject, layers, hints) = (value.subject, value.layers, value.hints)
    let kind = value.isNullable && kind == .boolean ? Self.yesOrNo : kind
    if context.isReferenced, let node = subject.nodes.first,
      !referenced.insert(node.pointer).inserted
    {
      repeatedFields += 1
    }
    let hasScript = layers.first("condition")?["functionBody"] != nil
    let fixed = value.isRequired ? fixedValue(layers, kind, in: context) : nil
    let constraints = constraints(layers, kind, at: value.pointer)
    var field = Field(
      index: context.isHidden ? out.hiddenFields.count : out.fields.count,
      pointer: context.relative(value.pointer),
      schemaPointer: subject.schemaPointer(in: source),
      position: subject.position,
      name: subject.name,
      label: label(subject, layers, hints),
      description: describe(layers, hints),
      details: details(layers, hints),
      placeholder: placeholder(layers, hints),
      isRequired: value.isRequired && !isOptional(value, kind, in: context),
      isReadOnly: context.isReadOnly || fixed != nil,
      isNullable: value.isNullable,
      kind: kind,
      defaultValue: fixed ?? context.defaults,
      constraints: constraints,
      messages: messages(layers),
      notes: hasScript ? notes + [.scriptedCondition] : notes,
      presentation: presentation(kind, constraints, layers, hints),
      isDeprecated: layers.isTrue("deprecated"),
      wantsFocus: hints.isTrue("autofocus"),
      suggestions: suggestions(layers, kind, hints),
      group: context.group,
      object: context.object,
      choicePlaces: places(kind, layers)
    )
    if value.isRoot, kind == .raw, field.constraints.types.isEmpty {
      field.constraints.types = [.object]
    }
    settleDefault(of: &field, at: value.pointer)
    return add(field, at: value.pointer, in: context)
  }

  /// The kind of a boolean that may also be `null`: a check box could not be brought back to no
  /// answer.
  private static let yesOrNo = FieldKind.choice([
    Choice(value: true, label: "true"), Choice(value: false, label: "false"),
  ])

  /// Tells whether a value may be left empty if it is said to be required: a row of a list in
  /// which nothing is entered is none, and the whole answer is what it is.
  private func isOptional(_ value: ReadValue, _ kind: FieldKind, in context: Context) -> Bool {
    if value.isRoot { return kind == .raw }
    guard context.object == nil, value.head != .section else { return false }
    return switch kind {
    case .text, .integer, .number, .scalar, .raw: true
    case .boolean, .choice, .choices, .tags: false
    }
  }

  /// Turns the default into the field's kind, and puts it aside if it breaks the field's rules.
  mutating func settleDefault(of field: inout Field, at pointer: JSONPointer) {
    guard let value = field.defaultValue else { return }
    if field.isUnshowable(value) { field.askAsJSON() }
    let converted = field.converted(value)
    field.defaultValue = nil
    if let converted, field.fault(in: converted, NumberFormat(), nil) == nil {
      field.defaultValue = converted
    }
    // `null` that is no answer is a way to say that there is no default.
    guard field.defaultValue == nil, !value.isNull else { return }
    warn(pointer, .unfit(default: value), at: value.position ?? field.position)
  }

  /// Says where an answer is needed that nobody can give.
  private mutating func warnAboutMissingValue(
    of field: Field,
    at pointer: JSONPointer,
    in context: Context
  ) {
    guard field.isRequired, field.isReadOnly || context.isHidden, field.defaultValue == nil,
      !field.isNullable, field.kind != .boolean || context.isHidden,
      source.initialAnswers?[pointer] == nil, context.base == 0
    else { return }
    warn(
      pointer,
      .unanswerable,
      at: field.position
    )
  }

  /// Adds a field, its default being settled.
  mutating func add(_ field: consuming Field, at pointer: JSONPointer, in context: Context)
    -> [Piece]
  {
    warnAboutMissingValue(of: field, at: pointer, in: context)
    let index = field.index
    add(context.isHidden ? .hidden(index) : .field(index), named: field.name, in: context)
    if context.isHidden {
      out.hiddenFields.append(field)
      return []
    }
    out.fields.append(field)
    return [.item(.field(index))]
  }

  /// A required constant leaves nothing to choose.
  private func fixedValue(
    _ layers: SchemaLayers,
    _ kind: FieldKind,
    in context: Context
  ) -> JSONValue? {
    if context.isAlternative {
      let values = layers.first("enum")?.arrayValue
      return layers.first("const") ?? (values?.count == 1 ? values?.first : nil)
    }
    guard case .choice(let choices) = kind, choices.count == 1 else { return nil }
    return layers.first("const")
  }
}

extension FormReader.Subject {
  var position: JSONPosition? { nodes.first?.value.position }

  func schemaPointer(in source: FormSource) -> JSONPointer {
    nodes.first?.pointer ?? source.schema.pointer
  }
}
