import OrderedJSON

extension FormReader {
  /// What a schema says of `null`.
  private enum NullRule {
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
      switch Self.valueRule(layer.object) {
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

  /// What the list of possible values says.
  private static func valueRule(_ schema: JSONObject) -> NullRule {
    if let constant = schema["const"] { return constant.isNull ? .allows : .forbids }
    guard let values = schema["enum"]?.arrayValue, !values.isEmpty else { return .saysNothing }
    return values.contains(where: \.isNull) ? .allows : .forbids
  }

  /// What one of several alternatives says.
  private mutating func nullRule(_ branch: SchemaNode) -> NullRule {
    var node = branch
    if let reference = node.value["$ref"]?.stringValue,
      case .found(let target) = document.follow(reference, from: node.pointer)
    {
      node = target
    }
    guard let schema = node.value.objectValue else { return .saysNothing }
    let rule = Self.valueRule(schema)
    guard rule == .saysNothing else { return rule }
    if schema["nullable"]?.boolValue == true { return .allows }
    let types = SchemaKeywords.typeNames(schema["type"])
    if types.isEmpty { return .saysNothing }
    return types.contains("null") ? .allows : .forbids
  }
}
