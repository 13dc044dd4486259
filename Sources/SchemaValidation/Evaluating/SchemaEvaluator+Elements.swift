import OrderedJSON

extension SchemaEvaluator {
  /// Checks `prefixItems`, `items` and `additionalItems`.
  func checkElements(_ rule: ElementsRule, _ value: JSONValue, _ parts: inout EvaluatedParts?)
    -> Outcome
  {
    guard let elements = value.arrayValue else { return .valid }
    var outcome = Outcome.valid
    for (index, schema) in rule.first.enumerated() where index < elements.count {
      outcome = outcome.and(descend(schema, elements[index], index))
      if outcome == .invalid, !collects { return outcome }
    }
    parts?.mark(upTo: min(rule.first.count, elements.count))
    guard let rest = rule.rest else { return outcome }
    parts?.markAll()
    guard rule.first.count < elements.count else { return outcome }
    for index in rule.first.count..<elements.count {
      outcome = outcome.and(descend(rest, elements[index], index))
      if isExhausted { return outcome.and(.unknown) }
      if outcome == .invalid, !collects { return outcome }
    }
    return outcome
  }

  func checkUnevaluatedItems(_ schema: Int, _ value: JSONValue, _ parts: inout EvaluatedParts?)
    -> Outcome
  {
    guard let elements = value.arrayValue else { return .valid }
    var outcome = Outcome.valid
    for index in elements.indices {
      if parts?.contains(index) == true { continue }
      outcome = outcome.and(descend(schema, elements[index], index))
      if isExhausted { return outcome.and(.unknown) }
      if outcome == .invalid, !collects { return outcome }
    }
    parts?.markAll()
    return outcome
  }

  func checkContains(
    _ rule: ContainsRule,
    _ node: Int,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    guard let elements = value.arrayValue else { return .valid }
    var found = 0
    var unknown = 0
    for (index, element) in elements.enumerated() {
      switch attemptPart(rule.schema, element) {
      case .valid:
        found += 1
        if rule.marks { parts?.mark(index) }
      case .unknown: unknown += 1
      case .invalid: break
      }
      if parts == nil, found >= rule.minimum, rule.maximum == nil { return .valid }
    }
    if let maximum = rule.maximum, found > maximum {
      return fault(node, "maxContains", .tooManyMatches(maximum: maximum, found: found))
    }
    if found + unknown < rule.minimum {
      let keyword = rule.minimum == 1 ? "contains" : "minContains"
      return fault(node, keyword, .tooFewMatches(minimum: rule.minimum, found: found))
    }
    let isSure = found >= rule.minimum && rule.maximum.map { found + unknown <= $0 } ?? true
    if isSure { return .valid }
    if isExhausted { return gap(node, .tooMuchWork, .contains) }
    for element in elements.prefix(100) { _ = unsure(rule.schema, element, isPart: true) }
    return .unknown
  }

  func checkUnique(_ node: Int, _ value: JSONValue) -> Outcome {
    guard let elements = value.arrayValue, elements.count > 1 else { return .valid }
    guard spend(elements.count) else { return gap(node, .tooMuchWork, .uniqueItems) }
    var places: [JSONValue: Int] = [:]
    places.reserveCapacity(elements.count)
    var outcome = Outcome.valid
    for (index, element) in elements.enumerated() {
      guard let first = places[element] else {
        places[element] = index
        continue
      }
      outcome = fault(node, .uniqueItems, .repeatedItem(first: first, second: index))
      // The first pair is enough to be told of.
      break
    }
    return outcome
  }

  private func descend(_ schema: Int, _ element: JSONValue, _ index: Int) -> Outcome {
    descend(schema, element, String(index))
  }
}
