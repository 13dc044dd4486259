import FormModel
import OrderedJSON
import Testing

/// Large forms open completely, in time that grows as they do: what takes the square of it would go
/// on for many minutes here.
@Suite(.timeLimit(.minutes(5))) struct ScaleTests {
  @Test func opensAHundredThousandProperties() throws {
    let properties = (0..<100_000).map { #""p\#($0)":{"type":"string"}"# }
    let form = try form(
      #"{"properties":{\#(properties.joined(separator: ","))},"required":["p99999"]}"#
    )
    #expect(form.fields.count == 100_000)
    #expect(form.warnings.isEmpty)
    #expect(form.fields.last?.isRequired == true)
    var answers = FormAnswers(form: form)
    for index in form.fields.indices { answers[index] = .text("\(index)") }
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json().objectValue?.count == 100_000)
  }

  @Test func knowsThePlacesOfTwentyThousandRowsWhateverHappensToThem() throws {
    let form = try form(
      #"""
      {"properties":{"rows":{"type":"array","items":{"properties":{"a":{"type":"integer"}}}}}}
      """#
    )
    let given = try json(
      #"{"rows":[\#((0..<20_000).map { #"{"a":\#($0)}"# }.joined(separator: ","))]}"#
    )
    var answers = FormAnswers(form: form, initial: given)
    let list = try #require(answers.form.groups.firstIndex { $0.kind == .list })
    _ = answers.addRow(to: list, at: 0)
    _ = answers.removeRow(10_000, from: list)
    _ = answers.moveRow(5, to: 19_000, in: list)
    _ = answers.moveRow(15_000, to: 2, in: list)
    #expect(answers.rowCount(of: list) == 20_000)
    var row = 0
    for item in answers.items {
      guard case .field(let index) = item else { continue }
      #expect(answers.pointer(at: index).tokens == ["rows", "\(row)", "a"])
      #expect(answers.row(around: item) == RowPlace(group: list, position: row))
      row += 1
    }
    #expect(row == 20_000)
    #expect(answers.items.count { answers.row(beginningAt: $0) != nil } == 20_000)
  }

  @Test func isDoneWithAMapOfThirtyThousandEntries() throws {
    let form = try form(
      #"""
      {"properties":{"m":{"type":"object","additionalProperties":{"type":"integer"}}}}
      """#
    )
    let entries = (0..<30_000).map { #""e\#($0)":\#($0)"# }.joined(separator: ",")
    var answers = FormAnswers(form: form, initial: try json(#"{"m":{\#(entries)}}"#))
    #expect(answers.faults(matching: PlainMatcher()).isEmpty)
    #expect(answers.json()["m"]?.objectValue?.count == 30_000)
    let name = try #require(answers.form.fields.first { $0.role == .entryName }?.index)
    answers[name] = .text("e29999")
    #expect(
      answers.issues(matching: PlainMatcher()).map(\.issue) == [
        .nameTaken("e29999"), .nameTaken("e29999"),
      ]
    )
  }

  @Test func opensALargeFormBehindOneReference() throws {
    let properties = (0..<21_000).map { #""p\#($0)":{"type":"string"}"# }
    let form = try form(
      ##"{"$ref":"#/$defs/f","$defs":{"f":{"properties":{\##(properties.joined(separator: ","))}}}}"##
    )
    #expect(form.fields.count == 21_000)
    #expect(form.warnings.isEmpty)
  }

  @Test func makesOneListOfChoicesForAllFieldsThatReferToIt() throws {
    let values = (0..<3000).map { "\"v\($0)\"" }.joined(separator: ",")
    let properties = (0..<3000).map { ##""p\##($0)":{"$ref":"#/$defs/e"}"## }
    let form = try form(
      ##"{"properties":{\##(properties.joined(separator: ","))},"$defs":{"e":{"enum":[\##(values)]}}}"##
    )
    #expect(form.fields.allSatisfy { $0.kind.name == "choice" })
    #expect(form.warnings.isEmpty)
  }

  @Test func findsTheNamesOfManyChoicesByTheirValues() throws {
    let places = 0..<20_000
    let values = places.map { "\"v\($0)\"" }.joined(separator: ",")
    let names = places.reversed().map { #"{"value":"v\#($0)","name":"N\#($0)"}"# }
    let form = try form(
      property: #"{"enum":[\#(values)],"enumNames":[\#(names.joined(separator: ","))]}"#
    )
    guard case .choice(let choices) = form.fields[0].kind else {
      Issue.record("no choice")
      return
    }
    #expect(choices.map(\.label) == places.map { "N\($0)" })
  }

  @Test func intersectsLongListsOfValues() throws {
    let many = (0..<20_000).map { "\"v\($0)\"" }.joined(separator: ",")
    let titled = (0..<20_000).reversed().map { #"{"const":"v\#($0)","title":"T"}"# }
    let constants = titled.joined(separator: ",")
    let form = try form(
      property: """
        {"allOf":[{"enum":[\(many)]},{"enum":["w",\(many)]}],
        "oneOf":[\(constants)],"anyOf":[\(constants)]}
        """
    )
    guard case .choice(let choices) = form.fields[0].kind else {
      Issue.record("no choice")
      return
    }
    #expect(choices.count == 20_000)
    #expect(choices.allSatisfy { $0.label == "T" })
  }

  @Test func findsTheDefaultsOfManyFieldsInOneLongList() throws {
    let values = (0..<20_000).map { "\"v\($0)\"" }.joined(separator: ",")
    let properties = (0..<20_000).map {
      ##""p\##($0)":{"$ref":"#/$defs/e","default":"v\##(19_999 - $0)"}"##
    }
    let form = try form(
      ##"{"properties":{\##(properties.joined(separator: ","))},"$defs":{"e":{"enum":[\##(values)]}}}"##
    )
    var answers = FormAnswers(form: form)
    #expect(answers[0] == .choice(19_999))
    #expect(answers[19_999] == .choice(0))
    answers[0] = .choice(3)
    #expect(answers.issues(matching: PlainMatcher()).isEmpty)
    #expect(answers.json()["p0"] == "v3")
  }

  @Test func putsManyGroupsInOrder() throws {
    let groups = (0..<20_000).map { #"{"title":"G\#($0)","properties":{"p\#($0)":{}}}"# }
    let form = try form(#"{"allOf":[\#(groups.joined(separator: ","))]}"#)
    #expect(form.sectionCount == 20_000)
    #expect(form.fields.count == 20_000)
  }

  @Test func joinsManyTextsOfALayout() throws {
    let texts = (0..<100_000).map { #"{"type":"Label","text":"T\#($0)"}"# }.joined(separator: ",")
    let group = #"{"type":"Group","label":"G","elements":[\#(texts)]}"#
    let form = try form(
      #"{"properties":{"a":{"type":"string"}}}"#,
      hints: #"{"type":"VerticalLayout","elements":[\#(texts),\#(group)]}"#
    )
    #expect(form.description?.hasSuffix("T99999") == true)
    #expect(form.fields.count == 1)
  }

  @Test func gathersManyDeclarationsOfOneObject() throws {
    let parts = (0..<50_000).map {
      #"{"properties":{"x":{"properties":{"p\#($0)":{"properties":{"q":{"type":"string"}}}}}}}"#
    }
    let form = try form(#"{"allOf":[\#(parts.joined(separator: ","))]}"#)
    #expect(form.fields.count == 50_000)
    #expect(form.fields.last?.pointer.description == "/x/p49999/q")
  }

  @Test func opensALayoutWithAKeyOfManyDots() throws {
    let key = (["a", "b"] + Array(repeating: "c", count: 200_000)).joined(separator: ".")
    let form = try form(
      """
      {"schema":{"properties":{"b":{"type":"string"},"a":{"type":"string"}}},"form":["\(key)"]}
      """
    )
    // The key mentions everything it leads through.
    #expect(form.outline == "a b")
  }

  @Test func typingDoesNotLagInALargeFormAsOnlyTheEditedFieldIsLookedAt() throws {
    let properties = (0..<1000).map { #""p\#($0)":{"type":"string","pattern":"a"}"# }
    let form = try form(#"{"properties":{\#(properties.joined(separator: ","))}}"#)
    let matcher = CountingMatcher()
    var answers = FormAnswers(form: form, matcher: matcher)
    for index in form.fields.indices { answers[index] = .text("b") }
    #expect(answers.isTouched(999))
    #expect(matcher.calls == 0)
    #expect(answers.issue(at: 999, matching: matcher) == .patternMismatch(message: nil))
    #expect(matcher.calls == 1)
    #expect(answers.issues(matching: matcher).count == 1000)
    #expect(matcher.calls == 1001)
  }
}
