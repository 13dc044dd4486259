import OrderedJSON

extension FormReader {
  /// Returns a choice, or a yes-or-no question, when the schema lists the possible values.
  mutating func choices(_ layers: SchemaLayers, _ hints: FieldHints, at pointer: JSONPointer)
    -> FieldKind?
  {
    guard layers.types?.only == .null || layers.mayHave(Self.listing) else { return nil }
    if let constant = layers.first("const") {
      return Self.kind(of: [Choice(value: constant, label: Self.label(constant))])
    }
    for list in layers.all("enum") {
      guard let values = list.arrayValue else {
        warn(pointer, .badRule("enum", value: list.excerpt), at: list.position)
        continue
      }
      if values.isEmpty { warn(pointer, .noListedValue, at: list.position) }
    }
    let constants = constants(layers)
    if let values = enumeration(layers) {
      return listed(values, constants, layers, hints, at: pointer)
    }
    if let constants {
      if layers.passesReference { referencedWork += constants.count }
      return .choice(fitting(constants, \.value, layers, at: pointer))
    }
    guard layers.types?.only == .null else { return nil }
    return .choice([Choice(value: .null, label: Self.label(.null))])
  }

  /// Keywords that can list the possible values.
  private static let listing = ["const", "enum", "oneOf", "anyOf"]

  private mutating func listed(
    _ values: [JSONValue],
    _ constants: [Choice]?,
    _ layers: SchemaLayers,
    _ hints: FieldHints,
    at pointer: JSONPointer
  ) -> FieldKind {
    let labels = labels(layers, hints)
    if labels != nil || constants != nil {
      if layers.passesReference { referencedWork += values.count }
      let constants = constants.map(Self.byValue)
      var common: [Choice] = []
      let choices = values.enumerated().map { index, value in
        let constant = constants?[value]
        let label = labels?(index, value) ?? constant?.label ?? Self.label(value)
        let choice = Choice(value: value, label: label)
        if constant != nil { common.append(choice) }
        return choice
      }
      return .choice(fitting(common.isEmpty ? choices : common, \.value, layers, at: pointer))
    }
    // One list that many fields refer to is made, and kept in memory, once.
    let place = placeOfOnlyRules(layers)
    if let place, let known = knownChoices[place] { return known }
    if place == nil, layers.passesReference { referencedWork += values.count }
    let kind = Self.kind(
      of: fitting(values, \.self, layers, at: pointer)
        .map { Choice(value: $0, label: Self.label($0)) }
    )
    if let place, layers.passesReference { knownChoices[place] = kind }
    return kind
  }

  /// The choices by their values; of several with one value, the first.
  private static func byValue(_ choices: [Choice]) -> [JSONValue: Choice] {
    Dictionary(choices.map { ($0.value, $0) }) { first, _ in first }
  }

  /// Values without labels that are all `true` or `false` make a yes-or-no question.
  private static func kind(of choices: [Choice]) -> FieldKind {
    choices.allSatisfy { $0.value.boolValue != nil } ? .boolean : .choice(choices)
  }

  /// The values that every `enum` lists; nil when there is none.
  private mutating func enumeration(_ layers: SchemaLayers) -> [JSONValue]? {
    var lists = layers.all("enum").compactMap(\.arrayValue).filter { !$0.isEmpty }
    guard !lists.isEmpty else { return nil }
    let first = lists.removeFirst()
    guard !lists.isEmpty else { return first }
    if layers.passesReference { referencedWork += lists.reduce(0) { $0 + $1.count } }
    let sets = lists.map(Set.init)
    let common = first.filter { value in sets.allSatisfy { $0.contains(value) } }
    return common.isEmpty ? first : common
  }

  /// Returns what labels the values of an `enum`, when something does.
  func labels(_ layers: SchemaLayers, _ hints: FieldHints)
    -> ((Int, JSONValue) -> String?)?
  {
    let keys = ["enumNames", "x-enumNames", "x-enum-varnames", "x-enum-labels", "enum_titles"]
    let sources =
      [hints.element?["titleMap"], hints.value("enumNames")]
      + keys.map { layers.first($0) } + [layers.first("options")?["enum_titles"]]
    guard let names = sources.compactMap({ $0 }).first else { return nil }
    switch names.kind {
    case .array(let elements):
      let pairs = elements.lazy.compactMap { entry in entry["value"].map { ($0, entry) } }
      let entries = Dictionary(pairs) { first, _ in first }
      return { index, value in
        let entry = entries[value] ?? (index < elements.count ? elements[index] : nil)
        return entry?.stringValue ?? entry?["name"]?.stringValue
          ?? (entry?.numberValue?.text)
      }
    case .object(let map):
      return { _, value in map[value.stringValue ?? value.text()]?.stringValue }
    case .null, .bool, .number, .string:
      return nil
    }
  }

  /// The choices that every `oneOf` or `anyOf` has in which all alternatives are constants; nil
  /// when there is none.
  private mutating func constants(_ layers: SchemaLayers) -> [Choice]? {
    var result: [Choice]?
    for keyword in ["oneOf", "anyOf"] where layers.mayHave(keyword) {
      for layer in layers.layers where layer.object[keyword] != nil {
        guard let choices = constants(layer.node.children(keyword)) else { continue }
        guard let known = result else {
          result = choices
          continue
        }
        let values = Set(choices.map(\.value))
        let common = known.filter { values.contains($0.value) }
        if !common.isEmpty { result = common }
      }
    }
    return result
  }

  private mutating func constants(_ branches: [SchemaNode]) -> [Choice]? {
    var choices: [Choice] = []
    for branch in branches {
      guard let some = constants(branch) else { return nil }
      choices += some
    }
    // Alternatives that are all `null` say nothing about what to choose.
    return choices.contains { !$0.value.isNull } ? choices : nil
  }

  private mutating func constants(_ branch: SchemaNode) -> [Choice]? {
    var node = branch
    if let reference = node.value["$ref"]?.stringValue,
      case .found(let target) = document.follow(reference, from: node.pointer)
    {
      node = target
      referencedWork += node.value["enum"]?.arrayValue?.count ?? 0
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
    // GTK's text ends at U+0000.
    case .string(let text) where text.utf8.contains(0): value.text()
    case .null: "—"
    case .string(""): "“”"
    case .string(let text): text
    case .bool, .number, .array, .object: value.text()
    }
  }
}
