import FormModel
import OrderedJSON
import Testing

/// A rule that is not looked at is told of.
@Suite struct IgnoredRuleTests {
  @Test(arguments: [
    #"{"type":"string","anyOf":[{"type":"string","title":"A"},{"type":"null"}]}"#,
    #"{"anyOf":[{"type":"string","maxLength":2},{"type":"null"}]}"#,
    #"{"oneOf":[{"const":"a","title":"A"},{"const":"b"}]}"#,
    #"{"type":"string","allOf":[{"maxLength":2},{"pattern":"a"}]}"#,
    #"{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}"#,
  ])
  func isNotToldOfWhereItIsHeeded(property: String) throws {
    #expect(try form(property: property).warnings.isEmpty)
  }

  @Test(arguments: [
    (#"{"type":"string","enum":["x",1,null]}"#, [#""x""#]),
    (#"{"type":["integer","null"],"enum":["x",1,2.5,null]}"#, ["1", "null"]),
    (#"{"type":"string","nullable":true,"enum":["x",null]}"#, [#""x""#, "null"]),
    (#"{"type":"integer","minimum":2,"exclusiveMaximum":4,"enum":[1,2,3,4]}"#, ["2", "3"]),
    (#"{"type":"string","maxLength":1,"oneOf":[{"const":"a"},{"const":"bc"}]}"#, [#""a""#]),
    (
      #"{"allOf":[{"oneOf":[{"const":"a"},{"const":"b"}]},{"oneOf":[{"const":"b"},{"const":"c"}]}]}"#,
      [#""b""#]
    ),
    (#"{"enum":["a","b","c"],"oneOf":[{"const":"c"},{"const":"a"}]}"#, [#""a""#, #""c""#]),
  ])
  func isHeededByWhatIsOffered(property: String, expected: [String]) throws {
    let form = try form(property: property)
    guard case .choice(let choices) = form.fields[0].kind else {
      #expect(Bool(false), "\(form.fields[0].kind)")
      return
    }
    #expect(choices.map { $0.value.text() } == expected)
    #expect(form.warnings.isEmpty)
  }

  @Test func leavesTheListWhereItWouldLeaveNothing() throws {
    let form = try form(property: #"{"type":"integer","enum":["1","2"]}"#)
    guard case .choice(let choices) = form.fields[0].kind else { return }
    #expect(choices.count == 2)
    #expect(form.warnings.count == 1)
  }

  @Test func ofOneFieldIsNotHeededByAnotherWithTheSameList() throws {
    let form = try form(
      ##"""
      {"properties":{"a":{"$ref":"#/$defs/e"},"b":{"$ref":"#/$defs/e","type":"string"}},
       "$defs":{"e":{"enum":["x",1]}}}
      """##
    )
    #expect(
      form.fields.map(\.kind) == [
        .choice([Choice(value: "x", label: "x"), Choice(value: 1, label: "1")]),
        .choice([Choice(value: "x", label: "x")]),
      ]
    )
  }
}
