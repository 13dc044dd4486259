import OrderedJSON
import SchemaValidation
import Testing

/// Hostile schemas and values end in an answer, soon and without a crash.
@Suite struct HostileTests {
  @Test func endlessReferencesCannotBeChecked() throws {
    for text in [
      ##"{"$ref":"#"}"##, ##"{"allOf":[{"$ref":"#"},{"$ref":"#"}]}"##,
      ##"{"not":{"$ref":"#"}}"##, ##"{"if":{"$ref":"#"},"then":false}"##,
    ] {
      let schema = JSONSchema(compiling: try JSONValue(reading: text))
      let report = schema.report(on: 1, matcher: nil)
      #expect(report.outcome == .unknown, "\(text)")
      #expect(!report.gaps.isEmpty, "\(text)")
    }
  }

  @Test func aChainOfReferencesIsFollowedAsFarAsTheBudgetGoes() {
    #expect(chain(of: 900).outcome(of: 1, matcher: nil) == .invalid)
    let report = chain(of: 10_000).report(on: 1, matcher: nil)
    #expect(report.outcome == .unknown)
    #expect(report.gaps.map(\.reason) == [.tooDeep])
  }

  private func chain(of length: Int) -> JSONSchema {
    var definitions = JSONObject()
    for index in 0..<length {
      definitions["d\(index)"] = ["$ref": .string("#/$defs/d\(index + 1)")]
    }
    definitions["d\(length)"] = ["type": "string"]
    return JSONSchema(compiling: ["$ref": "#/$defs/d0", "$defs": .object(definitions)])
  }

  /// Swift takes them all for one and the same text, so that each would be compared with each.
  @Test func thousandsOfCanonicallyEquivalentTextsAreToldApart() {
    let texts = (0..<8192).map { number -> JSONValue in
      .string((0..<13).map { number >> $0 & 1 == 0 ? "\u{E9}" : "e\u{301}" }.joined())
    }
    let unique = JSONSchema(compiling: ["uniqueItems": true])
    #expect(unique.isValid(.array(texts), matcher: nil))
    #expect(!unique.isValid(.array(texts + [texts[5]]), matcher: nil))
    var object = JSONObject()
    for text in texts { object[text.stringValue ?? ""] = 1 }
    #expect(object.count == texts.count)
  }

  @Test func exponentialWorkStops() {
    var definitions: JSONObject = ["d0": ["$ref": "nowhere.json"]]
    for index in 1...60 {
      let reference: JSONValue = ["$ref": .string("#/$defs/d\(index - 1)")]
      definitions["d\(index)"] = ["allOf": [reference, reference]]
    }
    let schema = JSONSchema(compiling: ["$ref": "#/$defs/d60", "$defs": .object(definitions)])
    let report = schema.report(on: 1, matcher: nil, budget: SchemaBudget(steps: 100_000))
    #expect(report.outcome == .unknown)
    #expect(report.gaps.last?.reason == .tooMuchWork)
  }

  /// Without a memory each of these takes two to the power of sixty steps.
  @Test(arguments: ["allOf", "anyOf", "oneOf"])
  func aSchemaIsEvaluatedOnceOnAValue(keyword: String) {
    for last in [["type": "string"], ["type": "integer"]] as [JSONValue] {
      var definitions: JSONObject = ["d0": last]
      for index in 1...60 {
        let reference: JSONValue = ["$ref": .string("#/$defs/d\(index - 1)")]
        var object: JSONObject = [:]
        object[keyword] = keyword == "oneOf" ? [reference, false] : [reference, reference]
        if keyword == "oneOf" { object["not"] = ["not": reference] }
        definitions["d\(index)"] = .object(object)
      }
      let schema = JSONSchema(compiling: ["$ref": "#/$defs/d60", "$defs": .object(definitions)])
      let budget = SchemaBudget(steps: 10_000)
      let expected: SchemaOutcome = last["type"] == "integer" ? .valid : .invalid
      #expect(schema.outcome(of: 1, matcher: nil, budget: budget) == expected)
      let report = schema.report(on: 1, matcher: nil, budget: budget)
      #expect(report.outcome == expected)
      #expect(report.findings.isEmpty == (expected == .valid))
    }
  }

  @Test func deepSchemasAndValuesNeedNoStack() {
    var schema: JSONValue = ["type": "string"]
    var value: JSONValue = 1
    for _ in 0..<10_000 {
      schema = ["items": schema]
      value = [value]
    }
    let compiled = JSONSchema(compiling: schema)
    #expect(compiled.outcome(of: value, matcher: nil) == .unknown)
    #expect(compiled.outcome(of: [], matcher: nil) == .valid)
  }

  @Test func manyElementsAreComparedInOneGo() {
    let elements = (0..<100_000).map { JSONValue.number(JSONNumber($0)) }
    let schema = JSONSchema(compiling: ["uniqueItems": true])
    #expect(schema.outcome(of: .array(elements), matcher: nil) == .valid)
    let report = schema.report(on: .array(elements + [7]), matcher: nil)
    #expect(report.findings.map(\.reason) == [.repeatedItem(first: 7, second: 100_000)])
  }

  @Test func numbersKeepTheirDigits() throws {
    let big = try JSONValue(reading: "12345678901234567890")
    let bigger = try JSONValue(reading: "12345678901234567891")
    let schema = JSONSchema(compiling: ["maximum": big])
    #expect(schema.outcome(of: big, matcher: nil) == .valid)
    #expect(schema.outcome(of: bigger, matcher: nil) == .invalid)
    let huge = try JSONValue(reading: #"{"multipleOf":0.01,"maximum":1e400}"#)
    #expect(
      JSONSchema(compiling: huge).outcome(of: try JSONValue(reading: "1e400"), matcher: nil)
        == .valid
    )
    #expect(
      JSONSchema(compiling: huge).outcome(of: try JSONValue(reading: "1e401"), matcher: nil)
        == .invalid
    )
    #expect(
      JSONSchema(compiling: huge).outcome(of: try JSONValue(reading: "0.015"), matcher: nil)
        == .invalid
    )
  }

  @Test func aSearchThatIsGivenUpIsSaid() {
    let schema = JSONSchema(compiling: ["pattern": "^(a+)+$"])
    let report = schema.report(on: "aaaa!", matcher: GivingUp())
    #expect(report.outcome == .unknown)
    #expect(report.gaps.map(\.reason) == [.pattern("^(a+)+$")])
  }
}

private struct GivingUp: PatternMatching {
  func match(_ text: String, pattern: String) -> PatternMatch { .cannotCheck }
}
