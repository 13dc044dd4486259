import OrderedJSON
import SchemaValidation

extension FormReader: BlueprintMaking {
  mutating func blueprint(_ number: Int) -> Blueprint {
    if let known = recipes.blueprints[number] { return known }
    let blueprint = read(recipes.recipes[number])
    recipes.blueprints[number] = blueprint
    return blueprint
  }

  private mutating func read(_ recipe: Recipe) -> Blueprint {
    let outer = out
    out = Blueprint()
    defer { out = outer }
    let context = Context(
      object: nil,
      pointer: recipe.pointer,
      base: recipe.pointer.tokens.count,
      uiSchema: recipe.uiSchema,
      defaults: recipe.defaults,
      path: recipe.path,
      depth: recipe.depth,
      isReadOnly: recipe.isReadOnly,
      isReferenced: recipe.isReferenced,
      isAlternative: recipe.isAlternative
    )
    let subject = Subject(name: recipe.name, nodes: recipe.nodes, isRequired: recipe.isRequired)
    let nodes = recipe.nodes + (recipe.active?.nodes ?? [])
    var layers = layers(of: nodes, at: recipe.pointer, isRoot: recipe.isRoot)
    layers.omit(recipe.omissions)
    if let active = recipe.active {
      finish(readVariant(recipe, active, subject, layers, in: context))
    } else {
      finish(
        readValue(subject, layers, in: context, pointer: recipe.pointer, like: recipe)
      )
    }
    return out
  }

  private mutating func readVariant(
    _ recipe: Recipe,
    _ active: ActiveSchemas,
    _ subject: Subject,
    _ layers: SchemaLayers,
    in context: Context
  ) -> [Piece] {
    let value = ReadValue(
      subject: subject,
      layers: layers,
      hints: FieldHints(
        uiSchema: context.uiSchema,
        layers: layers,
        element: source.layout.elements[recipe.pointer]
      ),
      pointer: recipe.pointer,
      isRequired: recipe.isRequired,
      isNullable: recipe.isNullable,
      isRoot: recipe.isRoot,
      head: recipe.head,
      omissions: recipe.omissions
    )
    return readSection(value, in: context, choosers: active.choosers)
  }

  /// Returns the number of the recipe of a row, an alternative or an entry.
  mutating func recipe(_ recipe: Recipe) -> Int {
    recipes.add(recipe, dependsOnPlace: recipe.uiSchema != nil || !source.layout.isEmpty)
  }

  // MARK: What fits

  mutating func alternative(
    for value: JSONValue,
    among blueprints: [Int],
    _ matcher: (any PatternMatching)?
  ) -> Int? {
    let judge = judging()
    let fitting = blueprints.indices.filter { place in
      let node = recipes.recipes[blueprints[place]].nodes[0]
      if let type = node.type { return type.contains(value) }
      return judge.accepts(value, at: node.pointer, matcher) ?? false
    }
    if fitting.count == 1 { return fitting[0] }
    let candidates = fitting.isEmpty ? Array(blueprints.indices) : fitting
    let ranked = candidates.map { place in
      (place: place, rank: likeness(of: value, to: recipes.recipes[blueprints[place]]))
    }
    guard let best = ranked.max(by: { ($0.rank, -$0.place) < ($1.rank, -$1.place) }),
      best.rank >= 0 || !fitting.isEmpty
    else { return nil }
    return best.place
  }

  /// Tells how much a value is like what a recipe describes: below zero if it is of another type.
  private mutating func likeness(of value: JSONValue, to recipe: Recipe) -> Int {
    var layers = layers(of: recipe.nodes, at: recipe.pointer)
    layers.omit(recipe.omissions)
    return likeness(of: value, to: layers)
  }

  func likeness(of value: JSONValue, to layers: SchemaLayers) -> Int {
    if let types = layers.types {
      guard SchemaType.allCases.contains(where: { types.contains($0) && $0.contains(value) }) else {
        return -1
      }
    } else if !layers.declarations.isEmpty, value.objectValue == nil {
      return -1
    }
    guard let object = value.objectValue else { return 0 }
    var rank = 0
    for index in layers.declarations {
      for (name, node) in layers.layers[index].node.properties {
        guard let member = object[name] else { continue }
        let constant =
          node.value["const"]
          ?? node.value["enum"]?.arrayValue.flatMap {
            $0.count == 1 ? $0.first : nil
          }
        rank += constant.map { $0 == member ? 1000 : -1000 } ?? 1
      }
    }
    return max(rank, 0)
  }

  mutating func judging() -> SchemaJudge {
    if let judge { return judge }
    let new = SchemaJudge(document)
    judge = new
    return new
  }
}

extension SchemaNode {
  /// Returns a schema that is nowhere in the file and only says a type.
  static func only(_ type: SchemaType) -> SchemaNode {
    SchemaNode(
      value: ["type": .string(type.rawValue)],
      pointer: JSONPointer(tokens: ["", type.rawValue])
    )
  }

  /// The type, if the schema is one that only says that.
  var type: SchemaType? {
    guard pointer.tokens.count == 2, pointer.tokens[0].isEmpty else { return nil }
    return SchemaType(rawValue: pointer.tokens[1])
  }
}

extension SchemaLayers {
  /// Leaves out rules that have led to where we are.
  mutating func omit(_ omissions: Set<Recipe.Omission>) {
    guard !omissions.isEmpty else { return }
    changeLayers { layer in
      var object = layer.object
      for omission in omissions where omission.pointer == layer.node.pointer {
        object[omission.keyword] = nil
      }
      return Layer(node: layer.node, object: object, group: layer.group)
    }
  }
}
