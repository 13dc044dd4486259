import OrderedJSON
import SchemaValidation
import TestSupport
import Testing

/// Whatever a schema holds, it is evaluated without a crash, within the budget, and the order of
/// its keywords makes no difference.
@Suite struct FuzzTests {
  private static let names = ["a", "b", "c"]
  private static let leaves: [(String, [JSONValue])] = [
    ("type", ["string", "object", "array", "integer", ["null", "number"], 7]),
    ("const", [1, "a", .null]), ("enum", [[1, "a"], [[:], []], 3]), ("minimum", [0, 2]),
    ("exclusiveMaximum", [3, true]), ("maximum", [3]), ("multipleOf", [2, 0]),
    ("minLength", [1, -1]), ("maxItems", [1]), ("minProperties", [1]), ("uniqueItems", [true]),
    ("pattern", ["a", "("]), ("format", ["date", "ipv6"]), ("required", [["a"], ["b"], true]),
    ("dependentRequired", [["a": ["b"]]]), ("minContains", [0, 2]),
    ("$ref", ["#", "#/$defs/a", "#/properties/b", "#x", "nowhere"]), ("$dynamicRef", ["#x"]),
    ("$anchor", ["x"]), ("$dynamicAnchor", ["x"]), ("$id", ["http://x.test/a", "b"]),
    ("unevaluatedProperties", [false]), ("unevaluatedItems", [false]),
  ]
  private static let single = [
    "items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames",
    "additionalItems",
  ]
  private static let lists = ["allOf", "anyOf", "oneOf", "prefixItems"]
  private static let maps = [
    "properties", "patternProperties", "dependentSchemas", "dependencies", "$defs",
  ]

  private func schema(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    if depth == 0 || random.once(in: 12) { return .bool(random.once(in: 2)) }
    var object = JSONObject()
    for _ in 0..<random.int(0...4) {
      switch random.int(0...5) {
      case 0...2:
        let (keyword, values) = random.element(of: Self.leaves)
        object[keyword] = random.element(of: values)
      case 3: object[random.element(of: Self.single)] = schema(&random, depth: depth - 1)
      case 4:
        object[random.element(of: Self.lists)] = .array(
          (0..<random.int(1...2)).map { _ in schema(&random, depth: depth - 1) }
        )
      default:
        var map = JSONObject()
        for name in Self.names where random.once(in: 2) {
          map[name] = schema(&random, depth: depth - 1)
        }
        object[random.element(of: Self.maps)] = .object(map)
      }
    }
    return .object(object)
  }

  private func value(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    switch random.int(0...(depth == 0 ? 3 : 6)) {
    case 0: return .null
    case 1: return .number(JSONNumber(random.int(0...4)))
    case 2: return .string(random.element(of: ["", "a", "b", "2026-03-31"]))
    case 3: return .bool(random.once(in: 2))
    case 4: return .array((0..<random.int(0...3)).map { _ in value(&random, depth: depth - 1) })
    default:
      var object = JSONObject()
      for name in Self.names where random.once(in: 2) {
        object[name] = value(&random, depth: depth - 1)
      }
      return .object(object)
    }
  }

  private func shuffled(_ value: JSONValue, _ random: inout SplitMix64) -> JSONValue {
    switch value.kind {
    case .array(let elements): return .array(elements.map { shuffled($0, &random) })
    case .object(let object):
      var members = object.members
      members.shuffle(using: &random)
      var result = JSONObject()
      for member in members { result[member.key] = shuffled(member.value, &random) }
      return .object(result)
    case .null, .bool, .number, .string: return value
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theOrderOfKeywordsMakesNoDifference(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let budget = SchemaBudget(steps: 20_000, depth: 100)
    for _ in 0..<60 {
      let text = schema(&random, depth: 4)
      let draft = random.element(of: [nil] + SchemaDraft.allCases)
      let options = SchemaOptions(defaultDraft: draft)
      let first = JSONSchema(compiling: text, options: options)
      let second = JSONSchema(compiling: shuffled(text, &random), options: options)
      for _ in 0..<5 {
        let value = value(&random, depth: 3)
        let outcome = first.outcome(of: value, matcher: Letters(), budget: budget)
        let report = first.report(on: value, matcher: Letters(), budget: budget)
        // Keywords in another order may run out of the budget elsewhere.
        if outcome != .unknown, report.outcome != .unknown {
          #expect(report.outcome == outcome, "\(text) \(value)")
        }
        #expect(report.findings.isEmpty == (report.outcome != .invalid), "\(text) \(value)")
        if report.outcome == .unknown { #expect(!report.gaps.isEmpty, "\(text) \(value)") }
        let other = second.outcome(of: value, matcher: Letters(), budget: budget)
        if outcome != .unknown, other != .unknown, !text.text().contains("nchor"),
          !text.text().contains("$id")
        {
          #expect(outcome == other, "\(text) \(value)")
        }
      }
    }
  }
}

/// Finds letters as they are.
private struct Letters: PatternMatching {
  func match(_ text: String, pattern: String) -> PatternMatch {
    pattern == "(" ? .cannotCheck : text.contains(pattern) ? .matches : .doesNotMatch
  }
}
