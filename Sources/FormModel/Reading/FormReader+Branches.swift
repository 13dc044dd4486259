import OrderedJSON

extension FormReader {
  private static let branchKeywords = ["oneOf", "anyOf"]
  private static let conditionKeywords = ["if", "then", "else"]
  private static let dependencyKeywords = ["dependentSchemas", "dependencies"]

  /// A property that an object has only in some cases.
  struct BranchProperty {
    let name: String
    var nodes: [SchemaNode]
  }

  /// What is found on the way through alternatives and conditions.
  private struct BranchWalk {
    var found: [BranchProperty] = []
    var places: [[UInt8]: Int] = [:]
    var seen: Set<JSONPointer> = []
  }

  /// Lists the properties that an object has only in some cases, each name once with every schema
  /// that some case declares for it.
  mutating func branchProperties(_ layers: SchemaLayers) -> [BranchProperty] {
    var walk = BranchWalk()
    for layer in layers.layers {
      for branch in Self.branches(of: layer.node) {
        collect(branch, &walk)
      }
    }
    return walk.found
  }

  private static func branches(of node: SchemaNode) -> [SchemaNode] {
    branchKeywords.flatMap { node.children($0) }
      + conditionKeywords.compactMap { node.child($0) }
      + dependencyKeywords.compactMap { node.child($0) }.flatMap { map in
        (map.value.objectValue?.keys ?? []).compactMap { map.child($0) }
      }
  }

  private mutating func collect(_ node: SchemaNode, _ walk: inout BranchWalk, depth: Int = 0) {
    guard depth < Limit.chain, walk.seen.count < Limit.chain * 64,
      referencedWork < Limit.referencedWork,
      walk.seen.insert(node.pointer).inserted
    else { return }
    referencedWork += 1
    for (name, node) in node.properties {
      if let place = walk.places[Array(name.utf8)] {
        walk.found[place].nodes.append(node)
      } else {
        walk.places[Array(name.utf8)] = walk.found.count
        walk.found.append(BranchProperty(name: name, nodes: [node]))
      }
    }
    if let reference = node.value["$ref"]?.stringValue,
      case .found(let target) = document.follow(reference, from: node.pointer)
    {
      collect(target, &walk, depth: depth + 1)
    }
    for branch in node.children("allOf") + Self.branches(of: node) {
      collect(branch, &walk, depth: depth + 1)
    }
  }

  /// Reads a property that only some cases declare: as a plain field without rules when all cases
  /// agree on a simple type, else as raw JSON.
  mutating func readBranchProperty(_ subject: Subject, in context: Context) -> FormItem? {
    let pointer = context.pointer.appending(subject.name)
    let spoken = warnings.count
    let layers = subject.nodes.first.map { self.layers(of: [$0], at: pointer) } ?? SchemaLayers()
    let kind = commonKind(subject, at: pointer)
    // What the cases get wrong was said of the object already.
    warnings.removeSubrange(spoken...)
    var plain = layers
    plain.changeLayers {
      SchemaLayers.Layer(node: $0.node, object: $0.object.onlyLooks, group: nil)
    }
    let hints = FieldHints(
      uiSchema: context.uiSchema?[subject.name],
      layers: layers,
      element: source.layout.elements[pointer]
    )
    var context = context
    context.isHidden = context.isHidden || hints.isHidden
    context.isReadOnly = context.isReadOnly || hints.isReadOnly
    context.isReferenced = context.isReferenced || layers.passesReference
    context.defaults = context.defaults?[subject.name]
    return makeField(
      subject,
      plain,
      hints,
      kind: kind,
      notes: [kind == .raw ? .conditional : .sometimes],
      in: context,
      pointer: pointer,
      isRequired: subject.isRequired
    )
  }

  /// The simple kind that all cases ask for, else raw.
  private mutating func commonKind(_ subject: Subject, at pointer: JSONPointer) -> FieldKind {
    var kinds: Set<FieldKind> = []
    for node in subject.nodes {
      let layers = layers(of: [node], at: pointer)
      guard layers.problem == nil else { return .raw }
      let types = layers.types ?? inferredTypes(layers)
      // A case that only narrows the values says nothing about the kind.
      if types.isEmpty { continue }
      let hints = FieldHints(uiSchema: nil, layers: layers, element: nil)
      kinds.insert(simpleKind(types, layers, hints) ?? .raw)
    }
    return kinds.count == 1 ? kinds.first ?? .raw : .raw
  }
}

extension JSONObject {
  /// The members that say how a field looks, without those that say which values it takes.
  fileprivate var onlyLooks: JSONObject {
    var looks = JSONObject()
    for key in ["title", "description", "help_text", "placeholder", "examples", "condition"] {
      looks[key] = self[key]
    }
    return looks
  }
}
