import OrderedJSON

extension SchemaCompiler {
  /// Reads a keyword that holds no schemas.
  mutating func readAssertion(
    _ keyword: SchemaKeyword,
    _ value: JSONValue,
    _ reading: inout RuleReading
  ) {
    guard let rule = assertion(keyword, value, reading) else {
      if isKnown(keyword, reading.dialect) { report(reading.node, keyword.rawValue, .badValue) }
      return
    }
    if let rule = rule.rule { reading.rules.append(rule) }
  }

  /// The outcome of a keyword: a rule, or nothing because it is right but says nothing.
  private struct Assertion {
    let rule: SchemaRule?
  }

  private func isKnown(_ keyword: SchemaKeyword, _ dialect: SchemaDialect) -> Bool {
    if keyword == .const { return dialect.has(since: .draft6) }
    return keyword != .dependentRequired || dialect.has(since: .draft2019)
  }

  private func assertion(_ keyword: SchemaKeyword, _ value: JSONValue, _ reading: RuleReading)
    -> Assertion?
  {
    let dialect = reading.dialect
    guard isKnown(keyword, dialect) else { return Assertion(rule: nil) }
    switch keyword {
    case .type: return types(value, dialect).map { Assertion(rule: .types($0)) }
    case .enum:
      return value.arrayValue.map { Assertion(rule: .values(ValueRule($0, .enum))) }
    case .const: return Assertion(rule: .values(ValueRule([value], .const)))
    case .multipleOf:
      return value.numberValue.flatMap { divisor in
        divisor > JSONNumber(0) ? Assertion(rule: .multiple(divisor)) : nil
      }
    case .minimum, .exclusiveMinimum, .maximum, .exclusiveMaximum:
      return bound(keyword, value, reading)
    case .minLength, .maxLength, .minItems, .maxItems, .minProperties, .maxProperties:
      return Self.count(value).map {
        Assertion(rule: .count(CountRule(limit: $0, keyword: keyword)))
      }
    case .pattern: return value.stringValue.map { Assertion(rule: .pattern($0)) }
    case .uniqueItems:
      return value.boolValue.map { Assertion(rule: $0 ? .uniqueItems : nil) }
    case .required:
      // Drafts before 04 had a flag in the property.
      if value.boolValue != nil { return Assertion(rule: nil) }
      return Self.names(value).map { Assertion(rule: .required($0)) }
    case .dependentRequired:
      guard let object = value.objectValue else { return nil }
      let entries = object.members.compactMap { member in
        Self.names(member.value).map { (name: member.key, required: $0) }
      }
      return Assertion(rule: .requiredBeside(RequiredBesideRule(entries, keyword)))
    default: return nil
    }
  }

  private func types(_ value: JSONValue, _ dialect: SchemaDialect) -> TypeRule? {
    let names = value.stringValue.map { [$0] } ?? value.arrayValue?.compactMap(\.stringValue) ?? []
    let types = names.compactMap(InstanceType.init(rawValue:))
    // One that is not known might be any.
    guard !types.isEmpty, types.count == names.count else { return nil }
    return TypeRule(types, isStrict: dialect.draft == .draft4)
  }

  /// Reads a bound, whose exclusive form is a number of its own or, in draft 04, a flag beside it.
  private func bound(_ keyword: SchemaKeyword, _ value: JSONValue, _ reading: RuleReading)
    -> Assertion?
  {
    let isMaximum = keyword == .maximum || keyword == .exclusiveMaximum
    if keyword == .exclusiveMinimum || keyword == .exclusiveMaximum {
      if value.boolValue != nil, reading.dialect.has(.draft4 ... .draft4) {
        return Assertion(rule: nil)
      }
      guard let limit = value.numberValue, reading.dialect.has(since: .draft6) else { return nil }
      return Assertion(
        rule: .bound(BoundRule(limit, isMaximum: isMaximum, isExclusive: true, keyword))
      )
    }
    guard let limit = value.numberValue else { return nil }
    let flag = isMaximum ? "exclusiveMaximum" : "exclusiveMinimum"
    let isExclusive =
      reading.dialect.has(.draft4 ... .draft4) && reading.object[flag]?.boolValue == true
    return Assertion(
      rule: .bound(BoundRule(limit, isMaximum: isMaximum, isExclusive: isExclusive, keyword))
    )
  }

  /// A count is a whole number that is not negative (JSON Schema Validation section 6.3).
  static func count(_ value: JSONValue) -> Int? {
    guard let number = value.numberValue, number.isInteger, number >= JSONNumber(0) else {
      return nil
    }
    return number.intValue ?? Int.max
  }

  static func names(_ value: JSONValue) -> [String]? {
    value.arrayValue.map { $0.compactMap(\.stringValue) }
  }
}
