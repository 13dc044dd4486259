import OrderedJSON
import Testing

@testable import FormModel

/// Texts in JSON Forms UI schemas, and what is said about parts that are not understood.
@Suite struct LayoutDoubtTests {
  private let schema = ##"""
    {"description":"Intro","properties":{"a":{"type":"string"},
      "b":{"properties":{"c":{"type":"integer"}}},"d":{"$ref":"#/$defs/d"}},
     "$defs":{"d":{"properties":{"e":{"type":"boolean"}}}}}
    """##

  private func read(_ elements: String) throws -> Form {
    try form(schema, hints: #"{"type":"VerticalLayout","elements":[\#n\#(elements)]}"#)
  }

  @Test(arguments: [
    (#"{"type":"Chart"}"#, FormWarning.Reason.unknownLayoutElement("Chart")),
    (#"{"type":"Control"}"#, .unknownLayoutElement("Control")),
    (#"{"label":"x"}"#, .unknownLayoutElement("")),
    (##"{"type":"Control","scope":"#/properties/z"}"##, .unknownLayoutPlace("#/properties/z")),
    (
      ##"{"type":"Control","scope":"#/properties/b/properties/z"}"##,
      .unknownLayoutPlace("#/properties/b/properties/z")
    ),
    (##"{"type":"Control","scope":"#/$defs/d"}"##, .unknownLayoutPlace("#/$defs/d")),
  ])
  func anythingUnknownIsNamedWithItsPlace(element: String, reason: FormWarning.Reason) throws {
    let form = try read(element)
    #expect(form.warnings.map(\.reason) == [reason])
    #expect(form.warnings.first?.position?.line == 2)
    #expect(form.warnings.first?.position?.column == 1)
    #expect(Set(form.fields.map(\.name)) == ["a", "c", "e"])
  }

  @Test func elementsInsideOfAnUnknownOneCountAllTheSame() throws {
    let form = try read(
      ##"{"type":"Tabs","elements":[{"type":"Control","scope":"#/properties/d/properties/e"}]}"##
    )
    #expect(form.warnings.map(\.reason) == [.unknownLayoutElement("Tabs")])
    #expect(form.fields.map(\.name) == ["e", "a", "c"])
  }

  @Test func aRuleThatCannotBeFollowedIsNamed() throws {
    let form = try read(
      ##"""
      {"type":"Control","scope":"#/properties/d/properties/e","rule":
        {"effect":"HIDE","condition":{"scope":"#/properties/a","schema":{"const":"x"}}}}
      """##
    )
    let place = JSONPointer(tokens: ["d", "e"])
    #expect(form.warnings.map(\.reason) == [.lostLayoutRule(place)])
    #expect(form.warnings.first?.position?.line == 3)
  }

  @Test func textsStandInTheIntroductionOfTheirGroup() throws {
    let form = try read(
      ##"""
      {"type":"Label","text":"Hello"},
      {"type":"Group","label":"G","elements":[{"type":"Label","text":"One"},
        {"type":"Control","scope":"#/properties/a"},{"type":"Label","text":"Two"}]}
      """##
    )
    #expect(form.warnings == [])
    #expect(form.description == "Intro\n\nHello")
    #expect(form.groups.first { $0.title == "G" }?.description == "One\n\nTwo")
  }

  @Test func aLabelMayBeAnObjectOrFalse() throws {
    let form = try read(
      ##"""
      {"type":"Control","scope":"#/properties/a","label":{"text":"Alpha","show":true}},
      {"type":"Control","scope":"#/properties/b/properties/c","label":false}
      """##
    )
    #expect(form.warnings == [])
    #expect(form["/a"]?.label == "Alpha")
    #expect(form["/b/c"]?.label == "C")
  }

  @Test func onlySoMuchIsSaid() throws {
    let elements = Array(repeating: #"{"type":"Chart"}"#, count: 1000).joined(separator: ",")
    #expect(try read(elements).warnings.count == 100)
  }

  @Test func layoutsOfOtherKindsMayHaveAnyElement() throws {
    let file = ##"{"schema":{"a":{"type":"string"}},"form":["a",{"type":"submit","title":"Go"}]}"##
    #expect(try form(file).warnings == [])
  }
}
