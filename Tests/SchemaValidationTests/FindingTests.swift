import OrderedJSON
import SchemaTestSupport
import SchemaValidation
import Testing

/// The findings of a schema, as data and in the order of the form.
@Suite struct FindingTests {
  private func report(_ schema: String, _ value: String) throws -> SchemaReport {
    JSONSchema(compiling: try JSONValue(reading: schema))
      .report(on: try JSONValue(reading: value), matcher: FoundationMatcher())
  }

  @Test func findingsComeInTheOrderOfTheSchema() throws {
    let schema = """
      {"required":["c"],"properties":{"b":{"type":"string"},"c":{"type":"string"},
      "a":{"properties":{"y":{"type":"string"},"x":{"type":"string"}}}}}
      """
    let report = try report(schema, #"{"z":1,"a":{"x":1,"y":2},"b":3}"#)
    #expect(report.findings.map(\.place.description) == ["/b", "/c", "/a/y", "/a/x"])
    #expect(report.findings.map(\.keyword) == ["type", "required", "type", "type"])
    #expect(report.findings[1].instance == .root)
    #expect(report.findings[1].reason == .missing(name: "c", because: nil))
    #expect(report.findings[2].schema.description == "/properties/a/properties/y/type")
  }

  @Test func branchesSayWhyTheyDoNotFit() throws {
    let report = try report(#"{"anyOf":[{"required":["a"]},{"required":["b"]}]}"#, "{}")
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.keyword == "anyOf")
    guard case .noAlternative(let branches) = finding.reason else {
      Issue.record("\(finding)")
      return
    }
    #expect(branches.map { $0.map(\.place.description) } == [["/a"], ["/b"]])
  }

  @Test(arguments: [
    (#"{"if":{"properties":{"k":{"const":"x"}}},"then":{"required":["b"]}}"#, #"{"k":"x"}"#, "/b"),
    (#"{"dependentRequired":{"k":["b"]}}"#, #"{"k":1}"#, "/b"),
    (#"{"dependencies":{"k":["b"]}}"#, #"{"k":1}"#, "/b"),
    (#"{"properties":{"a":{"not":{"const":"x"}}}}"#, #"{"a":"x"}"#, "/a"),
    (#"{"properties":{"a":{"required":true}}}"#, "{}", "/a"),
    (#"{"additionalProperties":false,"properties":{"a":{}}}"#, #"{"a":1,"b":2}"#, "/b"),
    (#"{"maximum":5,"exclusiveMaximum":true}"#, "5", ""),
    (#"{"items":[{"type":"string"}],"additionalItems":false}"#, #"["a",1]"#, "/1"),
  ])
  func formsWithoutADraftUseTheKeywordsOfAll(schema: String, value: String, place: String) throws {
    #expect(try report(schema, value).findings.map(\.place.description) == [place])
  }

  @Test func aListSaysAllItsReasons() throws {
    let schema = #"{"items":{"type":"integer"},"minItems":3,"uniqueItems":true}"#
    let report = try report(schema, #"["x","x"]"#)
    #expect(Set(report.findings.map(\.keyword)) == ["type", "minItems", "uniqueItems"])
  }

  @Test func subschemasAreFoundByTheirPlace() throws {
    let text =
      ##"{"if":{"properties":{"a":{"$ref":"#/$defs/é~0~1x"}}},"$defs":{"é~/x":{"const":1}}}"##
    let schema = JSONSchema(compiling: try JSONValue(reading: text))
    let condition = try #require(schema.subschema(at: JSONPointer(tokens: ["if"])))
    #expect(schema.subschema(at: JSONPointer(tokens: ["$defs", "é~/x"])) != nil)
    #expect(schema.subschema(at: JSONPointer(tokens: ["then"])) == nil)
    #expect(condition.isValid(["a": 1], matcher: nil))
    #expect(!condition.isValid(["a": 2], matcher: nil))
  }

  @Test func mistakesInASchemaAreProblems() throws {
    let text =
      ##"{"minLength":"x","items":5,"allOf":[{"$ref":"#/nowhere"},{"$ref":"other.json"}]}"##
    let schema = JSONSchema(compiling: try JSONValue(reading: text))
    #expect(
      Set(schema.problems.map(\.pointer.description))
        == ["/minLength", "/items", "/allOf/0/$ref", "/allOf/1/$ref"]
    )
    let report = schema.report(on: "", matcher: nil)
    #expect(report.outcome == .unknown)
    #expect(report.gaps.count == 2)
  }

  @Test func timesAreCompletedWithAnOffset() {
    let format = StringFormat.dateTime
    #expect(format.completed("2026-03-31 14:30", offsetMinutes: 120) == "2026-03-31T14:30:00+02:00")
    #expect(format.completed("2026-03-31T14:30:00", offsetMinutes: 0) == "2026-03-31T14:30:00Z")
    #expect(format.completed("2026-02-31 14:30", offsetMinutes: 0) == nil)
    #expect(StringFormat.time.completed("20:20:39", offsetMinutes: -210) == "20:20:39-03:30")
    #expect(StringFormat.time.completed("20:20Z", offsetMinutes: 60) == "20:20:00Z")
    #expect(StringFormat.time.completed("x", offsetMinutes: 60) == nil)
    #expect(StringFormat.date.completed("2026-03-31", offsetMinutes: 60) == nil)
  }
}
