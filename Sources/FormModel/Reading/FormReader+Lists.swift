import OrderedJSON

extension FormReader {
  /// Makes the list that a value is.
  mutating func readList(_ value: ReadValue, in context: Context) -> [Piece] {
    guard !context.isHidden else { return makeField(value, kind: .raw, in: context) }
    let layers = value.layers
    var list = ListTemplate()
    let places = layers.nodes("prefixItems") + layers.nodes("items")
    for (place, node) in places.enumerated() {
      list.fixed.append(
        recipe(
          row(of: [node], value, in: context, uiSchema: rowHints(context.uiSchema, at: place))
        )
      )
    }
    let rest = places.isEmpty ? itemNodes(layers) : furtherNodes(layers)
    if let rest {
      let name = places.isEmpty ? "items" : "additionalItems"
      list.row = recipe(row(of: rest, value, in: context, uiSchema: context.uiSchema?[name]))
    }
    list.minimum = length(layers, "minItems", max) ?? 0
    list.maximum = length(layers, "maxItems", min)
    if !places.isEmpty, !hasFurtherItems(layers) { list.maximum = places.count }
    let group = makeHeading(value, .list, in: context)
    let part = addPart(.list(list), value, group: group, in: context)
    return [.part(part)]
  }

  private func row(
    of nodes: [SchemaNode],
    _ value: ReadValue,
    in context: Context,
    uiSchema: JSONValue?
  ) -> Recipe {
    Recipe(
      nodes: nodes,
      name: value.subject.name,
      pointer: value.pointer.appending("*"),
      head: .row,
      uiSchema: uiSchema,
      isReadOnly: context.isReadOnly,
      isReferenced: context.isReferenced
    )
  }

  private func rowHints(_ uiSchema: JSONValue?, at place: Int) -> JSONValue? {
    guard let items = uiSchema?["items"] else { return nil }
    return items.arrayValue.map { place < $0.count ? $0[place] : .null } ?? items
  }

  /// The description of every row; nil if there can be none.
  func itemNodes(_ layers: SchemaLayers) -> [SchemaNode]? {
    let nodes = layers.layers.compactMap { layer in
      layer.object["items"] == nil ? nil : layer.node.child("items")
    }
    if nodes.contains(where: { $0.value.boolValue == false }) { return nil }
    let schemas = nodes.filter { $0.value.objectValue != nil }
    return schemas.isEmpty ? [anything(layers, "items")] : schemas
  }

  /// The description of the rows behind those that have places of their own.
  private func furtherNodes(_ layers: SchemaLayers) -> [SchemaNode]? {
    let keyword = layers.first("prefixItems") == nil ? "additionalItems" : "items"
    let nodes = layers.layers.compactMap { layer in
      layer.object[keyword] == nil ? nil : layer.node.child(keyword)
    }
    if nodes.contains(where: { $0.value.boolValue == false }) { return nil }
    let schemas = nodes.filter { $0.value.objectValue != nil }
    return schemas.isEmpty ? [anything(layers, keyword)] : schemas
  }

  private func hasFurtherItems(_ layers: SchemaLayers) -> Bool {
    let keyword = layers.first("prefixItems") == nil ? "additionalItems" : "items"
    return layers.all(keyword).contains { $0.objectValue != nil || $0.boolValue == true }
  }

  private func anything(_ layers: SchemaLayers, _ keyword: String) -> SchemaNode {
    let place = layers.layers.first?.node.pointer ?? .root
    return SchemaNode(value: [:], pointer: place.appending(keyword))
  }

  /// The values of which any number can be chosen, if that is what a list is.
  mutating func severalChoices(_ value: ReadValue) -> [Choice]? {
    let widget = value.hints.text("widget") ?? value.hints.elementText("type")
    guard value.layers.isTrue("uniqueItems") || widget == "checkboxes",
      let layers = layersOfEveryItem(value), layers.types.map({ !$0.contains("object") }) ?? true,
      case .choice(let choices) = choices(layers, value.hints, at: value.pointer)
    else { return nil }
    return choices
  }

  /// Tells whether a list of texts is to be typed in one entry.
  mutating func asksForTags(_ value: ReadValue) -> Bool {
    guard
      inputWords(value.layers, value.hints).contains(where: {
        Self.tagWords.contains(Self.letters(of: $0))
      }), let layers = layersOfEveryItem(value)
    else { return false }
    return layers.types?.only == .string && layers.first("enum") == nil
  }

  /// Describes the items of a list in which all have the same description.
  ///
  /// Nothing is told of: if they become rows, they are looked at again. Nil if there are none, or
  /// they cannot be read.
  private mutating func layersOfEveryItem(_ value: ReadValue) -> SchemaLayers? {
    guard value.layers.nodes("prefixItems").isEmpty, value.layers.nodes("items").isEmpty,
      let nodes = itemNodes(value.layers)
    else { return nil }
    let spoken = warnings.count
    let layers = layers(of: nodes, at: value.pointer)
    warnings.removeSubrange(spoken...)
    return layers.problem == nil ? layers : nil
  }

