import OrderedJSON

extension SchemaCompiler {
  /// Reads a keyword that holds schemas.
  mutating func readApplicator(
    _ keyword: SchemaKeyword,
    _ value: JSONValue,
    _ reading: inout RuleReading
  ) {
    let node = reading.node
    let dialect = reading.dialect
    switch keyword {
    case .allOf: reading.rules.append(.all(list(node, keyword, value)))
    case .anyOf, .oneOf:
      let schemas = list(node, keyword, value)
      // An empty list can only be a mistake.
      guard !schemas.isEmpty else { return }
      reading.rules.append(keyword == .anyOf ? .any(schemas) : .one(schemas))
    case .not: reading.rules.append(.not(child(node, [keyword.rawValue], value)))
    case .propertyNames:
      guard dialect.has(since: .draft6) else { return }
      reading.rules.append(.names(child(node, [keyword.rawValue], value)))
    case .contains:
      guard dialect.has(since: .draft6) else { return }
      readContains(value, &reading)
    case .if:
      guard dialect.has(since: .draft7) else { return }
      readCondition(value, &reading)
    case .then, .else:
      // Without an `if` it is no rule, but may be referred to.
      guard dialect.has(since: .draft7), reading.object["if"] == nil else { return }
      _ = child(node, [keyword.rawValue], value)
    case .dependentSchemas:
      guard dialect.has(since: .draft2019) else { return }
      reading.rules.append(.schemasBeside(SchemasBesideRule(children(node, keyword, value))))
    case .dependencies: readDependencies(value, &reading)
    default: break
    }
  }

  private mutating func readContains(_ value: JSONValue, _ reading: inout RuleReading) {
    let schema = child(reading.node, ["contains"], value)
    let hasLimits =
      reading.dialect.has(since: .draft2019) && reading.dialect.vocabularies.contains(.validation)
    let minimum = hasLimits ? reading.object["minContains"].flatMap(Self.count) : nil
    let maximum = hasLimits ? reading.object["maxContains"].flatMap(Self.count) : nil
    let rule = ContainsRule(
      schema,
      minimum: minimum ?? 1,
      maximum: maximum,
      marks: reading.dialect.has(since: .draft2020)
    )
    reading.rules.append(.contains(rule))
  }

  private mutating func readCondition(_ value: JSONValue, _ reading: inout RuleReading) {
    let condition = child(reading.node, ["if"], value)
    let then = reading.object["then"].map { child(reading.node, ["then"], $0) }
    let otherwise = reading.object["else"].map { child(reading.node, ["else"], $0) }
    // An `if` by itself still looks at parts of the value.
    let rule = ConditionRule(condition: condition, then: then, otherwise: otherwise)
    reading.rules.append(.condition(rule))
  }

  private mutating func readDependencies(_ value: JSONValue, _ reading: inout RuleReading) {
    guard let object = value.objectValue else {
      report(reading.node, SchemaKeyword.dependencies.rawValue, .badValue)
      return
    }
    var required: [(name: String, required: [String])] = []
    var schemas: [(name: String, schema: Int)] = []
    for member in object.members {
      if let names = Self.names(member.value) {
        required.append((member.key, names))
      } else if let name = member.value.stringValue {
        required.append((member.key, [name]))
      } else {
        schemas.append(
          (member.key, child(reading.node, ["dependencies", member.key], member.value))
        )
      }
    }
    if !required.isEmpty {
      reading.rules.append(.requiredBeside(RequiredBesideRule(required, .dependencies)))
    }
    if !schemas.isEmpty { reading.rules.append(.schemasBeside(SchemasBesideRule(schemas))) }
  }

  /// Reads `properties` and what goes with it.
  mutating func readMembers(_ reading: inout RuleReading) {
    let node = reading.node
    let properties =
      reading.object["properties"].map { children(node, .properties, $0) } ?? []
    let patterns =
      reading.object["patternProperties"].map { children(node, .patternProperties, $0) } ?? []
    let rest = reading.object["additionalProperties"].map {
      child(node, ["additionalProperties"], $0)
    }
    if reading.dialect.isLenient {
      // Before draft 04 a property said by itself that it is needed, as many forms still do.
      let required = properties.filter { values[$0.schema]["required"]?.boolValue == true }
      if !required.isEmpty { reading.rules.append(.required(required.map(\.name))) }
    }
    let rule = MembersRule(properties, patterns.map { ($0.name, $0.schema) }, rest: rest)
    reading.rules.append(.members(rule))
  }

  /// Reads `items` and what goes with it, which drafts before 2020-12 spell otherwise.
  mutating func readElements(_ reading: inout RuleReading) {
    let node = reading.node
    let items = reading.object["items"]
    var first: [Int] = []
    var rest = items
    var restKeyword = "items"
    if reading.dialect.has(since: .draft2020), let prefix = reading.object["prefixItems"] {
      first = list(node, .prefixItems, prefix)
    } else if let items, items.arrayValue != nil {
      first = list(node, .items, items)
      rest = reading.object["additionalItems"]
      restKeyword = "additionalItems"
    } else if let additional = reading.object["additionalItems"] {
      // Without a list of schemas it is no rule, but may be referred to.
      _ = child(node, ["additionalItems"], additional)
    }
    let schema = rest.map { child(node, [restKeyword], $0) }
    reading.rules.append(.elements(ElementsRule(first, rest: schema)))
  }
}
