import OrderedJSON

/// Takes a schema document apart, and the documents that it refers to.
///
/// Schemas wait in a list instead of on the stack, so that no document is too deep.
struct SchemaCompiler {
  let options: SchemaOptions
  let lookup: SchemaLookup

  var nodes: [SchemaNode] = []
  /// The source of each node.
  var values: [JSONValue] = []
  var places = PlaceTree()
  var resources: [SchemaResource] = []
  var references: [SchemaReference] = []
  var documents: [SchemaDocument] = []
  var problems: [SchemaProblem] = []

  /// The resource with each address.
  var addresses: [String: Int] = [:]
  /// References that are not resolved, and where they stand.
  var pending: [PendingReference] = []
  private var dialects: [String: SchemaDialect] = [:]
  private var compiled = 0
  private var isFull = false

  init(_ options: SchemaOptions, _ lookup: @escaping SchemaLookup) {
    self.options = options
    self.lookup = lookup
  }

  /// Compiles a document with all that it refers to.
  mutating func compile(_ document: JSONValue) -> SchemaProgram {
    _ = add(document, at: URIReference(options.baseAddress).document)
    compileWaiting()
    resolveReferences()
    return SchemaProgram(
      nodes: nodes,
      places: places,
      resources: resources,
      references: references,
      documents: documents,
      problems: problems
    )
  }

  /// Adds a document and returns its resource.
  mutating func add(_ value: JSONValue, at address: String) -> Int {
    let root = places.addRoot()
    documents.append(SchemaDocument(address: address, place: root))
    let dialect =
      dialect(named: value["$schema"]?.stringValue) ?? SchemaDialect(options.defaultDraft)
    let node = addNode(value, at: root, origin: "false", resource: resources.count)
    let resource = addResource(address, root: node, document: documents.count - 1, dialect)
    addresses[address] = resource
    return resource
  }

  private mutating func addResource(
    _ address: String,
    root: Int,
    document: Int,
    _ dialect: SchemaDialect
  ) -> Int {
    resources.append(
      SchemaResource(address: address, root: root, document: document, dialect: dialect)
    )
    if addresses[address] == nil { addresses[address] = resources.count - 1 }
    return resources.count - 1
  }

  mutating func addNode(_ value: JSONValue, at place: Int, origin: String, resource: Int) -> Int {
    if let known = places[place] { return known }
    if nodes.count >= options.schemaLimit, !isFull {
      isFull = true
      problems.append(
        SchemaProblem(
          pointer: places.pointer(to: place),
          document: "",
          position: value.position,
          keyword: nil,
          reason: .tooManySchemas(limit: options.schemaLimit)
        )
      )
    }
    nodes.append(SchemaNode(place: place, origin: origin, resource: resource))
    // Beyond the limit a schema is known, but not looked into.
    values.append(isFull ? .bool(true) : value)
    places[place] = nodes.count - 1
    return nodes.count - 1
  }

  /// Compiles what waits, until nothing does.
  mutating func compileWaiting() {
    while compiled < nodes.count {
      compiled += 1
      compile(node: compiled - 1)
    }
  }

  private mutating func compile(node: Int) {
    switch values[node].kind {
    case .bool(let flag):
      if !flag { nodes[node].rules = [.never] }
    case .object(let object):
      identify(node, object)
      nodes[node].rules = rules(of: node, object)
    case .null, .number, .string, .array:
      report(node, nil, .notASchema)
    }
  }

  /// Notes the names that a schema gives itself.
  private mutating func identify(_ node: Int, _ object: JSONObject) {
    let outer = resources[nodes[node].resource]
    var dialect = outer.dialect
    if outer.root != node, let named = self.dialect(named: object["$schema"]?.stringValue) {
      dialect = named
    }
    if !dialect.referencesStandAlone || object["$ref"]?.stringValue == nil,
      let id = identifier(object, dialect)
    {
      let (address, fragment) = URIReference.resolve(id, against: outer.address)
      if !id.hasPrefix("#") {
        nodes[node].resource = addResource(
          address,
          root: node,
          document: outer.document,
          dialect
        )
      }
      if !fragment.isEmpty, dialect.has(.draft4 ... .draft7) { anchor(fragment, node) }
    }
    if dialect.has(since: .draft2019), let name = object["$anchor"]?.stringValue {
      anchor(name, node)
    }
    if dialect.has(since: .draft2020), let name = object["$dynamicAnchor"]?.stringValue {
      anchor(name, node)
      if resources[nodes[node].resource].dynamicAnchors[name] == nil {
        resources[nodes[node].resource].dynamicAnchors[name] = node
      }
    }
    let resource = nodes[node].resource
    if object["$recursiveAnchor"]?.boolValue == true,
      dialect.draft == .draft2019 || dialect.isLenient,
      resources[resource].root == node
    {
      resources[resource].isRecursive = true
    }
  }

  private func identifier(_ object: JSONObject, _ dialect: SchemaDialect) -> String? {
    if dialect.isLenient {
      // An `id` may be anything in a schema that does not say what it is.
      return object["$id"]?.stringValue
        ?? object["id"]?.stringValue.flatMap {
          $0.hasPrefix("#") || Self.hasAuthority($0) ? $0 : nil
        }
    }
    return object[dialect.draft == .draft4 ? "id" : "$id"]?.stringValue
  }

  /// Tells whether a text is an address with an authority, such as `https://example.org`.
  private static func hasAuthority(_ text: String) -> Bool {
    text.firstIndex(of: ":").map { text[$0...].hasPrefix("://") } ?? false
  }

  private mutating func anchor(_ name: String, _ node: Int) {
    let resource = nodes[node].resource
    if resources[resource].anchors[name] == nil { resources[resource].anchors[name] = node }
  }

  /// Returns the dialect that a `$schema` names, if it is known.
  private mutating func dialect(named address: String?) -> SchemaDialect? {
    guard let address else { return nil }
    if let draft = SchemaDraft(address: address) { return SchemaDialect(draft) }
    let plain = URIReference(address).document
    if let known = dialects[plain] { return known }
    guard let metaschema = lookup(plain),
      let draft = metaschema["$schema"]?.stringValue.flatMap(SchemaDraft.init(address:))
    else { return nil }
    let dialect =
      metaschema["$vocabulary"]?.objectValue.map { SchemaDialect(draft, vocabulary: $0) }
      ?? SchemaDialect(draft)
    dialects[plain] = dialect
    return dialect
  }

  mutating func report(_ node: Int, _ keyword: String?, _ reason: SchemaProblem.Reason) {
    var pointer = places.pointer(to: nodes[node].place)
    if let keyword { pointer = pointer.appending(keyword) }
    let value = keyword.flatMap { values[node][$0] } ?? values[node]
    problems.append(
      SchemaProblem(
        pointer: pointer,
        document: documents[resources[nodes[node].resource].document].address,
        position: value.position,
        keyword: keyword,
        reason: reason
      )
    )
  }
}
