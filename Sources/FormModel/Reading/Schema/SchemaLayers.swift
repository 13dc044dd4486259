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
  /// The types that all schemas agree on, with the integers that are numbers too.
  private var agreedTypes: TypeNames?
  /// Whether some name begins as `ui:` does; false only when none has it.
  private(set) var mayHaveHints = false
  /// The layers that declare properties, in the order of the file.
  var declarations: [Int] = []
  var groups: [Group] = []
  /// Why the schemas could not be had.
  var problem: FieldNote?
  /// Whether a reference was followed.
  var passesReference = false

  /// Adds a schema that applies too.
  mutating func append(_ layer: consuming Layer) {
    for place in layer.object.indices {
      note(layer.object.members[place])
    }
    layers.append(layer)
  }

  private mutating func note(_ member: JSONObject.Member) {
    keys.insert(member.key)
    if member.key.utf8.first == UInt8(ascii: "u") { mayHaveHints = true }
    if member.key == "type" { agree(on: SchemaKeywords.typeNames(member.value)) }
  }

  private mutating func agree(on names: TypeNames) {
    var names = names
    if names.contains("number") { names.insert("integer") }
    guard !names.isEmpty else { return }
    guard let known = agreedTypes else {
      agreedTypes = names
      return
    }
    let common = known.intersection(names)
    if !common.isEmpty { agreedTypes = common }
  }

  /// Changes every schema.
  mutating func changeLayers(_ change: (Layer) -> Layer) {
    let old = layers
    layers = []
    keys = KeyFilter()
    agreedTypes = nil
    for layer in old { append(change(layer)) }
  }

  /// The value of a keyword in the first schema that has it, groups left out.
  func first(_ key: String) -> JSONValue? {
    guard keys.mayContain(key) else { return nil }
    // By place: a layer is dear to copy.
    for place in layers.indices where layers[place].group == nil {
      if let value = layers[place].object[key] { return value }
    }
    return nil
  }

  /// The first text under a keyword that is not empty.
  func firstText(_ key: String) -> String? {
    guard keys.mayContain(key) else { return nil }
    for place in layers.indices where layers[place].group == nil {
      if let text = layers[place].object[key]?.stringValue, !text.isEmpty { return text }
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

  /// Tells whether some schema may have the keyword; false only when none has.
  func mayHave(_ keyword: String) -> Bool { keys.mayContain(keyword) }

  /// Tells whether some schema may have one of the keywords; false only when none has.
  func mayHave(_ keywords: [String]) -> Bool {
    keywords.contains(where: keys.mayContain)
  }

  /// The types that all schemas agree on; nil when none says anything.
  ///
  /// If they contradict each other, the first one counts.
  var types: TypeNames? {
    var result = agreedTypes
    if result?.contains("number") == true { result?.remove("integer") }
    return result
  }
}
