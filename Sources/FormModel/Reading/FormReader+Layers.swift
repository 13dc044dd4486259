import OrderedJSON

extension FormReader {
  /// Gathers everything that applies to a value: the schemas given, those they refer to, and their
  /// `allOf`.
  mutating func layers(
    of nodes: [SchemaNode],
    at pointer: JSONPointer,
    isRoot: Bool = false
  ) -> SchemaLayers {
    var walk = LayerWalk(pointer: pointer, isRoot: isRoot)
    for node in nodes {
      gather(node, group: nil, &walk)
    }
    return walk.takeResult()
  }

  /// The state of gathering layers.
  struct LayerWalk {
    let pointer: JSONPointer
    let isRoot: Bool
    var result = SchemaLayers()
    /// Schemas that are in the result.
    var seen = PointerSet()
    /// Schemas on the way to what is being looked at.
    var open: [JSONPointer] = []

    /// Returns the result without a copy, and leaves none behind.
    mutating func takeResult() -> SchemaLayers {
      var taken = SchemaLayers()
      swap(&taken, &result)
      return taken
    }
  }

  private mutating func gather(_ node: SchemaNode, group: Int?, _ walk: inout LayerWalk) {
    guard let object = node.value.objectValue else {
      gatherOddity(node, &walk)
      return
    }
    guard walk.seen.insert(node.pointer) else {
      // Seen on the way here, or somewhere else?
      guard walk.open.contains(node.pointer) else { return }
      walk.result.problem = walk.result.problem ?? .circularReference
      warn(
        walk.pointer,
        .circularReference,
        at: node.value.position
      )
      return
    }
    guard walk.open.count < Limit.chain, referencedWork < Limit.referencedWork else {
      walk.result.problem = .tooMuch
      warn(walk.pointer, .endlessReferences, at: node.value.position)
      return
    }
    if walk.result.passesReference { referencedWork += 1 }
    walk.result.append(SchemaLayers.Layer(node: node, object: object, group: group))
    let index = walk.result.layers.count - 1
    if node.isPropertyMap {
      walk.result.declarations.append(index)
      return
    }
    guard walk.result.mayHave(Self.gathered) else { return }
    walk.open.append(node.pointer)
    defer { walk.open.removeLast() }
    for member in object.members {
      switch member.key {
      case "properties" where member.value.objectValue != nil:
        walk.result.declarations.append(index)
      case "properties":
        warn(
          walk.pointer,
          .badRule("properties", value: member.value.excerpt),
          at: member.value.position
        )
      case "$ref", "$dynamicRef", "$recursiveRef":
        gatherReference(member.value, from: node, group: group, &walk)
      case "allOf":
        gatherAll(node, group: group, &walk)
      default: break
      }
    }
  }

  /// The nodes that have to be looked at to gather layers.
  private static let gathered = ["properties", "allOf"] + SchemaKeywords.references

  private mutating func gatherOddity(_ node: SchemaNode, _ walk: inout LayerWalk) {
    switch node.value.boolValue {
    case true: break
    case false: walk.result.problem = walk.result.problem ?? .nothing
    default:
      warn(walk.pointer, .noSchema, at: node.value.position)
    }
  }

  private mutating func gatherReference(
    _ value: JSONValue,
    from node: SchemaNode,
    group: Int?,
    _ walk: inout LayerWalk
  ) {
    guard let reference = value.stringValue else { return }
    walk.result.passesReference = true
    switch document.follow(reference, from: node.pointer) {
    case .found(let target):
      gather(target, group: group, &walk)
    case .elsewhere:
      walk.result.problem = walk.result.problem ?? .remoteReference
      warn(
        walk.pointer,
        .remoteReference(reference),
        at: value.position
      )
    case .unreadable(let fault):
      walk.result.problem = walk.result.problem ?? .brokenReference
      warn(walk.pointer, .unreadableReference(reference, fault), at: value.position)
    case .nowhere:
      walk.result.problem = walk.result.problem ?? .brokenReference
      warn(walk.pointer, .brokenReference(reference), at: value.position)
    }
  }

  private mutating func gatherAll(_ node: SchemaNode, group: Int?, _ walk: inout LayerWalk) {
    let members = node.children("allOf")
    // A single member only lends its properties to the object, title and all, unless the object is
    // the form itself or has properties of its own beside it.
    let canGroup = walk.isRoot || members.count > 1 || node.value["properties"] != nil
    for member in members {
      var memberGroup = group
      if canGroup, let head = groupHead(member) {
        walk.result.groups.append(SchemaLayers.Group(parent: group, node: head))
        memberGroup = walk.result.groups.count - 1
      }
      gather(member, group: memberGroup, &walk)
    }
  }

  /// Returns the schema that gives an `allOf` member a title, when the member has properties too.
  private mutating func groupHead(_ member: SchemaNode) -> SchemaNode? {
    var node = member
    var head: SchemaNode?
    for _ in 0..<Limit.chain {
      if head == nil, node.value["title"]?.stringValue?.isEmpty == false { head = node }
      if node.value["properties"]?.objectValue?.isEmpty == false { return head }
      guard let reference = node.value["$ref"]?.stringValue,
        case .found(let target) = document.follow(reference, from: node.pointer)
      else { return nil }
      node = target
    }
    return nil
  }
}
