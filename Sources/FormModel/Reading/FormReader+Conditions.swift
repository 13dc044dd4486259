import OrderedJSON
import SchemaValidation

/// A rule by which further schemas apply to an object.
enum ObjectCondition: Sendable {
  /// `if`, `then` and `else`.
  case test(JSONPointer, then: SchemaNode?, otherwise: SchemaNode?)
  /// A schema that applies if a member is there.
  case present(String, SchemaNode)
  /// Branches that a member of the object decides between.
  case decided([DecidedBranch], takesOne: Bool)
  /// Branches between which the user decides.
  case chosen(ObjectChooser)
}

/// A branch of a `oneOf` or `anyOf`, and the members by which it is known.
struct DecidedBranch: Sendable {
  /// The names and the places of the schemas that they have to satisfy.
  var tests: [(name: String, schema: JSONPointer)]
  /// The rules of the branch for the other members.
  var node: SchemaNode
}

extension FormReader {
  var hasConditions: Bool { recipes.hasConditions }

  func watchedNames(of recipe: Int) -> Set<String>? { recipes.watched[recipe] ?? [] }

  /// Tells whether the members of an object, or which of them are needed, depend on its values.
  mutating func hasConditions(_ layers: SchemaLayers, isRoot: Bool) -> Bool {
    if layers.first("if") != nil, layers.mayHave(["then", "else"]) { return true }
    for layer in layers.layers {
      for keyword in ["if", "dependentSchemas", "dependencies", "dependentRequired"]
      where layer.object[keyword]?.objectValue?.isEmpty == false {
        if keyword != "if" || layer.object["then"] != nil || layer.object["else"] != nil {
          return true
        }
      }
      guard isRoot || !layers.declarations.isEmpty else { continue }
      for keyword in Self.branchKeywords where layer.object[keyword] != nil {
        let branches = layer.node.children(keyword)
        if branches.count > 1, branches.contains(where: { declares($0) }) { return true }
      }
    }
    return false
  }

  /// Makes an object whose members depend on its values.
  mutating func makeConditions(_ value: ReadValue, in context: Context) -> [Piece] {
    let recipe = Recipe(
      nodes: value.subject.nodes,
      omissions: value.omissions,
      name: value.subject.name,
      pointer: value.pointer,
      head: value.head,
      isRequired: value.isRequired,
      isNullable: value.isNullable,
      isRoot: value.isRoot,
      uiSchema: context.uiSchema,
      defaults: context.defaults,
      isReadOnly: context.isReadOnly,
      isReferenced: context.isReferenced,
      depth: context.depth,
      path: context.path
    )
    let number = recipes.addConditions(recipe)
    return [.part(addPart(.conditions(number), value, in: context))]
  }

  // MARK: What applies

  mutating func variant(
    of number: Int,
    for value: JSONValue,
    choices: [JSONPointer: Int],
    _ matcher: (any PatternMatching)?
  ) -> Int {
    var active = ActiveSchemas()
    for _ in 0..<Self.rounds {
      let next = apply(conditions(of: number, with: active), to: value, choices, matcher)
      let isSame = next.nodes.map(\.pointer) == active.nodes.map(\.pointer)
      let asksTheSame = next.choosers.map(\.key) == active.choosers.map(\.key)
      active = next
      if isSame, asksTheSame { break }
    }
    return recipes.variant(of: number, with: active)
  }

  /// How often conditions may lead to further conditions.
  private static let rounds = 16

  private mutating func apply(
    _ conditions: [ObjectCondition],
    to value: JSONValue,
    _ choices: [JSONPointer: Int],
    _ matcher: (any PatternMatching)?
  ) -> ActiveSchemas {
    var active = ActiveSchemas()
    let judge = judging()
    let object = value.objectValue
    for condition in conditions {
      switch condition {
      case .test(let schema, let then, let otherwise):
        // If it cannot be told, Done checks neither side.
        guard let isMet = judge.accepts(value, at: schema, matcher) else { continue }
        if let node = isMet ? then : otherwise { active.nodes.append(node) }
      case .present(let name, let node):
        if object?[name] != nil { active.nodes.append(node) }
      case .decided(let branches, let takesOne):
        for branch in branches {
          let isMet = branch.tests.allSatisfy { test in
            guard let member = object?[test.name] else { return false }
            return judge.accepts(member, at: test.schema, matcher) ?? false
          }
          guard isMet else { continue }
          active.nodes.append(branch.node)
          if takesOne { break }
        }
      case .chosen(var chooser):
        if let choice = choices[chooser.key], chooser.branches.indices.contains(choice) {
          let branch = chooser.branches[choice]
          let layers = layers(of: [branch], at: .root)
          chooser.declarers = Set(layers.layers.map(\.node.pointer))
          active.nodes.append(branch)
        }
        active.choosers.append(chooser)
      }
    }
    return active
  }

