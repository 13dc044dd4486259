import OrderedJSON

extension FormReader {
  /// Returns a choice, or a yes-or-no question, when the schema lists the possible values.
  mutating func choices(_ layers: SchemaLayers, _ hints: FieldHints) -> FieldKind? {
    if let constant = layers.first("const") {
      return Self.kind(of: [Choice(value: constant, label: Self.label(constant))])
    }
    if let values = enumeration(layers) {
      return listed(values, layers, hints)
    }
    if let constants = constants(layers) {
      if layers.passesReference { referencedWork += constants.count }
      return .choice(constants)
    }
    guard layers.types == ["null"] else { return nil }
    return .choice([Choice(value: .null, label: Self.label(.null))])
  }

  private mutating func listed(
    _ values: [JSONValue],
    _ layers: SchemaLayers,
    _ hints: FieldHints
  ) -> FieldKind {
    if let labels = labels(layers, hints) {
      if layers.passesReference { referencedWork += values.count }
      return .choice(
        values.enumerated().map { index, value in
          Choice(value: value, label: labels(index, value) ?? Self.label(value))
        }
      )
    }
    // One list that many fields refer to is made, and kept in memory, once.
    let sources = layers.layers.filter { $0.object["enum"] != nil }
    let place = sources.count == 1 ? sources[0].node.pointer : nil
    if let place, let known = knownChoices[place] { return known }
    let kind = Self.kind(of: values.map { Choice(value: $0, label: Self.label($0)) })
    if let place, layers.passesReference { knownChoices[place] = kind }
    return kind
  }

  /// Values without labels that are all `true` or `false` make a yes-or-no question.
  private static func kind(of choices: [Choice]) -> FieldKind {
    choices.allSatisfy { $0.value.boolValue != nil } ? .boolean : .choice(choices)
  }

  /// The values that every `enum` lists; nil when there is none.
  private func enumeration(_ layers: SchemaLayers) -> [JSONValue]? {
    var lists = layers.all("enum").compactMap(\.arrayValue).filter { !$0.isEmpty }
    guard !lists.isEmpty else { return nil }
    let first = lists.removeFirst()
    guard !lists.isEmpty else { return first }
    let common = first.filter { value in lists.allSatisfy { $0.contains(value) } }
    return common.isEmpty ? first : common
  }

  /// Returns what labels the values of an `enum`, when something does.
  private func labels(_ layers: SchemaLayers, _ hints: FieldHints)
    -> ((Int, JSONValue) -> String?)?
  {
    let keys = ["enumNames", "x-enumNames", "x-enum-varnames", "x-enum-labels", "enum_titles"]
    let sources =
      [hints.element?["titleMap"], hints.value("enumNames")]
      + keys.map { layers.first($0) } + [layers.first("options")?["enum_titles"]]
    guard let names = sources.compactMap({ $0 }).first else { return nil }
    switch names.kind {
    case .array(let elements):
      return { index, value in
        let entry =
          elements.first { $0["value"] == value }
          ?? (index < elements.count ? elements[index] : nil)
        return entry?.stringValue ?? entry?["name"]?.stringValue
          ?? (entry?.numberValue?.text)
      }
    case .object(let map):
      return { _, value in map[value.stringValue ?? value.text()]?.stringValue }
    default:
      return nil
    }
  }

  /// The choices of a `oneOf` or `anyOf` in which every alternative is constants; nil when not.
  private mutating func constants(_ layers: SchemaLayers) -> [Choice]? {
    for keyword in ["oneOf", "anyOf"] {
      let branches = layers.nodes(keyword)
      guard !branches.isEmpty else { continue }
      var choices: [Choice] = []
      for branch in branches {
        guard let some = constants(branch) else { return nil }
        choices += some
      }
      // Alternatives that are all `null` say nothing about what to choose.
      if choices.contains(where: { !$0.value.isNull }) { return choices }
    }
    return nil
  }

  private mutating func constants(_ branch: SchemaNode) -> [Choice]? {
    var node = branch
    if let reference = node.value["$ref"]?.stringValue,
      case .found(let target) = document.follow(reference, from: node.pointer)
    {
      node = target
    }
    let title = [branch, node].lazy.compactMap { $0.value["title"]?.stringValue }
      .first { !$0.isEmpty }
    if let constant = node.value["const"] {
      let fallback = node.value["description"]?.stringValue
      return [Choice(value: constant, label: title ?? fallback ?? Self.label(constant))]
    }
    if let values = node.value["enum"]?.arrayValue, !values.isEmpty {
      return values.map {
        Choice(value: $0, label: (values.count == 1 ? title : nil) ?? Self.label($0))
      }
    }
    if node.value["type"]?.stringValue == "null" { return [] }
    return nil
  }

  /// Returns what to show for a value that has no label: its text.
  static func label(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "—"
    case .string(""): "“”"
    case .string(let text): text
    default: value.text()
    }
  }
}
