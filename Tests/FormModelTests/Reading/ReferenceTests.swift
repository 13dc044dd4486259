import FormModel
import OrderedJSON
import Testing

/// Where references lead, and that none of them leads into a swamp.
@Suite struct ReferenceTests {
  @Test(arguments: [
    ##"{"$ref":"#/$defs/t"}"##, ##"{"$ref":"#/definitions/a~1b%25"}"##, ##"{"$ref":"#name"}"##,
    ##"{"$ref":"#old"}"##, ##"{"$ref":"inner.json"}"##, ##"{"$ref":"inner.json#/$defs/deep"}"##,
    ##"{"$ref":"https://example.org/forms/inner.json"}"##,
    ##"{"$ref":"https://example.org/forms/main.json#/$defs/t"}"##,
    ##"{"$ref":"/forms/inner.json#in"}"##,
    ##"{"$dynamicRef":"#name"}"##, ##"{"$ref":"#definitions/a~1b%25"}"##,
    ##"{"$ref":"#/$defs/chain"}"##, ##"{"allOf":[{"$ref":"#/$defs/chain"},{"minimum":1}]}"##,
  ])
  func followsReferencesInsideTheFile(property: String) throws {
    let form = try form(
      ##"""
      {"$id":"https://example.org/forms/main.json","properties":{"x":\##(property)},
       "$defs":{"t":{"type":"integer"},"n":{"$anchor":"name","type":"integer"},
         "o":{"id":"#old","type":"integer"},"chain":{"$ref":"#/$defs/chain2"},
         "chain2":{"$ref":"#/$defs/t"},
         "i":{"$id":"inner.json","type":"integer","$defs":{"deep":{"type":"integer"},
           "a":{"$anchor":"in","$ref":"#/$defs/deep"}}}},
       "definitions":{"a/b%":{"type":"integer"}}}
      """##
    )
    #expect(form.fields.map(\.kind) == [.integer])
    #expect(form.warnings == [])
  }

  @Test func whatStandsBesideAReferenceGoesFirst() throws {
    let form = try form(
      ##"""
      {"properties":{"x":{"$ref":"#/$defs/t","title":"Own","default":"mine"}},
       "$defs":{"t":{"type":"string","title":"Theirs","description":"D","default":"theirs"}}}
      """##
    )
    #expect(form.fields[0].label == "Own")
    #expect(form.fields[0].description == "D")
    #expect(form.fields[0].defaultValue == "mine")
  }

  @Test func warnsWhereAReferenceLeadsNowhere() throws {
    let form = try form("{\"properties\":{\"x\":\n{\"$ref\":\"#/gone\"}}}")
    #expect(form.warnings.count == 1)
    #expect(form.warnings.first?.pointer.description == "/x")
    #expect(form.warnings.first?.position?.description == "2:9")
    #expect(form.warnings.first?.reason == .brokenReference("#/gone"))
  }

  @Test(arguments: [
    ##"{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}"##,
    ##"{"a":{"allOf":[{"$ref":"#/$defs/b"}]},"b":{"allOf":[{"$ref":"#/$defs/a"}]}}"##,
    ##"{"a":{"$ref":"#/$defs/a"}}"##,
  ])
  func ringsBecomeRawFieldsWithAWarning(definitions: String) throws {
    let form = try form(
      ##"{"properties":{"x":{"$ref":"#/$defs/a"},"y":{}},"$defs":\##(definitions)}"##
    )
    #expect(form.outline == "x y")
    #expect(form.fields[0].notes == [.circularReference])
    #expect(form.warnings.map(\.pointer.description) == ["/x"])
  }

  @Test func theInnerRepeatOfARecursionIsThereOnDemand() throws {
    let form = try form(
      ##"""
      {"$ref":"#/$defs/person","$defs":{"person":{"properties":{
        "name":{"type":"string"},"partner":{"$ref":"#/$defs/person"},
        "boss":{"properties":{"of":{"$ref":"#/$defs/person"},"since":{"type":"integer"}}}}}}}
      """##
    )
    #expect(form.outline == "name partner Boss[of since]")
    #expect(form["/partner"]?.role == .presence)
    #expect(form["/boss/of"]?.role == .presence)
    var answers = FormAnswers(form: form)
    answers[1] = .flag(true)
    #expect(answers.outline == "name partner name partner Boss[of since] Boss[of since]")
    answers[1] = .flag(false)
    #expect(answers.outline == "name partner Boss[of since]")
    #expect(answers.json() == [:])
  }

  @Test(arguments: ["", ##""b":{"$ref":"#n"},"##])
  func aReferenceBelongsToTheNearestAddressWhateverWasReadBefore(first: String) throws {
    let form = try form(
      ##"""
      {"$id":"http://x.test/root","$defs":{"r":{"$id":"http://x.test/r","type":"object",
        "$defs":{"t":{"type":"integer"}},"properties":{"v":{"$ref":"#/$defs/t"}}},
        "t":{"type":"string"},"n":{"$anchor":"n","type":"boolean"}},
       "properties":{\##(first)"a":{"$ref":"#/$defs/r"}}}
      """##
    )
    #expect(form["/a/v"]?.kind == .integer)
  }

  @Test func usingADescriptionTwiceIsNoRecursion() throws {
    let form = try form(
      ##"""
      {"properties":{"a":{"$ref":"#/$defs/n"},"b":{"properties":{"c":{"$ref":"#/$defs/n"}}}},
       "$defs":{"n":{"properties":{"first":{"type":"string"}}}}}
      """##
    )
    #expect(form.outline == "A[first] B[C[first]]")
    #expect(form.fields.map(\.kind.name) == ["text", "text"])
  }

  /// Ten to the power of twelve fields, if anyone followed.
  @Test func explosionsEndInRawFields() throws {
    let definitions = (0..<12).map { level in
      let properties = (0..<10).map { ##""p\##($0)":{"$ref":"#/$defs/d\##(level + 1)"}"## }
      return #""d\#(level)":{"properties":{\#(properties.joined(separator: ","))}}"#
    }
    let form = try form(
      ##"{"$ref":"#/$defs/d0","$defs":{\##(definitions.joined(separator: ",")),"d12":{"type":"string"}}}"##
    )
    #expect(form.fields.count > 20_000 && form.fields.count < 21_000)
    #expect(form.fields.contains { $0.notes == [.tooMuch] })
    #expect(!form.warnings.isEmpty)
  }

  @Test(arguments: [("allOf", "a"), ("oneOf", "x"), ("anyOf", "x")])
  func doubledReferencesDoNotMultiply(keyword: String, name: String) throws {
    let definitions = (0..<60).map { level in
      let reference = ##"{"$ref":"#/$defs/d\##(level + 1)"}"##
      return #""d\#(level)":{"\#(keyword)":[\#(reference),\#(reference)]}"#
    }
    let end = #""d60":{"properties":{"a":{"type":"string"}}}"#
    let form = try form(
      ##"{"properties":{"x":{"$ref":"#/$defs/d0"}},"$defs":{\##(definitions.joined(separator: ",")),\##(end)}}"##
    )
    #expect(form.fields.map(\.name) == [name])
  }

  @Test func longChainsEndInARawField() throws {
    let definitions = (0..<20_000).map { ##""c\##($0)":{"$ref":"#/$defs/c\##($0 + 1)"}"## }
    let form = try form(
      ##"{"properties":{"x":{"$ref":"#/$defs/c0"}},"$defs":{\##(definitions.joined(separator: ",")),"c20000":{}}}"##
    )
    #expect(form.fields.map(\.notes) == [[.tooMuch]])
    #expect(form.warnings.count == 1)
  }

  @Test func deepNestingEndsInARawField() throws {
    // Each level is three levels of JSON, and the reader takes 256 of them.
    let form = try form(
      String(repeating: #"{"properties":{"x":"#, count: 100) + "{}"
        + String(repeating: "}}", count: 100)
    )
    #expect(form.fields.map(\.notes) == [[.tooMuch]])
    #expect(form.sectionCount == 63)
  }
}