  mutating func choices(
    of number: Int,
    for value: JSONValue?,
    _ matcher: (any PatternMatching)?
  ) -> [JSONPointer: Int] {
    var choices: [JSONPointer: Int] = [:]
    guard let value, value.objectValue?.isEmpty == false else { return choices }
    let judge = judging()
    for _ in 0..<Self.rounds {
      let number = variant(of: number, for: value, choices: choices, matcher)
      let choosers = recipes.recipes[number].active?.choosers ?? []
      let open = choosers.filter { choices[$0.key] == nil }
      if open.isEmpty { break }
      for chooser in open {
        let ranked = chooser.branches.indices.map { place in
          let branch = chooser.branches[place]
          let layers = layers(of: [branch], at: .root)
          let fits = judge.accepts(value, at: branch.pointer, matcher) ?? false
          return (place: place, rank: likeness(of: value, to: layers) + (fits ? 100_000 : 0))
        }
        let best = ranked.max { ($0.rank, -$0.place) < ($1.rank, -$1.place) }
        if let best, best.rank > 0 { choices[chooser.key] = best.place }
      }
    }
    return choices
  }

  /// Returns the numbers of the recipes of an object with each of the schemas that its conditions
  /// can add, and without any.
  mutating func variants(of number: Int) -> [Int] {
    var active: [ActiveSchemas] = [ActiveSchemas()]
    for condition in conditions(of: number, with: ActiveSchemas()) {
      switch condition {
      case .test(_, let then, let otherwise):
        active += [then, otherwise].compactMap { $0.map { ActiveSchemas(nodes: [$0]) } }
      case .present(_, let node):
        active.append(ActiveSchemas(nodes: [node]))
      case .decided(let branches, _):
        active += branches.map { ActiveSchemas(nodes: [$0.node]) }
      case .chosen(var chooser):
        for branch in chooser.branches {
          chooser.declarers = Set(layers(of: [branch], at: .root).layers.map(\.node.pointer))
          active.append(ActiveSchemas(nodes: [branch], choosers: [chooser]))
        }
      }
    }
    return active.map { recipes.variant(of: number, with: $0) }
  }

  // MARK: What there is to look at

  private mutating func conditions(of number: Int, with active: ActiveSchemas) -> [ObjectCondition]
  {
    let key = active.nodes.map(\.pointer)
    if let known = recipes.conditions[number]?[key] { return known }
    let recipe = recipes.recipes[number]
    var layers = layers(
      of: recipe.nodes + active.nodes,
      at: recipe.pointer,
      isRoot: recipe.isRoot
    )
    layers.omit(recipe.omissions)
    let found = conditions(in: layers, isRoot: recipe.isRoot, active: Set(key))
    recipes.conditions[number, default: [:]][key] = found
    watch(found, of: number)
    return found
  }

  private mutating func conditions(
    in layers: SchemaLayers,
    isRoot: Bool,
    active: Set<JSONPointer>
  ) -> [ObjectCondition] {
    var found: [ObjectCondition] = []
    var declared: Set<String> = []
    for index in layers.declarations where !active.contains(layers.layers[index].node.pointer) {
      declared.formUnion(layers.layers[index].node.propertyMap?.keys.map { $0 } ?? [])
    }
    for layer in layers.layers {
      let node = layer.node
      for member in layer.object.members {
        switch member.key {
        case "if":
          let (then, otherwise) = (node.child("then"), node.child("else"))
          guard then != nil || otherwise != nil else { continue }
          found.append(.test(node.pointer.appending("if"), then: then, otherwise: otherwise))
        case "dependentSchemas", "dependencies", "dependentRequired":
          found += dependencies(node.child(member.key))
        case "oneOf", "anyOf":
          guard isRoot || !layers.declarations.isEmpty else { continue }
          if let condition = alternatives(node, member.key, declared) { found.append(condition) }
        default:
          break
        }
      }
    }
    return found
  }

