import OrderedJSON

extension FormReader {
  static let branchKeywords = ["oneOf", "anyOf"]
  private static let conditionKeywords = ["then", "else"]
  private static let dependencyKeywords = ["dependentSchemas", "dependencies"]

  /// The findings on the way through alternatives and conditions.
  private struct BranchWalk {
    var found = false
    var seen: Set<JSONPointer> = []
  }

  /// Tells whether some alternative or condition of an object declares properties.
  mutating func declaresInBranches(_ layers: SchemaLayers) -> Bool {
    guard
      layers.mayHave(Self.branchKeywords + Self.conditionKeywords + Self.dependencyKeywords)
    else { return false }
    var walk = BranchWalk()
    for layer in layers.layers {
      for branch in Self.branches(of: layer.node, layer.object) {
        collect(branch, &walk)
        if walk.found { return true }
      }
    }
    return false
  }

  /// Tells whether a schema declares properties, in all that it refers to.
  mutating func declares(_ node: SchemaNode) -> Bool {
    var walk = BranchWalk()
    collect(node, &walk)
    return walk.found
  }

  private static func branches(of node: SchemaNode, _ object: JSONObject) -> [SchemaNode] {
    branchKeywords.flatMap { object[$0] == nil ? [] : node.children($0) }
      + conditionKeywords.compactMap { object[$0] == nil ? nil : node.child($0) }
      + dependencyKeywords.compactMap { object[$0] == nil ? nil : node.child($0) }
      .flatMap { map in
        (map.value.objectValue?.keys ?? []).compactMap { map.child($0) }
      }
  }

  private mutating func collect(_ node: SchemaNode, _ walk: inout BranchWalk, depth: Int = 0) {
    guard !walk.found, depth < Limit.chain, walk.seen.count < Limit.chain * 64,
      referencedWork < Limit.referencedWork,
      let object = node.value.objectValue, walk.seen.insert(node.pointer).inserted
    else { return }
    referencedWork += 1
    guard node.propertyMap?.isEmpty != false else {
      walk.found = true
      return
    }
    if let reference = object["$ref"]?.stringValue,
      case .found(let target) = document.follow(reference, from: node.pointer)
    {
      collect(target, &walk, depth: depth + 1)
    }
    for branch in node.children("allOf") + Self.branches(of: node, object) {
      collect(branch, &walk, depth: depth + 1)
    }
  }
}
