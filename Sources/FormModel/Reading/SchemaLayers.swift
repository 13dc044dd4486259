import OrderedJSON

/// All schemas that apply to one value at once: its own, those it refers to and those in `allOf`.
struct SchemaLayers {
  /// One of the schemas.
  struct Layer {
    let node: SchemaNode
    let object: JSONObject
    /// The titled group that the schema belongs to, by its index in `groups`.
    let group: Int?
  }

  /// A titled part of an object (an `allOf` member with a title and properties).
  struct Group {
    let parent: Int?
    let node: SchemaNode
  }

  /// The schemas; what an earlier one says about looks goes before what a later one says.
  private(set) var layers: [Layer] = []
  private var keys = KeyFilter()
  /// The layers that declare properties, in the order of the file.
  var declarations: [Int] = []
  var groups: [Group] = []
  /// Why the schemas could not be had.
  var problem: FieldNote?
  /// Whether a reference was followed.
  var passesReference = false

  /// Adds a schema that applies too.
  mutating func append(_ layer: Layer) {
    layers.append(layer)
    for member in layer.object.members { keys.insert(member.key) }
  }

  /// Changes every schema.
  mutating func changeLayers(_ change: (Layer) -> Layer) {
    let old = layers
    layers = []
    keys = KeyFilter()
    for layer in old { append(change(layer)) }
  }

  /// The value of a keyword in the first schema that has it, groups left out.
  func first(_ key: String) -> JSONValue? {
    guard keys.mayContain(key) else { return nil }
    for layer in layers where layer.group == nil {
      if let value = layer.object[key] { return value }
    }
    return nil
  }

  /// The first text under a keyword that is not empty.
  func firstText(_ key: String) -> String? {
    guard keys.mayContain(key) else { return nil }
    for layer in layers where layer.group == nil {
      if let text = layer.object[key]?.stringValue, !text.isEmpty { return text }
    }
    return nil
  }

  /// The values of a keyword in all schemas, groups included.
  func all(_ key: String) -> [JSONValue] {
    keys.mayContain(key) ? layers.compactMap { $0.object[key] } : []
  }

  /// Tells whether any schema says `true` under the keyword.
  func isTrue(_ key: String) -> Bool {
    keys.mayContain(key)
      && layers.contains { $0.group == nil && $0.object[key]?.boolValue == true }
  }

  /// The elements of a keyword's array in all schemas, as nodes.
  func nodes(_ key: String) -> [SchemaNode] {
    guard keys.mayContain(key) else { return [] }
    return layers.flatMap { $0.object[key] == nil ? [] : $0.node.children(key) }
  }

  /// Tells whether some schema may have one of the keywords; false only when none has.
  func mayHave(_ keywords: [String]) -> Bool {
    keywords.contains(where: keys.mayContain)
  }

  /// The types that all schemas agree on; nil when none says anything.
  ///
  /// Where they contradict each other, the first one counts.
  var types: Set<String>? {
    var result: Set<String>?
    for layer in layers {
      if layers.count == 1, let name = layer.object["type"]?.stringValue { return [name] }
      var names = SchemaKeywords.typeNames(layer.object["type"])
      if names.contains("number") { names.insert("integer") }
      guard !names.isEmpty else { continue }
      guard let known = result else {
        result = names
        continue
      }
      let common = known.intersection(names)
      if !common.isEmpty { result = common }
    }
    if result?.contains("number") == true { result?.remove("integer") }
    return result
  }
}
