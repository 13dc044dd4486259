import OrderedJSON

extension SchemaCompiler {
  /// Returns the rules of a schema, in the order of `SchemaKeyword`, whatever theirs is in the
  /// text.
  mutating func rules(of node: Int, _ object: JSONObject) -> [SchemaRule] {
    var found: [(place: Int, keyword: SchemaKeyword, value: JSONValue)] = []
    for member in object.members {
      guard let place = SchemaKeyword.places[member.key] else { continue }
      found.append((place, SchemaKeyword.allCases[place], member.value))
    }
    found.sort { $0.place < $1.place }
    var reading = RuleReading(
      node: node,
      object: object,
      dialect: resources[nodes[node].resource].dialect
    )
    for (_, keyword, value) in found { read(keyword, value, &reading) }
    guard reading.dialect.referencesStandAlone, object["$ref"]?.stringValue != nil else {
      return reading.rules
    }
    nodes[node].tracks = false
    return Array(reading.rules.prefix(1))
  }

  /// The state of reading the rules of one schema.
  struct RuleReading {
    let node: Int
    let object: JSONObject
    let dialect: SchemaDialect
    var rules: [SchemaRule] = []

    /// Tells whether no other keyword of these comes before this one in the order, and is there.
    func isFirst(_ keyword: SchemaKeyword, of keywords: [SchemaKeyword]) -> Bool {
      keywords.first { object[$0.rawValue] != nil } == keyword
    }
  }

  private mutating func read(
    _ keyword: SchemaKeyword,
    _ value: JSONValue,
    _ reading: inout RuleReading
  ) {
    let dialect = reading.dialect
    let applies = dialect.vocabularies.contains(.applicator)
    let validates = dialect.vocabularies.contains(.validation)
    switch keyword {
    case .ref: readReference(keyword, value, &reading)
    case .dynamicRef:
      if dialect.has(since: .draft2020) { readReference(keyword, value, &reading) }
    case .recursiveRef:
      if dialect.has(.draft2019 ... .draft2019) { readReference(keyword, value, &reading) }
    case .type, .enum, .const, .multipleOf, .minimum, .exclusiveMinimum, .maximum,
      .exclusiveMaximum, .minLength, .maxLength, .pattern, .minItems, .maxItems, .uniqueItems,
      .minProperties, .maxProperties, .required, .dependentRequired:
      if validates { readAssertion(keyword, value, &reading) }
    case .format:
      if let name = value.stringValue, let format = StringFormat(name: name),
        options.checksFormats || dialect.vocabularies.contains(.formatAssertion)
      {
        reading.rules.append(.format(name, format))
      }
    case .contentEncoding, .contentMediaType: readContent(keyword, &reading)
    case .properties, .patternProperties, .additionalProperties:
      if applies,
        reading.isFirst(keyword, of: [.properties, .patternProperties, .additionalProperties])
      {
        readMembers(&reading)
      }
    case .prefixItems, .items, .additionalItems:
      if applies, reading.isFirst(keyword, of: [.prefixItems, .items, .additionalItems]) {
        readElements(&reading)
      }
    case .dependencies, .propertyNames, .contains, .allOf, .anyOf, .oneOf, .not, .if, .then, .else,
      .dependentSchemas:
      if applies { readApplicator(keyword, value, &reading) }
    case .unevaluatedItems, .unevaluatedProperties:
      guard dialect.vocabularies.contains(.unevaluated), dialect.has(since: .draft2019) else {
        return
      }
      let schema = child(reading.node, [keyword.rawValue], value)
      nodes[reading.node].tracks = true
      reading.rules.append(
        keyword == .unevaluatedItems ? .unevaluatedItems(schema) : .unevaluatedMembers(schema)
      )
    case .definitions, .defs: _ = children(reading.node, keyword, value)
    }
  }

  private mutating func readReference(
    _ keyword: SchemaKeyword,
    _ value: JSONValue,
    _ reading: inout RuleReading
  ) {
    guard let address = value.stringValue else {
      report(reading.node, keyword.rawValue, .badValue)
      return
    }
    reading.rules.append(.reference(addReference(address, keyword, in: reading.node), keyword))
  }

  private func readContent(_ keyword: SchemaKeyword, _ reading: inout RuleReading) {
    guard options.checksContent, reading.dialect.draft == .draft7,
      reading.isFirst(keyword, of: [.contentEncoding, .contentMediaType])
    else { return }
    let rule = ContentRule(
      isBase64: reading.object["contentEncoding"]?.stringValue == "base64",
      isJSON: reading.object["contentMediaType"]?.stringValue == "application/json"
    )
    reading.rules.append(.content(rule))
  }

  /// Adds a schema that stands in another one.
  mutating func child(_ node: Int, _ path: [String], _ value: JSONValue) -> Int {
    var place = nodes[node].place
    for token in path { place = places.place(below: place, token) }
    return addNode(value, at: place, origin: path[0], resource: nodes[node].resource)
  }

  /// Adds the schemas of a keyword that has an object of them.
  mutating func children(_ node: Int, _ keyword: SchemaKeyword, _ value: JSONValue) -> [(
    name: String, schema: Int
  )] {
    guard let object = value.objectValue else {
      report(node, keyword.rawValue, .badValue)
      return []
    }
    return object.members.map { member in
      (member.key, child(node, [keyword.rawValue, member.key], member.value))
    }
  }

  /// Adds the schemas of a keyword that has a list of them.
  mutating func list(_ node: Int, _ keyword: SchemaKeyword, _ value: JSONValue) -> [Int] {
    guard let elements = value.arrayValue else {
      report(node, keyword.rawValue, .badValue)
      return []
    }
    return elements.enumerated().map { index, element in
      child(node, [keyword.rawValue, String(index)], element)
    }
  }
}
