import OrderedJSON

/// A schema, taken apart.
struct SchemaNode: Sendable {
  /// Its place in the tree of places.
  let place: Int
  /// The keyword under which it stands.
  let origin: String
  /// The resource that it belongs to.
  var resource: Int
  var rules: [SchemaRule] = []
  /// Whether it must know which parts of a value other rules have looked at.
  var tracks = false
}

/// A schema with an address of its own, and what belongs to it.
struct SchemaResource: Sendable {
  let address: String
  let root: Int
  let document: Int
  let dialect: SchemaDialect
  var anchors: [String: Int] = [:]
  /// The anchors that stand in for those of the same name in resources referred to.
  var dynamicAnchors: [String: Int] = [:]
  /// Draft 2019-09's `$recursiveAnchor`.
  var isRecursive = false
}

/// A reference whose target is known.
struct SchemaReference: Sendable {
  enum Dynamics: Sendable {
    case none
    /// The outermost resource with a dynamic anchor of this name wins.
    case anchor(String)
    /// The outermost recursive resource wins.
    case recursive
  }

  /// The address as it is written.
  let address: String
  /// The schema; nil if there is none.
  var target: Int?
  var dynamics = Dynamics.none
}

/// A document of schemas.
struct SchemaDocument: Sendable {
  let address: String
  let place: Int
}

/// A schema document and all that it refers to, ready to be evaluated.
final class SchemaProgram: Sendable {
  let nodes: [SchemaNode]
  let places: PlaceTree
  let resources: [SchemaResource]
  let references: [SchemaReference]
  let documents: [SchemaDocument]
  let problems: [SchemaProblem]

  init(
    nodes: [SchemaNode],
    places: PlaceTree,
    resources: [SchemaResource],
    references: [SchemaReference],
    documents: [SchemaDocument],
    problems: [SchemaProblem]
  ) {
    self.nodes = nodes
    self.places = places
    self.resources = resources
    self.references = references
    self.documents = documents
    self.problems = problems
  }
}
