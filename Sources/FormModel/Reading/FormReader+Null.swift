import OrderedJSON

extension FormReader {
  /// The verdict of a schema on `null`.
  enum NullRule {
    case allows
    case forbids
    case saysNothing
  }

  /// Tells whether `null` is an answer: some rule must name it, and none forbid it.
  mutating func isNullable(_ layers: SchemaLayers) -> Bool {
    var isNamed = layers.isTrue("nullable") || layers.isTrue("x-nullable")
    if let types = layers.types, !isNamed {
      guard types.contains("null") else { return false }
      isNamed = true
    }
    guard layers.mayHave(["const", "enum", "oneOf", "anyOf"]) else { return isNamed }
    for layer in layers.layers {
      switch valueRule(layer.object, at: layer.node.pointer) {
      case .forbids: return false
      case .allows: isNamed = true
      case .saysNothing: break
      }
      for keyword in ["oneOf", "anyOf"] where layer.object[keyword] != nil {
        let rules = layer.node.children(keyword).map { nullRule($0) }
        guard rules.isEmpty || rules.contains(where: { $0 != .forbids }) else { return false }
        isNamed = isNamed || rules.contains(.allows)
      }
    }
    return isNamed
  }

  /// The verdict of the list of possible values.
  private mutating func valueRule(_ schema: JSONObject, at pointer: JSONPointer) -> NullRule {
    if let constant = schema["const"] { return constant.isNull ? .allows : .forbids }
    guard let values = schema["enum"]?.arrayValue, !values.isEmpty else { return .saysNothing }
    guard values.count > Limit.shortList else {
      return values.contains(where: \.isNull) ? .allows : .forbids
    }
    // Many fields may refer to one long list.
    if let known = knownNullRules[pointer] { return known }
    let rule: NullRule = values.contains(where: \.isNull) ? .allows : .forbids
    knownNullRules[pointer] = rule
    return rule
  }

  /// The verdict of one of several alternatives.
  private mutating func nullRule(_ branch: SchemaNode) -> NullRule {
    var node = branch
    if let reference = node.value["$ref"]?.stringValue,
      case .found(let target) = document.follow(reference, from: node.pointer)
    {
      node = target
    }
    guard let schema = node.value.objectValue else { return .saysNothing }
    let rule = valueRule(schema, at: node.pointer)
    guard rule == .saysNothing else { return rule }
    if schema["nullable"]?.boolValue == true { return .allows }
    let types = SchemaKeywords.typeNames(schema["type"])
    if types.isEmpty { return .saysNothing }
    return types.contains("null") ? .allows : .forbids
  }
}