  private func dependencies(_ map: SchemaNode?) -> [ObjectCondition] {
    guard let map, let members = map.value.objectValue?.members else { return [] }
    return members.compactMap { member in
      let pointer = map.pointer.appending(member.key)
      switch member.value.kind {
      case .object:
        return .present(member.key, SchemaNode(value: member.value, pointer: pointer))
      case .array:
        let rule: JSONValue = ["required": member.value]
        return .present(member.key, SchemaNode(value: rule, pointer: pointer))
      case .string:
        let rule: JSONValue = ["required": [member.value]]
        return .present(member.key, SchemaNode(value: rule, pointer: pointer))
      case .null, .bool, .number:
        return nil
      }
    }
  }

  /// The way to decide between the branches of an object: its own members, or the user.
  private mutating func alternatives(
    _ node: SchemaNode,
    _ keyword: String,
    _ declared: Set<String>
  ) -> ObjectCondition? {
    let branches = node.children(keyword)
    guard branches.count > 1, branches.contains(where: { declares($0) }) else { return nil }
    let decided = branches.compactMap { decidedBranch($0, declared) }
    if decided.count == branches.count {
      return .decided(decided, takesOne: keyword == "oneOf")
    }
    return .chosen(
      ObjectChooser(key: node.pointer.appending(keyword), branches: branches)
    )
  }

  private mutating func decidedBranch(
    _ branch: SchemaNode,
    _ declared: Set<String>
  ) -> DecidedBranch? {
    var node = branch
    if let reference = node.value["$ref"]?.stringValue,
      case .found(let target) = document.follow(reference, from: node.pointer)
    {
      node = target
    }
    guard var object = node.value.objectValue, var properties = object["properties"]?.objectValue
    else { return nil }
    var tests: [(name: String, schema: JSONPointer)] = []
    for member in properties.members where declared.contains(member.key) {
      guard member.value["const"] != nil || member.value["enum"]?.arrayValue != nil else {
        continue
      }
      let place = node.pointer.appending("properties").appending(member.key)
      tests.append((member.key, place))
      properties[member.key] = nil
    }
    guard !tests.isEmpty else { return nil }
    object["properties"] = JSONValue(.object(properties), position: node.value.position)
    let value = JSONValue(.object(object), position: node.value.position)
    return DecidedBranch(tests: tests, node: SchemaNode(value: value, pointer: branch.pointer))
  }

  // MARK: Which members are looked at

  private mutating func watch(_ conditions: [ObjectCondition], of number: Int) {
    var names: Set<String>? = recipes.watched[number] ?? []
    for condition in conditions {
      switch condition {
      case .test(let pointer, _, _):
        guard let value = document[pointer] else { continue }
        var seen: Set<JSONPointer> = []
        let found = self.names(in: SchemaNode(value: value, pointer: pointer), &seen)
        names = found.flatMap { found in names.map { $0.union(found) } }
      case .present(let name, _):
        names?.insert(name)
      case .decided(let branches, _):
        for branch in branches { names?.formUnion(branch.tests.map(\.name)) }
      case .chosen:
        break
      }
    }
    recipes.watched[number] = .some(names)
  }

  /// The names of the members that a schema looks at; nil if it looks at the object as a whole.
  private mutating func names(in node: SchemaNode, _ seen: inout Set<JSONPointer>) -> Set<String>? {
    guard let object = node.value.objectValue, seen.insert(node.pointer).inserted else { return [] }
    var names: Set<String> = []
    for member in object.members {
      switch member.key {
      case "properties":
        names.formUnion(member.value.objectValue?.keys.map { $0 } ?? [])
      case "required":
        names.formUnion(member.value.arrayValue?.compactMap(\.stringValue) ?? [])
      case "allOf", "anyOf", "oneOf":
        for child in node.children(member.key) {
          guard let found = self.names(in: child, &seen) else { return nil }
          names.formUnion(found)
        }
      case "not", "if", "then", "else":
        guard let child = node.child(member.key) else { continue }
        guard let found = self.names(in: child, &seen) else { return nil }
        names.formUnion(found)
      case "$ref":
        guard let reference = member.value.stringValue,
          case .found(let target) = document.follow(reference, from: node.pointer),
          let found = self.names(in: target, &seen)
        else { return nil }
        names.formUnion(found)
      case "type", "title", "description", "$comment", "default", "examples", "$id", "$schema",
        "$defs", "definitions", "$anchor":
        continue
      default:
        return nil
      }
    }
    return names
  }
}
