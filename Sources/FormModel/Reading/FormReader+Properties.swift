import OrderedJSON

extension FormReader {
  /// What a property is asked as.
  private enum Shape {
    case section
    case field(FieldKind, [FieldNote])
  }

  /// Reads one property into a section or a field; nil when it is hidden.
  mutating func readProperty(_ subject: Subject, in context: Context) -> FormItem? {
    let pointer = context.pointer.appending(subject.name)
    var context = context
    context.uiSchema = context.uiSchema?[subject.name]
    var layers = layers(of: subject.nodes, at: pointer)
    let isNullable = isNullable(layers)
    unwrapAlternatives(&layers, at: pointer)
    let hints = FieldHints(
      uiSchema: context.uiSchema,
      layers: layers,
      element: source.layout.elements[pointer]
    )
    context.isHidden = context.isHidden || hints.isHidden
    context.isReadOnly = context.isReadOnly || hints.isReadOnly
    context.isReferenced = context.isReferenced || layers.passesReference
    context.defaults = context.defaults?[subject.name] ?? layers.first("default")
    // jsonform and draft 3 say it with a flag on the property.
    let isRequired = subject.isRequired || layers.isTrue("required")
    switch shape(of: subject, layers, hints, in: context, pointer: pointer) {
    case .section:
      return readSection(
        subject,
        layers,
        hints,
        in: context,
        pointer: pointer,
        isRequired: isRequired,
        isNullable: isNullable
      )
    case .field(let kind, let notes):
      return makeField(
        subject,
        layers,
        hints,
        kind: kind,
        notes: notes,
        in: context,
        pointer: pointer,
        isRequired: isRequired,
        isNullable: isNullable
      )
    }
  }

  private mutating func shape(
    of subject: Subject,
    _ layers: SchemaLayers,
    _ hints: FieldHints,
    in context: Context,
    pointer: JSONPointer
  ) -> Shape {
    if let note = refusal(subject, layers, in: context) {
      if note == .tooMuch, layers.problem == nil {
        warn(pointer, "This part of the form is too large to be shown.", at: subject.position)
      }
      return .field(.raw, [note])
    }
    if let choices = choices(layers, hints, at: pointer) { return .field(choices, []) }
    let types = layers.types ?? inferredTypes(layers)
    if types.contains("object"), types.subtracting(["object", "null"]).isEmpty, hasMembers(layers) {
      return .section
    }
    if let simple = simpleKind(types, layers, hints) { return .field(simple, []) }
    return .field(.raw, [rawNote(layers, types)])
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

  private mutating func hasMembers(_ layers: SchemaLayers) -> Bool {
    layers.declarations.contains { layers.layers[$0].node.propertyMap?.isEmpty == false }
      || !branchProperties(layers).isEmpty
  }

  private mutating func readSection(
    _ subject: Subject,
    _ layers: SchemaLayers,
    _ hints: FieldHints,
    in context: Context,
    pointer: JSONPointer,
    isRequired: Bool,
    isNullable: Bool
  ) -> FormItem? {
    objects.append(
      AnswerObject(
        pointer: pointer,
        parent: context.object,
        isRequired: isRequired,
        isNullable: isNullable,
        allowsOthers: allowsOthers(layers)
      )
    )
    let index = objects.count - 1
    objects[context.object].members.append((subject.name, .object(index)))
    var inner = context
    inner.object = index
    inner.pointer = pointer
    inner.depth += 1
    let items = readMembers(layers, hints, in: inner)
    guard !items.isEmpty else { return nil }
    return .section(
      Section(
        pointer: pointer,
        schemaPointer: subject.schemaPointer(in: source),
        title: label(subject, layers, hints),
        description: describe(layers, hints),
        details: details(layers, hints),
        isRequired: isRequired,
        items: items
      )
    )
  }

  /// Makes a field and notes it in the answers; nil when it is hidden.
  mutating func makeField(
    _ subject: Subject,
    _ layers: SchemaLayers,
    _ hints: FieldHints,
    kind: FieldKind,
    notes: [FieldNote],
    in context: Context,
    pointer: JSONPointer,
    isRequired: Bool,
    isNullable: Bool = false
  ) -> FormItem? {
    if context.isReferenced, let node = subject.nodes.first,
      !referenced.insert(node.pointer).inserted
    {
      repeatedFields += 1
    }
    let hasScript = layers.first("condition")?["functionBody"] != nil
    let fixed = isRequired ? fixedValue(layers, kind) : nil
    var field = Field(
      index: context.isHidden ? hiddenFields.count : fields.count,
      pointer: pointer,
      schemaPointer: subject.schemaPointer(in: source),
      position: subject.position,
      name: subject.name,
      label: label(subject, layers, hints),
      description: describe(layers, hints),
      details: details(layers, hints),
      placeholder: placeholder(layers, hints),
      isRequired: isRequired,
      isReadOnly: context.isReadOnly || fixed != nil,
      isNullable: isNullable,
      kind: kind,
      defaultValue: fixed ?? context.defaults,
      constraints: constraints(layers, kind, at: pointer),
      messages: messages(layers),
      notes: hasScript ? notes + [.scriptedCondition] : notes,
      object: context.object,
      choicePlaces: places(kind, layers)
    )
    if pointer.tokens.isEmpty { field.constraints.types = [.object] }
    warnAboutIgnoredRules(of: field, layers)
    settleDefault(of: &field)
    warnAboutMissingValue(of: field, in: context)
    return add(field, in: context)
  }

  /// Turns the default into the field's kind, and puts it aside where it breaks the field's rules.
  private mutating func settleDefault(of field: inout Field) {
    guard let value = field.defaultValue else { return }
    if field.isUnshowable(value) { field.askAsJSON() }
    let converted = field.converted(value)
    field.defaultValue = nil
    if let converted, field.fault(in: converted, NumberFormat(), nil) == nil {
      field.defaultValue = converted
    }
    // `null` where it is no answer is a way to say that there is no default.
    guard field.defaultValue == nil, !value.isNull else { return }
    warn(field.pointer, Field.unfitDefault(value), at: value.position ?? field.position)
  }

  /// Says where an answer is needed that nobody can give.
  private mutating func warnAboutMissingValue(of field: Field, in context: Context) {
    guard field.isRequired, field.isReadOnly || context.isHidden, field.defaultValue == nil,
      !field.isNullable, field.kind != .boolean || context.isHidden,
      source.initialAnswers?[field.pointer] == nil
    else { return }
    warn(
      field.pointer,
      "An answer is required here, but the form lets nobody give one and has no default.",
      at: field.position
    )
  }

  private mutating func add(_ field: consuming Field, in context: Context) -> FormItem? {
    let index = field.index
    if !field.pointer.tokens.isEmpty {
      let source: AnswerObject.Source = context.isHidden ? .hidden(index) : .field(index)
      objects[context.object].members.append((field.name, source))
    }
    if context.isHidden {
      hiddenFields.append(field)
      return nil
    }
    fields.append(field)
    return .field(index)
  }

  /// A required constant leaves nothing to choose.
  private func fixedValue(_ layers: SchemaLayers, _ kind: FieldKind) -> JSONValue? {
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
