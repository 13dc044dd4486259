import OrderedJSON

extension FormReader {
  /// Merges an alternative into the layers if it is the only one beside `null`.
  mutating func unwrapAlternatives(_ layers: inout SchemaLayers, at pointer: JSONPointer) {
    guard layers.problem == nil else { return }
    for keyword in ["oneOf", "anyOf"] {
      let branches = layers.nodes(keyword)
      guard !branches.isEmpty else { continue }
      if layers.passesReference { referencedWork += branches.count }
      let others = branches.filter { $0.value["type"]?.stringValue != "null" }
      guard others.count == 1, let only = others.first, layers.first("enum") == nil else {
        continue
      }
      let inner = self.layers(of: [only], at: pointer)
      layers.problem = layers.problem ?? inner.problem
      layers.passesReference = layers.passesReference || inner.passesReference
      let shift = layers.layers.count
      layers.declarations += inner.declarations.map { $0 + shift }
      for layer in inner.layers {
        layers.append(SchemaLayers.Layer(node: layer.node, object: layer.object, group: nil))
      }
      layers.changeLayers {
        SchemaLayers.Layer(node: $0.node, object: $0.object.without(keyword), group: $0.group)
      }
    }
  }

  /// Guesses the type from the other keywords; empty when they say nothing.
  mutating func inferredTypes(_ layers: SchemaLayers) -> TypeNames {
    func has(_ keywords: String...) -> Bool {
      keywords.contains { layers.first($0) != nil }
    }
    if !layers.declarations.isEmpty { return ["object"] }
    if let alternatives = commonType(layers) { return [alternatives.rawValue] }
    if declaresInBranches(layers) { return layers.mayHave(Self.branchKeywords) ? [] : ["object"] }
    if has("items", "prefixItems", "minItems", "maxItems", "uniqueItems") { return ["array"] }
    if has("additionalProperties", "patternProperties", "propertyNames") { return ["object"] }
    if has("pattern", "minLength", "maxLength", "format", "contentMediaType") { return ["string"] }
    if has("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf") {
      return ["number"]
    }
    let value = layers.first("const") ?? layers.first("enum")?[0] ?? layers.first("default")
    switch value?.kind {
    case .bool: return ["boolean"]
    case .string: return ["string"]
    case .number: return ["number"]
    case .null, .array, .object, nil: return []
    }
  }

  /// The one simple type that all alternatives have.
  private mutating func commonType(_ layers: SchemaLayers) -> SchemaType? {
    for keyword in ["oneOf", "anyOf"] {
      let branches = layers.nodes(keyword)
      var types: TypeNames = []
      for branch in branches {
        var node = branch
        if let reference = node.value["$ref"]?.stringValue,
          case .found(let target) = document.follow(reference, from: node.pointer)
        {
          node = target
        }
        let names = SchemaKeywords.typeNames(node.value["type"])
        let values = node.value["enum"]?.arrayValue ?? node.value["const"].map { [$0] } ?? []
        let isText = !values.isEmpty && values.allSatisfy { $0.stringValue != nil }
        types.formUnion(!names.isEmpty ? names : isText ? ["string"] : ["unknown"])
      }
      types.remove("null")
      if types == ["integer", "number"] { return .number }
      switch types.only {
      case .string, .integer, .number, .boolean: return types.only
      case .null, .array, .object, nil: break
      }
    }
    return nil
  }

  /// Returns the kind for a single simple type, or nil.
  func simpleKind(_ types: TypeNames, _ layers: SchemaLayers, _ hints: FieldHints) -> FieldKind? {
    var types = types
    types.remove("null")
    return switch types.only {
    case .string: .text(textStyle(layers, hints))
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .null, .array, .object, nil: nil
    }
  }

  /// Says why nothing better than raw JSON can be offered.
  func rawNote(_ layers: SchemaLayers, _ types: TypeNames) -> FieldNote {
    let types = types.subtracting(["null"])
    if types.count > 1 { return .severalTypes }
    if types == ["array"] {
      let isTuple = layers.first("prefixItems") != nil || layers.first("items")?.arrayValue != nil
      return isTuple ? .tuple : .list
    }
    if layers.first("oneOf") != nil || layers.first("anyOf") != nil { return .alternatives }
    if layers.first("if") != nil { return .conditional }
    if types == ["object"] { return .map }
    if types.hasUnknown { return .unknownType }
    return .anything
  }
}

extension JSONObject {
  fileprivate func without(_ key: String) -> JSONObject {
    guard self[key] != nil else { return self }
    var copy = self
    copy[key] = nil
    return copy
  }
}
