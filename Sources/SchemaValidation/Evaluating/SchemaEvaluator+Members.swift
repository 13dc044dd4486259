import OrderedJSON

extension SchemaEvaluator {
  func checkRequired(_ names: [String], _ node: Int, _ value: JSONValue) -> Outcome {
    guard let object = value.objectValue else { return .valid }
    guard spend(names.count / 4) else { return gap(node, .tooMuchWork, .required) }
    var outcome = Outcome.valid
    for name in names where object.firstIndex(ofKey: name) == nil {
      outcome = fault(node, .required, .missing(name: name, because: nil))
      if !collects { break }
    }
    return outcome
  }

  func checkRequiredBeside(_ rule: RequiredBesideRule, _ node: Int, _ value: JSONValue) -> Outcome {
    guard let object = value.objectValue else { return .valid }
    var outcome = Outcome.valid
    for (name, required) in rule.entries {
      guard spend(1 + required.count / 4) else { return gap(node, .tooMuchWork, rule.keyword) }
      guard object.firstIndex(ofKey: name) != nil else { continue }
      for other in required where object.firstIndex(ofKey: other) == nil {
        outcome = fault(node, rule.keyword, .missing(name: other, because: name))
        if !collects { return outcome }
      }
    }
    return outcome
  }

  func checkSchemasBeside(
    _ rule: SchemasBesideRule,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    guard let object = value.objectValue else { return .valid }
    var outcome = Outcome.valid
    for (name, schema) in rule.entries {
      _ = spend(1)
      guard object.firstIndex(ofKey: name) != nil else { continue }
      outcome = outcome.and(evaluate(schema, value, &parts))
      if outcome == .invalid, !collects { break }
    }
    return outcome
  }

  func checkNames(_ schema: Int, _ node: Int, _ value: JSONValue) -> Outcome {
    guard let object = value.objectValue else { return .valid }
    var outcome = Outcome.valid
    for member in object.members {
      let (result, causes) = nameBranch(schema, member.key)
      if result == .invalid {
        path.append(member.key)
        _ = fault(node, .propertyNames, .badName(name: member.key, causes))
        path.removeLast()
      }
      outcome = outcome.and(result)
      if outcome == .invalid, !collects { break }
    }
    return outcome
  }

  private func nameBranch(_ schema: Int, _ name: String) -> (Outcome, [SchemaFinding]) {
    var known: [SchemaFinding] = []
    swap(&known, &findings)
    let outcome = descend(schema, .string(name), name)
    swap(&known, &findings)
    return (outcome, known)
  }

  /// Checks `properties`, `patternProperties` and `additionalProperties`.
  func checkMembers(
    _ rule: MembersRule,
    _ node: Int,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    guard let object = value.objectValue else { return .valid }
    if collects { order.note(rule.properties, at: path) }
    if rule.patterns.isEmpty, rule.rest == nil, rule.properties.count <= object.count {
      var outcome = Outcome.valid
      for (name, schema) in rule.properties {
        guard let index = object.firstIndex(ofKey: name) else { continue }
        outcome = outcome.and(descend(schema, object.members[index]))
        parts?.mark(index)
        if outcome == .invalid, !collects { break }
      }
      return outcome
    }
    var outcome = Outcome.valid
    for (index, member) in object.members.enumerated() {
      outcome = outcome.and(checkMember(rule, node, member, index, &parts))
      if outcome == .invalid, !collects { break }
    }
    return outcome
  }

  private func checkMember(
    _ rule: MembersRule,
    _ node: Int,
    _ member: JSONObject.Member,
    _ index: Int,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    var outcome = Outcome.valid
    var isMeant = false
    if let place = rule.places[JSONKey(member.key)] {
      isMeant = true
      outcome = descend(rule.properties[place].schema, member)
    }
    for (pattern, schema) in rule.patterns {
      switch match(member.key, pattern, node, .patternProperties) {
      case .valid:
        isMeant = true
        outcome = outcome.and(descend(schema, member))
      case .unknown:
        // Neither this schema nor that for the rest can be held against the member.
        isMeant = true
        outcome = outcome.and(.unknown)
      case .invalid: break
      }
    }
    if !isMeant, let rest = rule.rest {
      isMeant = true
      outcome = outcome.and(descend(rest, member))
    }
    if isMeant { parts?.mark(index) }
    return outcome
  }

  func checkUnevaluatedMembers(_ schema: Int, _ value: JSONValue, _ parts: inout EvaluatedParts?)
    -> Outcome
  {
    guard let object = value.objectValue else { return .valid }
    var outcome = Outcome.valid
    for (index, member) in object.members.enumerated() {
      if parts?.contains(index) == true { continue }
      outcome = outcome.and(descend(schema, member))
      if outcome == .invalid, !collects { return outcome }
    }
    parts?.markAll()
    return outcome
  }

  private func descend(_ schema: Int, _ member: JSONObject.Member) -> Outcome {
    descend(schema, member.value, member.key)
  }
}
