import OrderedJSON

/// How a blueprint is made: what describes it, and what is known from around it.
struct Recipe: Sendable {
  /// A rule of a schema that is not heeded, as it has led here.
  struct Omission: Hashable {
    var pointer: JSONPointer
    var keyword: String
  }

  /// The value to begin with if it is shown.
  enum Head {
    /// The heading of a section.
    case section
    /// The heading of a row.
    case row
    /// Nothing: what leads to it is heading enough.
    case none
  }

  var nodes: [SchemaNode]
  var omissions: Set<Omission> = []
  var name: String
  /// The place among the answers; a row is called `*`.
  var pointer: JSONPointer
  var head: Head
  var isRequired = true
  var isNullable = false
  var isRoot = false
  var uiSchema: JSONValue?
  var defaults: JSONValue?
  var isReadOnly = false
  var isReferenced = false
  /// Whether it is one of several shapes.
  var isAlternative = false
  var depth = 0
  var path: [Set<JSONPointer>] = []
  /// For an object with conditions: what applies by them.
  var active: ActiveSchemas?
}

/// The schemas that apply to an object by its conditions.
struct ActiveSchemas: Sendable {
  var nodes: [SchemaNode] = []
  /// The choosers of the object, and what they have chosen.
  var choosers: [ObjectChooser] = []
}

/// A choice between alternatives of one object, beside the members that it has in any case.
struct ObjectChooser: Sendable {
  /// The place of the `oneOf` or `anyOf`.
  let key: JSONPointer
  let branches: [SchemaNode]
  /// The schemas that declare the members of the chosen branch.
  var declarers: Set<JSONPointer> = []
}

/// The recipes of a form, and the blueprints that were made by them.
struct RecipeTable: Sendable {
  /// The parts that make two recipes the same.
  private struct Key: Hashable {
    var nodes: [JSONPointer]
    var omissions: Set<Recipe.Omission>
    var name: String
    var place: JSONPointer?
    var isReadOnly: Bool
    var isRequired: Bool
    var head: Recipe.Head
  }

  private struct VariantKey: Hashable {
    var recipe: Int
    var nodes: [JSONPointer]
    var choosers: [JSONPointer]
  }

  private(set) var recipes: [Recipe] = []
  private var places: [Key: Int] = [:]
  private var variants: [VariantKey: Int] = [:]
  var blueprints: [Int: Blueprint] = [:]
  /// The conditions of objects, by the recipe and by what applies.
  var conditions: [Int: [[JSONPointer]: [ObjectCondition]]] = [:]
  private(set) var hasConditions = false
  /// The names that conditions look at; nil for all.
  var watched: [Int: Set<String>?] = [:]

  /// Returns the number of a recipe, which is a new one only if there is none like it.
  mutating func add(_ recipe: Recipe, dependsOnPlace: Bool) -> Int {
    let key = Key(
      nodes: recipe.nodes.map(\.pointer),
      omissions: recipe.omissions,
      name: recipe.name,
      place: dependsOnPlace ? recipe.pointer : nil,
      isReadOnly: recipe.isReadOnly,
      isRequired: recipe.isRequired,
      head: recipe.head
    )
    if let known = places[key] { return known }
    places[key] = recipes.count
    recipes.append(recipe)
    return recipes.count - 1
  }

  /// Adds the recipe of an object with conditions, which is like no other.
  mutating func addConditions(_ recipe: Recipe) -> Int {
    recipes.append(recipe)
    hasConditions = true
    return recipes.count - 1
  }

  /// Returns the number of an object's recipe with what applies by its conditions.
  mutating func variant(of number: Int, with active: ActiveSchemas) -> Int {
    let key = VariantKey(
      recipe: number,
      nodes: active.nodes.map(\.pointer),
      choosers: active.choosers.map(\.key)
    )
    if let known = variants[key] { return known }
    var recipe = recipes[number]
    recipe.active = active
    variants[key] = recipes.count
    recipes.append(recipe)
    return recipes.count - 1
  }
}
