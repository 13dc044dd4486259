import OrderedJSON

/// One of several shapes that a value can have.
struct Alternative {
  var label: String
  /// The type, for a shape that has no other name.
  var type: SchemaType?
  var blueprint: Int
}

extension FormReader {
  /// Notes a part in the blueprint, and in what holds its value.
  mutating func addPart(
    _ kind: PartTemplate.Kind,
    _ readValue: ReadValue,
    group: Int? = nil,
    field: Int? = nil,
    in context: Context,
    isMember: Bool = true
  ) -> Int {
    var defaults = context.defaults
    if case .list = kind, let value = defaults, value.arrayValue == nil {
      defaults = nil
      let place = value.position ?? readValue.subject.position
      if !value.isNull { warn(readValue.pointer, .unfit(default: value), at: place) }
    }
    out.parts.append(
      PartTemplate(
        kind: kind,
        name: readValue.subject.name,
        pointer: context.relative(readValue.pointer),
        schemaPointer: readValue.subject.schemaPointer(in: source),
        position: readValue.subject.position,
        object: context.object,
        isRequired: readValue.isRequired,
        isNullable: readValue.isNullable,
        isReadOnly: context.isReadOnly,
        outer: context.group,
        group: group,
        field: field,
        level: group == nil ? context.level : context.level + 1,
        defaultValue: defaults,
        messages: messages(readValue.layers)
      )
    )
    let index = out.parts.count - 1
    if let group { out.groups[group].part = index }
    if let field { out.fields[field].part = index }
    if isMember { add(.part(index), named: readValue.subject.name, in: context) }
    return index
  }

  // MARK: Alternatives

  /// Lists the shapes that a value can have; nil if there are not several.
  mutating func alternatives(_ types: TypeNames, _ value: ReadValue, in context: Context)
    -> [Alternative]?
  {
    let layers = value.layers
    for layer in layers.layers {
      for keyword in Self.branchKeywords where layer.object[keyword] != nil {
        let branches = layer.node.children(keyword).filter { branch in
          branch.value.boolValue != false && branch.value["type"]?.stringValue != "null"
        }
        guard branches.count > 1 else { continue }
        let omission = Recipe.Omission(pointer: layer.node.pointer, keyword: keyword)
        return alternatives(branches, value, without: omission, in: context)
      }
    }
    guard types.hasUnknown == false else { return nil }
    let known = types.subtracting(["null"])
    let isAnything = known.isEmpty || known == ["any"]
    guard isAnything || known.contains("array") || known.contains("object") else { return nil }
    guard isAnything || known.count > 1 else { return nil }
    let order: [SchemaType] = [.string, .integer, .number, .boolean, .array, .object]
    return order.filter { isAnything ? $0 != .integer : known.contains($0) }.map { type in
      let only = recipe(shape([.only(type)], value, value.omissions, in: context))
      return Alternative(label: type.rawValue, type: type, blueprint: only)
    }
  }

  private mutating func alternatives(
    _ branches: [SchemaNode],
    _ value: ReadValue,
    without omission: Recipe.Omission,
    in context: Context
  ) -> [Alternative] {
    let names = labels(of: branches)
    return branches.enumerated().map { place, branch in
      let omissions = value.omissions.union([omission])
      let number = recipe(shape([branch], value, omissions, in: context))
      return Alternative(label: names[place].label, type: names[place].type, blueprint: number)
    }
  }

  /// Returns the recipe of a shape that a value can have.
  private func shape(
    _ nodes: [SchemaNode],
    _ value: ReadValue,
    _ omissions: Set<Recipe.Omission>,
    in context: Context
  ) -> Recipe {
    Recipe(
      nodes: nodes + value.subject.nodes,
      omissions: omissions,
      name: value.subject.name,
      pointer: value.pointer,
      head: .none,
      uiSchema: context.uiSchema,
      isReadOnly: context.isReadOnly,
      isReferenced: context.isReferenced,
      isAlternative: !nodes.isEmpty
    )
  }

  /// Names the branches of an alternative so that they can be told apart.
  mutating func labels(of branches: [SchemaNode]) -> [(label: String, type: SchemaType?)] {
    var names = branches.map { name(of: $0) }
    var counts: [String: Int] = [:]
    for name in names { counts[name.label, default: 0] += 1 }
    var seen: [String: Int] = [:]
    for place in names.indices where counts[names[place].label, default: 0] > 1 {
      let label = names[place].label
      seen[label, default: 0] += 1
      names[place].label = "\(label) (\(seen[label, default: 0]))"
      names[place].type = nil
    }
    return names
  }