  private static let tagWords: Set<String> = [
    "tags", "tag", "tagsinput", "taginput", "chips", "tokens", "tokenfield",
  ]

  // MARK: Maps

  /// Makes the object that a value is which has no members of its own.
  mutating func readMap(_ value: ReadValue, in context: Context) -> [Piece] {
    guard !context.isHidden else { return makeField(value, kind: .raw, in: context) }
    let index = addObject(value, in: context)
    var inner = context
    (inner.object, inner.pointer) = (index, value.pointer)
    let entries = entries(value, in: inner, isOpen: true)
    guard !entries.isEmpty else { return [] }
    return makeMap(entries, value, of: index, in: inner, isMerged: false)
  }

  /// Makes the entries that an object has beside its own members, if the form describes any.
  mutating func readFurtherMembers(
    _ value: ReadValue,
    of index: Int,
    in context: Context
  ) -> [Piece] {
    guard !context.isHidden,
      value.layers.mayHave([
        "patternProperties", "additionalProperties", "unevaluatedProperties",
      ])
    else { return [] }
    let entries = entries(value, in: context, isOpen: false)
    guard !entries.isEmpty else { return [] }
    return makeMap(entries, value, of: index, in: context, isMerged: true)
  }

  private mutating func makeMap(
    _ entries: [MapTemplate.Entry],
    _ value: ReadValue,
    of object: Int,
    in context: Context,
    isMerged: Bool
  ) -> [Piece] {
    let group = makeHeading(value, .map, in: context)
    if isMerged {
      out.groups[group].title = ""
      out.groups[group].description = nil
      out.groups[group].details = nil
    }
    let known = isMerged ? out.objects[object].members.count : 0
    let map = MapTemplate(
      entries: entries,
      nameField: nameField(value, in: context),
      minimum: max(0, (length(value.layers, "minProperties", max) ?? 0) - known),
      maximum: length(value.layers, "maxProperties", min).map { max(0, $0 - known) }
    )
    let part = addPart(.map(map), value, group: group, in: context, isMember: false)
    out.objects[object].map = part
    return [.part(part)]
  }

  private mutating func nameField(_ value: ReadValue, in context: Context) -> Field {
    let nodes = value.layers.layers.compactMap { $0.node.child("propertyNames") }
    let layers = layers(of: nodes, at: value.pointer)
    let hints = FieldHints(uiSchema: nil, layers: layers, element: nil)
    var kind = FieldKind.text(.line)
    if case .choice(let choices) = choices(layers, hints, at: value.pointer) {
      kind = .choice(choices)
    }
    return Field(
      index: 0,
      pointer: .root,
      schemaPointer: nodes.first?.pointer ?? value.subject.schemaPointer(in: source),
      position: nodes.first?.value.position ?? value.subject.position,
      name: "",
      label: layers.firstText("title") ?? "",
      description: layers.firstText("description"),
      isRequired: true,
      isReadOnly: context.isReadOnly,
      isNullable: false,
      kind: kind,
      constraints: constraints(layers, kind, at: value.pointer),
      messages: messages(layers),
      notes: [],
      role: .entryName
    )
  }

  private mutating func entries(
    _ value: ReadValue,
    in context: Context,
    isOpen: Bool
  ) -> [MapTemplate.Entry] {
    var entries: [MapTemplate.Entry] = []
    let layers = value.layers
    for layer in layers.layers where layer.object["patternProperties"] != nil {
      guard let map = layer.node.child("patternProperties") else { continue }
      for member in map.value.objectValue?.members ?? [] {
        guard member.value.boolValue != false, let node = map.child(member.key) else { continue }
        let number = recipe(entry([node], value, in: context))
        entries.append(MapTemplate.Entry(pattern: member.key, blueprint: number))
      }
    }
    let keywords = ["additionalProperties", "unevaluatedProperties"]
    let others = layers.layers.flatMap { layer in
      keywords.compactMap { layer.object[$0] == nil ? nil : layer.node.child($0) }
    }
    let isClosed = others.contains { $0.value.boolValue == false }
    let schemas = others.filter { $0.value.objectValue?.isEmpty == false }
    if !isClosed, !schemas.isEmpty {
      let number = recipe(entry(schemas, value, in: context))
      entries.append(MapTemplate.Entry(pattern: nil, blueprint: number))
    } else if !isClosed, isOpen, entries.isEmpty {
      let node = anything(layers, "additionalProperties")
      entries.append(
        MapTemplate.Entry(pattern: nil, blueprint: recipe(entry([node], value, in: context)))
      )
    }
    return entries
  }

  private func entry(_ nodes: [SchemaNode], _ value: ReadValue, in context: Context) -> Recipe {
    Recipe(
      nodes: nodes,
      name: "",
      pointer: value.pointer.appending("*"),
      head: .none,
      uiSchema: context.uiSchema?["additionalProperties"],
      isReadOnly: context.isReadOnly,
      isReferenced: context.isReferenced
    )
  }
}
