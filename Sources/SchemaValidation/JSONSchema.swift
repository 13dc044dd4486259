public import OrderedJSON

/// A schema that is compiled once and evaluated many times.
///
/// It follows the drafts 04, 06, 07, 2019-09 and 2020-12, chosen by `$schema`. Compiling never
/// fails: what makes no sense is in `problems` and is not looked at.
public struct JSONSchema: Sendable {
  private let program: SchemaProgram
  private let node: Int

  /// Compiles a schema document and the documents that it refers to.
  ///
  /// - Parameters:
  ///   - document: The schema.
  ///   - options: How it is to be understood.
  ///   - lookup: Has the other documents; the drafts' own metaschemas are known without it.
  public init(
    compiling document: JSONValue,
    options: SchemaOptions = SchemaOptions(),
    lookup: @escaping SchemaLookup = { _ in nil }
  ) {
    var compiler = SchemaCompiler(options, lookup)
    program = compiler.compile(document)
    node = 0
  }

  private init(_ program: SchemaProgram, node: Int) {
    self.program = program
    self.node = node
  }

  /// The faults of the document and of those that it refers to.
  public var problems: [SchemaProblem] { program.problems }

  /// Finds the schema at a place in the compiled document, such as an `if`.
  ///
  /// - Parameters:
  ///   - pointer: The place, from the root of the document.
  ///   - address: The address of another document that this one refers to, as it was looked up.
  /// - Returns: The schema, nil if there is none that the standard or a reference knows as one.
  public func subschema(at pointer: JSONPointer, in address: String? = nil) -> JSONSchema? {
    let document = address.map { address in program.documents.first { $0.address == address } }
    guard var place = (document ?? program.documents[0])?.place else { return nil }
    for token in pointer.tokens {
      guard let next = program.places.known(below: place, token) else { return nil }
      place = next
    }
    return program.places[place].map { JSONSchema(program, node: $0) }
  }

  /// The patterns in the document and those that it refers to, with the place of each.
  public var patterns: [(pattern: String, pointer: JSONPointer)] {
    program.nodes.flatMap { node in
      node.rules.flatMap { rule -> [(pattern: String, pointer: JSONPointer)] in
        let place = program.places.pointer(to: node.place)
        switch rule {
        case .pattern(let pattern): return [(pattern, place.appending("pattern"))]
        case .members(let members):
          let parent = place.appending("patternProperties")
          return members.patterns.map { ($0.pattern, parent.appending($0.pattern)) }
        case .never, .types, .values, .bound, .multiple, .count, .format, .content, .uniqueItems,
          .required, .requiredBeside, .names, .elements, .contains, .all, .any, .one, .not,
          .condition, .schemasBeside, .reference, .unevaluatedItems, .unevaluatedMembers:
          return []
        }
      }
    }
  }

  /// Tells whether a value is as the schema has it, without saying why not.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - matcher: Searches for patterns; without one they cannot be checked.
  ///   - budget: How much may be spent.
  /// - Returns: Whether it is, or that it cannot be told.
  public func outcome(
    of value: JSONValue,
    matcher: (any PatternMatching)?,
    budget: SchemaBudget = .standard
  ) -> SchemaOutcome {
    let evaluator = SchemaEvaluator(program, matcher, budget, collects: false)
    var parts: EvaluatedParts?
    return evaluator.evaluate(node, value, &parts)
  }

  /// Tells whether a value is as the schema has it; false also if that cannot be told.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - matcher: Searches for patterns; without one they cannot be checked.
  ///   - budget: How much may be spent.
  /// - Returns: True for a value that is valid for sure.
  public func isValid(
    _ value: JSONValue,
    matcher: (any PatternMatching)?,
    budget: SchemaBudget = .standard
  ) -> Bool {
    outcome(of: value, matcher: matcher, budget: budget) == .valid
  }

  /// Returns everything that the schema says about a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - matcher: Searches for patterns; without one they cannot be checked.
  ///   - budget: How much may be spent.
  /// - Returns: The broken rules in the order of the form, and what could not be checked.
  public func report(
    on value: JSONValue,
    matcher: (any PatternMatching)?,
    budget: SchemaBudget = .standard
  ) -> SchemaReport {
    let evaluator = SchemaEvaluator(program, matcher, budget, collects: true)
    var parts: EvaluatedParts?
    let outcome = evaluator.evaluate(node, value, &parts)
    return SchemaReport(
      outcome: outcome,
      findings: outcome == .invalid ? evaluator.order.sorted(evaluator.findings, in: value) : [],
      gaps: evaluator.gaps
    )
  }
}