  private mutating func name(of branch: SchemaNode) -> (label: String, type: SchemaType?) {
    if let title = branch.value["title"]?.stringValue, !title.isEmpty { return (title, nil) }
    var referred: String?
    if let reference = branch.value["$ref"]?.stringValue {
      referred = reference.split(separator: "/").last.map { PropertyName.readable(String($0)) }
    }
    let layers = layers(of: [branch], at: .root)
    if let title = layers.firstText("title") ?? referred { return (title, nil) }
    let properties = layers.declarations.flatMap { layers.layers[$0].node.properties }
    for property in properties {
      let values = property.node.value["enum"]?.arrayValue
      let constant = property.node.value["const"] ?? (values?.count == 1 ? values?.first : nil)
      if let constant { return (Self.label(constant), nil) }
    }
    if !properties.isEmpty {
      let names = properties.prefix(3).map { property in
        property.node.value["title"]?.stringValue ?? PropertyName.readable(property.name)
      }
      return (names.joined(separator: ", "), nil)
    }
    if let text = layers.firstText("description"), text.count <= 60 { return (text, nil) }
    let type = layers.types?.subtracting(["null"]).only
    return (type?.rawValue ?? "", type)
  }

  /// Makes the field that chooses among alternatives, and the part that shows the chosen one.
  mutating func makeChooser(
    _ alternatives: [Alternative],
    _ value: ReadValue,
    in context: Context
  ) -> [Piece] {
    guard !context.isHidden else { return makeField(value, kind: .raw, in: context) }
    let choices = alternatives.enumerated().map { place, alternative in
      Choice(
        value: .number(JSONNumber(place)),
        label: alternative.label,
        type: alternative.type
      )
    }
    let field = addSelector(.choice(choices), .alternative, value, in: context)
    let part = addPart(
      .chooser(alternatives.map(\.blueprint)),
      value,
      field: field,
      in: context
    )
    return [.part(part)]
  }

  /// Makes the field that says whether a value is there at all, and the part that shows it.
  mutating func makePresence(_ value: ReadValue, in context: Context) -> [Piece] {
    guard !context.isHidden else { return makeField(value, kind: .raw, in: context) }
    let number = recipe(shape([], value, value.omissions, in: context))
    let field = addSelector(.boolean, .presence, value, in: context)
    return [.part(addPart(.presence(number), value, field: field, in: context))]
  }

  private mutating func addSelector(
    _ kind: FieldKind,
    _ role: FieldRole,
    _ value: ReadValue,
    in context: Context
  ) -> Int {
    let index = out.fields.count
    out.fields.append(
      Field(
        index: index,
        pointer: context.relative(value.pointer),
        schemaPointer: value.subject.schemaPointer(in: source),
        position: value.subject.position,
        name: value.subject.name,
        label: label(value.subject, value.layers, value.hints),
        description: describe(value.layers, value.hints),
        details: details(value.layers, value.hints),
        isRequired: value.isRequired && role == .alternative,
        isReadOnly: context.isReadOnly,
        isNullable: value.isNullable,
        kind: kind,
        constraints: FieldConstraints(),
        messages: messages(value.layers),
        notes: [],
        role: role,
        group: context.group,
        object: context.object
      )
    )
    return index
  }

  /// Makes the field that chooses among alternatives of one object.
  mutating func makeSelector(_ chooser: ObjectChooser, in context: Context) -> [Piece] {
    let names = labels(of: chooser.branches)
    let choices = names.enumerated().map { place, name in
      Choice(value: .number(JSONNumber(place)), label: name.label, type: name.type)
    }
    let index = out.fields.count
    out.fields.append(
      Field(
        index: index,
        pointer: context.relative(context.pointer),
        schemaPointer: chooser.key,
        position: document[chooser.key]?.position,
        name: chooser.key.tokens.last ?? "",
        label: "",
        isRequired: true,
        isReadOnly: context.isReadOnly,
        isNullable: false,
        kind: .choice(choices),
        constraints: FieldConstraints(),
        messages: FieldMessages(),
        notes: [],
        role: .alternative,
        group: context.group
      )
    )
    return [.item(.field(index))]
  }
}
