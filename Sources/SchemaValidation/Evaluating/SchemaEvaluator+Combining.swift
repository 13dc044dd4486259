import OrderedJSON

extension SchemaEvaluator {
  func checkAll(_ schemas: [Int], _ value: JSONValue, _ parts: inout EvaluatedParts?) -> Outcome {
    var outcome = Outcome.valid
    for schema in schemas {
      outcome = outcome.and(evaluate(schema, value, &parts))
      if isExhausted || (outcome == .invalid && !collects) { break }
    }
    return isExhausted ? outcome.and(.unknown) : outcome
  }

  func checkAny(
    _ schemas: [Int],
    _ node: Int,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    var best = Outcome.invalid
    var branches: [[SchemaFinding]] = []
    let knownGaps = gaps.count
    for schema in schemas {
      var own = parts == nil ? nil : EvaluatedParts()
      let (result, causes) = branch(schema, value, &own)
      if result == .invalid {
        branches.append(causes)
        continue
      }
      if let own { parts?.formUnion(own) }
      if result == .valid { best = .valid } else if best == .invalid { best = .unknown }
      if best == .valid, parts == nil { break }
    }
    // Parts that could not be told do not matter any more.
    if best == .valid { gaps.removeLast(gaps.count - knownGaps) }
    return best == .invalid ? fault(node, .anyOf, .noAlternative(branches)) : best
  }

  func checkOne(
    _ schemas: [Int],
    _ node: Int,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    var fitting: [Int] = []
    var unknown = 0
    var branches: [[SchemaFinding]] = []
    for (index, schema) in schemas.enumerated() {
      var own = parts == nil ? nil : EvaluatedParts()
      let (result, causes) = branch(schema, value, &own)
      switch result {
      case .valid: fitting.append(index)
      case .unknown: unknown += 1
      case .invalid:
        branches.append(causes)
        continue
      }
      if let own { parts?.formUnion(own) }
      if fitting.count > 1, !collects { break }
    }
    if fitting.count > 1 { return fault(node, .oneOf, .severalAlternatives(fitting)) }
    if unknown > 0 { return .unknown }
    return fitting.isEmpty ? fault(node, .oneOf, .noAlternative(branches)) : .valid
  }

  func checkNot(_ schema: Int, _ node: Int, _ value: JSONValue) -> Outcome {
    var parts: EvaluatedParts?
    switch attempt(schema, value, &parts) {
    case .valid: return fault(node, .not, .forbidden)
    case .unknown: return unsure(schema, value)
    case .invalid: return .valid
    }
  }

  func checkCondition(
    _ rule: ConditionRule,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    var own = parts == nil ? nil : EvaluatedParts()
    switch attempt(rule.condition, value, &own) {
    case .valid:
      if let own { parts?.formUnion(own) }
      return rule.then.map { evaluate($0, value, &parts) } ?? .valid
    case .unknown:
      if rule.then == nil, rule.otherwise == nil { return .valid }
      return unsure(rule.condition, value)
    case .invalid:
      return rule.otherwise.map { evaluate($0, value, &parts) } ?? .valid
    }
  }

  /// Notes why something that was only tried could not be told.
  func unsure(_ schema: Int, _ value: JSONValue, isPart: Bool = false) -> Outcome {
    guard collects else { return .unknown }
    let known = findings
    var parts: EvaluatedParts?
    _ = isPart ? descend(schema, value, "") : evaluate(schema, value, &parts)
    findings = known
    return .unknown
  }

  /// Evaluates one of several schemas and keeps what it finds apart.
  func branch(_ schema: Int, _ value: JSONValue, _ parts: inout EvaluatedParts?) -> (
    Outcome, [SchemaFinding]
  ) {
    guard collects else { return (evaluate(schema, value, &parts), []) }
    var known: [SchemaFinding] = []
    swap(&known, &findings)
    let outcome = evaluate(schema, value, &parts)
    swap(&known, &findings)
    return (outcome, known)
  }
}
