import OrderedJSON

/// Evaluates one value against a program.
///
/// Every answer has three sides, so that what cannot be checked makes nothing right or wrong.
final class SchemaEvaluator {
  typealias Outcome = SchemaOutcome

  let program: SchemaProgram
  let matcher: (any PatternMatching)?
  /// Whether what is wrong is noted; else the first fault ends it all.
  var collects: Bool
  var findings: [SchemaFinding] = []
  var gaps: [SchemaGap] = []
  /// The way from the root of the value to what is looked at.
  var path: [String] = []
  /// The order in which the schema lists the members of each object.
  var order = MemberOrder()
  private var steps: Int
  /// Whether the steps did not suffice, so that nothing more can be told.
  private(set) var isExhausted = false
  private let depthLimit: Int
  private var depth = 0
  /// The schemas that the evaluation is in.
  private var active: [Int] = []
  /// Where those begin that look at the same value.
  private var activeStart = 0
  /// The schemas behind references that were evaluated on the same value already: schemas that lead
  /// on to one twice each would double the work at each step.
  private var known: [Int: KnownOutcome] = [:]
  private lazy var canKnow = !program.references.contains { reference in
    if case .none = reference.dynamics { false } else { true }
  }
  /// The resources that the evaluation is in, the outermost first.
  private var scope: [Int] = []

  init(
    _ program: SchemaProgram,
    _ matcher: (any PatternMatching)?,
    _ budget: SchemaBudget,
    collects: Bool
  ) {
    self.program = program
    self.matcher = matcher
    self.collects = collects
    steps = budget.steps
    depthLimit = budget.depth
  }

  /// Takes steps from the budget; false if there are none left.
  func spend(_ count: Int) -> Bool {
    guard !isExhausted, steps >= count else {
      isExhausted = true
      return false
    }
    steps -= count
    return true
  }

  /// Evaluates a value against a schema.
  func evaluate(_ node: Int, _ value: JSONValue, _ parts: inout EvaluatedParts?) -> Outcome {
    guard depth < depthLimit else { return gap(node, .tooDeep) }
    guard spend(1) else { return gap(node, .tooMuchWork) }
    let schema = program.nodes[node]
    if schema.rules.isEmpty { return .valid }
    // The same schema for the same value again: it would go on for ever.
    if active[activeStart...].contains(node) { return gap(node, .tooDeep) }
    active.append(node)
    depth += 1
    let entersResource = scope.last != schema.resource
    if entersResource { scope.append(schema.resource) }
    defer {
      depth -= 1
      active.removeLast()
      if entersResource { scope.removeLast() }
    }
    guard schema.tracks else { return apply(schema, node, value, &parts) }
    // It sees what its own rules have looked at, not what those around it have.
    var own: EvaluatedParts? = EvaluatedParts()
    let outcome = apply(schema, node, value, &own)
    if let own { parts?.formUnion(own) }
    return outcome
  }

  private func apply(
    _ schema: SchemaNode,
    _ node: Int,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    var outcome = Outcome.valid
    for rule in schema.rules {
      let result = check(rule, node, value, &parts, isFaulty: outcome == .invalid)
      if result == .valid { continue }
      if result == .invalid {
        outcome = .invalid
        if !collects { return .invalid }
      } else if outcome == .valid {
        outcome = .unknown
      }
      if isExhausted { break }
    }
    return isExhausted ? outcome.and(.unknown) : outcome
  }

  private func check(
    _ rule: SchemaRule,
    _ node: Int,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?,
    isFaulty: Bool
  ) -> Outcome {
    switch rule {
    case .never: return fault(node, String?.none, .unexpected)
    case .types, .values, .bound, .multiple, .count, .pattern, .format, .content:
      return checkValue(rule, node, value)
    case .uniqueItems: return checkUnique(node, value)
    case .required(let names): return checkRequired(names, node, value)
    case .requiredBeside(let rule): return checkRequiredBeside(rule, node, value)
    case .members(let rule): return checkMembers(rule, node, value, &parts)
    case .names(let schema): return checkNames(schema, node, value)
    case .elements(let rule): return checkElements(rule, value, &parts)
    case .contains(let rule): return checkContains(rule, node, value, &parts)
    case .all(let schemas): return checkAll(schemas, value, &parts)
    case .any(let schemas): return checkAny(schemas, node, value, &parts)
    case .one(let schemas): return checkOne(schemas, node, value, &parts)
    case .not(let schema): return checkNot(schema, node, value)
    case .condition(let rule): return checkCondition(rule, value, &parts)
    case .schemasBeside(let rule): return checkSchemasBeside(rule, value, &parts)
    case .reference(let reference, let keyword):
      return follow(reference, keyword, node, value, &parts)
    case .unevaluatedItems(let schema):
      return isFaulty ? .valid : checkUnevaluatedItems(schema, value, &parts)
    case .unevaluatedMembers(let schema):
      return isFaulty ? .valid : checkUnevaluatedMembers(schema, value, &parts)
    }
  }

