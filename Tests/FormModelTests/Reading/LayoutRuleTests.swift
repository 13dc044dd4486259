import OrderedJSON
import Testing

@testable import FormModel

/// Groups, categories and rules of JSON Forms UI schemas.
@Suite struct LayoutRuleTests {
  private let schema = #"""
    {"properties":{"name":{"type":"string"},"dead":{"type":"boolean"},
      "kind":{"enum":["cat","dog"]},
      "home":{"type":"object","title":"Home","properties":{
        "street":{"type":"string"},"floor":{"type":"integer"}}}}}
    """#

  private func control(_ scope: String, _ more: String = "") -> String {
    ##"{"type":"Control","scope":"#/properties/\##(scope)"\##(more)}"##
  }

  private func rule(_ effect: String, _ scope: String, _ schema: String) -> String {
    ##","rule":{"effect":"\##(effect)","condition":{"scope":"#/properties/\##(scope)","schema":\##(schema)}}"##
  }

  private func answers(_ elements: String..., given: String? = nil) throws -> FormAnswers {
    let hints = #"{"type":"VerticalLayout","elements":[\#(elements.joined(separator: ","))]}"#
    let form = try form(schema, hints: hints)
    #expect(form.warnings.allSatisfy { $0.reason == .unknownLayoutRule })
    return FormAnswers(form: form, initial: try given.map(json))
  }

  private func set(_ answers: inout FormAnswers, _ pointer: String, _ input: FieldInput) throws {
    let index = try #require(
      answers.form.fields.firstIndex { answers.pointer(at: $0.index).description == pointer }
    )
    answers[index] = input
  }

  @Test func groupsAndCategoriesBecomeSections() throws {
    let answers = try answers(
      #"""
      {"type":"Categorization","elements":[
        {"type":"Category","label":"You","elements":[\#(control("name")),
          {"type":"Group","label":"Animal","elements":[\#(control("kind"))]}]},
        {"type":"Category","label":"Rest","elements":[
          {"type":"HorizontalLayout","elements":[\#(control("home"))]}]}]}
      """#
    )
    #expect(answers.outline == "You[name Animal[kind]] Rest[Home[street floor]] dead")
  }

  @Test func aGroupAroundPartsOfASectionStandsInIt() throws {
    let answers = try answers(
      control("home/properties/street"),
      #"{"type":"Group","label":"More","elements":[\#(control("home/properties/floor"))]}"#
    )
    #expect(answers.outline == "Home[street More[floor]] name dead kind")
  }

  @Test(arguments: [("SHOW", true), ("HIDE", false)])
  func aRuleShowsAndHides(effect: String, showsWhenTrue: Bool) throws {
    var answers = try answers(
      control("dead"),
      control("kind", rule(effect, "dead", #"{"const":true}"#)),
      given: #"{"dead":true}"#
    )
    #expect(answers.outline.contains("kind") == showsWhenTrue)
    if showsWhenTrue { try set(&answers, "/kind", .choice(0)) }
    #expect((answers.json()["kind"] != nil) == showsWhenTrue)
    try set(&answers, "/dead", .flag(false))
    #expect(answers.outline.contains("kind") != showsWhenTrue)
    #expect(answers.json()["kind"] == nil)
    try set(&answers, "/dead", .flag(true))
    #expect((answers.json()["kind"] == "cat") == showsWhenTrue)
  }

  @Test func aRuleOfAGroupHoldsForAllThatIsInIt() throws {
    var answers = try answers(
      #"{"type":"Group","label":"G","elements":[\#(control("kind")),\#(control("home/properties/floor"))]"#
        + rule("SHOW", "name", #"{"minLength":1},"failWhenUndefined":true"#) + "}"
    )
    #expect(answers.outline == "G[Home[street]] name dead")
    try set(&answers, "/name", .text("Ada"))
    #expect(answers.outline == "G[kind Home[floor street]] name dead")
  }

  @Test func aRuleMakesAFieldReadOnly() throws {
    var answers = try answers(
      control("kind", rule("DISABLE", "dead", #"{"const":true}"#)),
      control("name", rule("ENABLE", "dead", #"{"const":true}"#))
    )
    #expect(answers.form["/kind"]?.isReadOnly == false)
    #expect(answers.form["/name"]?.isReadOnly == true)
    try set(&answers, "/dead", .flag(true))
    let shown = answers.items.compactMap { item -> Field? in
      if case .field(let index) = item { answers.form.fields[index] } else { nil }
    }
    #expect(shown.first { $0.name == "kind" }?.isReadOnly == true)
    #expect(shown.first { $0.name == "name" }?.isReadOnly == false)
  }

  @Test func conditionsAreJoined() throws {
    var answers = try answers(
      control(
        "kind",
        ##","rule":{"effect":"SHOW","condition":{"type":"AND","conditions":[{"scope":"#/properties/dead","schema":{"const":true}},{"type":"LEAF","scope":"#/properties/name","expectedValue":"Ada"}]}}"##
      )
    )
    try set(&answers, "/dead", .flag(true))
    #expect(!answers.outline.contains("kind"))
    try set(&answers, "/name", .text("Ada"))
    #expect(answers.outline.contains("kind"))
  }

  @Test(arguments: [
    #"{"effect":"SHOW"}"#, ##"{"effect":"DANCE","condition":{"scope":"#","schema":{}}}"##,
    ##"{"effect":"HIDE","condition":{"scope":"#/definitions/x","schema":true}}"##, "7",
  ])
  func aRuleThatIsNotUnderstoodIsLeftOut(rule: String) throws {
    let answers = try answers(control("kind", ",\"rule\":\(rule)"))
    #expect(answers.form.warnings.map(\.reason) == [.unknownLayoutRule])
    #expect(answers.outline == "kind name dead Home[street floor]")
  }

  @Test func theAnswersAreCheckedByTheSchemaAsItIsWritten() throws {
    let form = try form(
      #"{"properties":{"a":{"type":"string"},"b":{"type":"integer"}},"additionalProperties":false}"#,
      hints: control("b", rule("SHOW", "a", #"{"const":"x"}"#))
    )
    #expect(form.schema["allOf"] == nil)
    let given = try json(#"{"a":"x","b":1}"#)
    #expect(FormAnswers(form: form, initial: given).json() == given)
  }

  @Test(arguments: [
    (#"{"minLength":1}"#, true), (#"{"not":{"const":"x"}}"#, true), (#"{"const":"x"}"#, false),
    (#"{"type":"string"}"#, false), (#"{"minLength":1},"failWhenUndefined":true"#, false),
  ])
  func anAnswerThatIsNotThereIsAskedAboutAsJSONFormsDoes(condition: String, isShown: Bool) throws {
    let answers = try answers(control("kind", rule("SHOW", "name", condition)))
    #expect(answers.outline.contains("kind") == isShown)
  }

  @Test func controlsAskForWidgets() throws {
    let form = try form(
      #"{"properties":{"n":{"type":"number","minimum":1,"maximum":5},"b":{"type":"boolean"}}}"#,
      hints: #"{"type":"VerticalLayout","elements":["#
        + control("n", #","options":{"slider":true}"#) + ","
        + control("b", #","options":{"toggle":true}"#) + "]}"
    )
    #expect(form.fields.map(\.presentation) == [.slider, .toggle])
  }
}
