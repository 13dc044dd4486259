import FormModel
import OrderedJSON
import Testing

/// Nested objects, groups and the order of things.
@Suite struct SectionTests {
  @Test func nestedObjectsBecomeTitledSections() throws {
    let form = try form(
      #"""
      {"properties":{
        "a":{"type":"string"},
        "homeAddress":{"type":"object","description":"Where","required":["street"],"properties":{
          "street":{"type":"string"},"geo":{"title":"Place","properties":{"lat":{"type":"number"}}}}},
        "b":{"type":"string"}},"required":["homeAddress"]}
      """#
    )
    #expect(form.outline == "a Home address[street Place[lat]] b")
    #expect(
      form.fields.map(\.pointer.description) == [
        "/a", "/homeAddress/street", "/homeAddress/geo/lat", "/b",
      ]
    )
    #expect(form.fields.map(\.index) == [0, 1, 2, 3])
    #expect(form.fields.map(\.isRequired) == [false, true, false, false])
    #expect(form.sectionCount == 2)
    guard case .heading(let index) = form.items[1] else {
      Issue.record("no section")
      return
    }
    let section = form.groups[index]
    #expect(section.isRequired)
    #expect(section.description == "Where")
    #expect(section.pointer.description == "/homeAddress")
    #expect(section.schemaPointer.description == "/properties/homeAddress")
  }

  @Test func titledPartsOfAllOfBecomeSectionsOfTheSameObject() throws {
    let form = try form(
      #"""
      {"type":"object","definitions":{
        "one":{"title":"First","type":"object","required":["a"],"properties":{"a":{"type":"string"}}},
        "two":{"title":"Second","properties":{"b":{"type":"string"},"c":{"type":"boolean"}}}},
       "allOf":[{"$ref":"#/definitions/one"},{"$ref":"#/definitions/two"},{"properties":{"d":{}}}]}
      """#
    )
    #expect(form.outline == "First[a] Second[b c] d")
    #expect(form.fields.map(\.pointer.description) == ["/a", "/b", "/c", "/d"])
    #expect(form.fields.first?.isRequired == true)
    #expect(form.title == nil)
    var answers = FormAnswers(form: form)
    answers[1] = .text("x")
    answers[0] = .text("y")
    #expect(answers.json().text() == #"{"a":"y","b":"x"}"#)
  }

  @Test func aSingleReferenceInAllOfIsNoSectionOfItsOwn() throws {
    let form = try form(
      #"""
      {"properties":{"home":{"allOf":[{"$ref":"#/$defs/address"}],"description":"D"}},
       "$defs":{"address":{"title":"Address","properties":{"street":{"type":"string"}}}}}
      """#
    )
    #expect(form.outline == "Address[street]")
  }

  @Test func aPropertyDeclaredTwiceStandsOnceUnderBothRules() throws {
    let form = try form(
      #"""
      {"properties":{"a":{"type":"string","maxLength":9},"b":{}},
       "allOf":[{"properties":{"a":{"minLength":2,"title":"A!","maxLength":5}},"required":["a"]}]}
      """#
    )
    #expect(form.outline == "a b")
    #expect(form.fields[0].label == "A!")
    #expect(form.fields[0].isRequired)
    #expect(form.fields[0].constraints.minimumLength == 2)
    #expect(form.fields[0].constraints.maximumLength == 5)
  }

  @Test(arguments: [
    (#"["c","a"]"#, "c a b d"), (#"["c","*","a"]"#, "c b d a"), (#"["*","a"]"#, "b c d a"),
    (#"["nowhere","d"]"#, "d a b c"), ("[]", "a b c d"), (#"["a","a","*"]"#, "a b c d"),
  ])
  func followsTheOrderAskedFor(order: String, outline: String) throws {
    let properties = #""properties":{"a":{},"b":{},"c":{},"d":{}}"#
    #expect(try form(#"{\#(properties),"ui:order":\#(order)}"#).outline == outline)
    #expect(try form(#"{\#(properties)}"#, hints: #"{"ui:order":\#(order)}"#).outline == outline)
    #expect(
      try form(#"{"schema":{\#(properties)},"uiSchema":{"ui:options":{"order":\#(order)}}}"#)
        .outline == outline
    )
  }

  @Test func keepsNamesThatLookLikeNumbersInTheirPlace() throws {
    let form = try form(
      #"{"properties":{"10":{"type":"integer"},"b":{"type":"integer"},"2":{"type":"integer"},"1":{"type":"integer"}}}"#
    )
    #expect(form.outline == "10 b 2 1")
    var answers = FormAnswers(form: form)
    for index in form.fields.indices.reversed() { answers[index] = .text("1") }
    #expect(answers.json().text() == #"{"10":1,"b":1,"2":1,"1":1}"#)
  }

  @Test func keepsComposedAndDecomposedNamesApart() throws {
    let form = try form(
      "{\"allOf\":[{\"properties\":{\"\u{E9}\":{}}},{\"properties\":{\"e\u{301}\":{}}}]}"
    )
    #expect(form.fields.count == 2)
  }

  @Test func asksForWhatIsRequiredButNotDescribed() throws {
    let form = try form(#"{"properties":{"a":{}},"required":["a","b"]}"#)
    #expect(form.outline == "a b")
    #expect(form.fields[1].isRequired)
    #expect(form.fields[1].role == .alternative)
  }

  @Test func asksForWhatOnlySomeCasesDescribe() throws {
    let form = try form(
      #"""
      {"properties":{"a":{"type":"string"}},
       "oneOf":[{"properties":{"a":{},"b":{"type":"string"},"c":{"type":"string"}}},
                {"properties":{"b":{"type":"string"},"c":{"type":"number"}}}],
       "if":{"properties":{"a":{"const":"x"}}},"then":{"properties":{"d":{"properties":{"e":{}}}}},
       "dependencies":{"a":{"properties":{"f":{"type":"boolean"}}}}}
      """#
    )
    #expect(form.outline == "a D[e] oneOf")
    var answers = FormAnswers(form: form)
    answers[0] = .text("y")
    #expect(answers.outline == "a f oneOf")
    let chooser = answers.form.fields.first { $0.name == "oneOf" }
    answers[chooser?.index ?? 0] = .choice(0)
    #expect(answers.outline == "a oneOf b c f")
    #expect(form.warnings.isEmpty)
  }

  @Test func aFlagOnThePropertyMakesItRequiredToo() throws {
    let form = try form(
      ##"""
      {"properties":{"a":{"type":"string","required":true},"b":{"$ref":"#/$defs/c"},"d":{"required":false}},
       "$defs":{"c":{"type":"string","required":true}}}
      """##
    )
    #expect(form.fields.map(\.isRequired) == [true, true, false])
  }

  @Test func conditionalFieldsTakeTheirDefaults() throws {
    let form = try form(
      #"""
      {"properties":{"o":{"default":{"b":"x"},"properties":{"a":{"type":"string"}},
        "anyOf":[{"properties":{"b":{"type":"string"},"c":{"type":"string","default":"no"}}},{}]}}}
      """#
    )
    #expect(form.fields.map(\.name) == ["a", "anyOf", "b", "c"])
    #expect(FormAnswers(form: form).json().text() == #"{"o":{"b":"x","c":"no"}}"#)
  }
}