  private func follow(
    _ number: Int,
    _ keyword: SchemaKeyword,
    _ node: Int,
    _ value: JSONValue,
    _ parts: inout EvaluatedParts?
  ) -> Outcome {
    let reference = program.references[number]
    guard var target = reference.target else {
      return gap(node, .missingSchema(reference.address), keyword)
    }
    switch reference.dynamics {
    case .none: break
    case .anchor(let name):
      _ = spend(scope.count / 8)
      for resource in scope {
        guard let anchored = program.resources[resource].dynamicAnchors[name] else { continue }
        target = anchored
        break
      }
    case .recursive:
      if let resource = scope.first(where: { program.resources[$0].isRecursive }) {
        target = program.resources[resource].root
      }
    }
    guard parts == nil, canKnow else { return evaluate(target, value, &parts) }
    if let known = known[target], known.outcome == .valid || !collects || known.isCollected {
      guard spend(1) else { return gap(node, .tooMuchWork) }
      if collects { findings += known.findings.prefix(Self.findingLimit - findings.count) }
      return known.outcome
    }
    let count = findings.count
    let outcome = evaluate(target, value, &parts)
    if outcome != .unknown {
      known[target] = KnownOutcome(
        outcome: outcome,
        findings: Array(findings[count...]),
        isCollected: collects
      )
    }
    return outcome
  }

  // MARK: What comes of it

  /// Notes a broken rule.
  func fault(
    _ node: Int,
    _ keyword: SchemaKeyword?,
    _ reason: @autoclosure () -> SchemaFinding.Reason
  ) -> Outcome {
    fault(node, keyword?.rawValue, reason())
  }

  /// Notes a broken rule; without a keyword it is the schema itself.
  func fault(
    _ node: Int,
    _ keyword: String?,
    _ reason: @autoclosure () -> SchemaFinding.Reason
  ) -> Outcome {
    guard collects else { return .invalid }
    // A value can break a rule a million times, and nobody reads that.
    guard findings.count < Self.findingLimit else { return .invalid }
    let schema = program.nodes[node]
    var pointer = program.places.pointer(to: schema.place)
    if let keyword { pointer = pointer.appending(keyword) }
    findings.append(
      SchemaFinding(
        instance: JSONPointer(tokens: path),
        schema: pointer,
        document: address(of: schema),
        keyword: keyword ?? schema.origin,
        reason: reason()
      )
    )
    return .invalid
  }

  private static let findingLimit = 10_000

  /// Notes that a rule cannot be checked.
  func gap(_ node: Int, _ reason: SchemaGap.Reason, _ keyword: SchemaKeyword? = nil) -> Outcome {
    if reason == .tooMuchWork { isExhausted = true }
    // That nothing more is checked has to be said, however much was said before.
    let isLast = reason == .tooMuchWork && gaps.last?.reason != .tooMuchWork
    guard collects, gaps.count < 100 || isLast else { return .unknown }
    var pointer = program.places.pointer(to: program.nodes[node].place)
    if let keyword { pointer = pointer.appending(keyword.rawValue) }
    gaps.append(
      SchemaGap(instance: JSONPointer(tokens: path), schema: pointer, reason: reason)
    )
    return .unknown
  }

  private func address(of schema: SchemaNode) -> String {
    program.documents[program.resources[schema.resource].document].address
  }

  /// Evaluates a part of the value, which stands under a name or an index.
  func descend(_ schema: Int, _ value: JSONValue, _ token: @autoclosure () -> String) -> Outcome {
    let start = activeStart
    activeStart = active.count
    var outer: [Int: KnownOutcome] = [:]
    swap(&outer, &known)
    defer {
      activeStart = start
      swap(&outer, &known)
    }
    var parts: EvaluatedParts?
    guard collects else { return evaluate(schema, value, &parts) }
    path.append(token())
    defer { path.removeLast() }
    return evaluate(schema, value, &parts)
  }

  /// Evaluates an element that is only tried.
  func attemptPart(_ schema: Int, _ value: JSONValue) -> Outcome {
    let collected = collects
    collects = false
    defer { collects = collected }
    return descend(schema, value, "")
  }

  /// Evaluates something that is only tried: what it finds is nobody's fault.
  func attempt(_ node: Int, _ value: JSONValue, _ parts: inout EvaluatedParts?) -> Outcome {
    let collected = collects
    collects = false
    defer { collects = collected }
    return evaluate(node, value, &parts)
  }
}

/// The outcome of a schema for the value that is looked at.
private struct KnownOutcome {
  let outcome: SchemaOutcome
  /// The broken rules, if they were collected.
  let findings: [SchemaFinding]
  let isCollected: Bool
}

extension SchemaOutcome {
  /// Returns what both together come to.
  func and(_ other: SchemaOutcome) -> SchemaOutcome {
    if self == .invalid || other == .invalid { return .invalid }
    return self == .unknown ? .unknown : other
  }
}
