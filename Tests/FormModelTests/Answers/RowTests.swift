import OrderedJSON
import TestSupport
import Testing

@testable import FormModel

/// Rows come, go and move; what is shown follows by splices alone.
@Suite struct RowTests {
  private static let people = #"""
    {"properties":{"a":{"type":"string"},"people":{"type":"array","items":{"title":"Person",
      "properties":{"name":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}}},
      "required":["name"]}},
     "z":{"type":"string"}}}
    """#

  @Test func aRowComesGoesAndMovesWithItsFields() throws {
    var answers = FormAnswers(form: try form(Self.people))
    #expect(answers.outline == "a People[+] z")
    let list = try #require(answers.form.groups.firstIndex { $0.kind == .list })
    let added = answers.addRow(to: list)
    #expect(answers.outline == "a People[Person[name Tags[+]] +] z")
    #expect(added.splices.count == 1)
    let name = try #require(added.focus)
    #expect(answers.form.fields[name].name == "name")
    #expect(answers.issues(matching: PlainMatcher()).map(\.index) == [name])
    answers[name] = .text("Ada")
    let second = try #require(answers.addRow(to: list, at: 0).focus)
    answers[second] = .text("Bo")
    #expect(answers.json().text() == #"{"people":[{"name":"Bo"},{"name":"Ada"}]}"#)
    #expect(answers.pointer(at: name).description == "/people/1/name")
    #expect(answers.moveRow(1, to: 0, in: list).focus == name)
    #expect(answers.json().text() == #"{"people":[{"name":"Ada"},{"name":"Bo"}]}"#)
    #expect(answers.row(around: .field(second)) == RowPlace(group: list, position: 1))
    #expect(answers.removeRow(0, from: list).focus == second)
    #expect(answers.json().text() == #"{"people":[{"name":"Bo"}]}"#)
    _ = answers.removeRow(0, from: list)
    #expect(answers.json().text() == "{}")
    #expect(answers.outline == "a People[+] z")
  }

  @Test func linesBecomeRowsInOnePlace() throws {
    let form = try form(
      property: #"{"type":"array","maxItems":4,"items":{"type":"string","default":"d"}}"#
    )
    var answers = FormAnswers(form: form, initial: try json(#"{"x":["a","z"]}"#))
    let row = RowPlace(group: 0, position: 0)
    #expect(answers.isSingleField(row))
    #expect(answers.freeRows(in: 0) == 2)
    let before = answers.items
    let change = answers.addRows(["b", "c", "more than there may be"], behind: row)
    #expect(answers.json().text() == #"{"x":["a","b","c","z"]}"#)
    #expect(change.splices.count == 1)
    #expect(change.focus.map { answers[$0] } == .text("c"))
    var followed = before
    for splice in change.splices {
      followed.replaceSubrange(splice.removed, with: splice.inserted)
    }
    #expect(followed == answers.items)
    #expect(answers.freeRows(in: 0) == 0)
  }

  @Test func aChoiceThatComesBackBringsWhatWasTyped() throws {
    let form = try form(
      property: #"{"oneOf":[{"title":"A","type":"string"},{"title":"B","type":"integer"}]}"#
    )
    var answers = FormAnswers(form: form)
    answers[0] = .choice(0)
    let text = try #require(answers.items.last)
    guard case .field(let index) = text else { return }
    answers[index] = .text("typed")
    answers[0] = .choice(1)
    #expect(answers.json() == [:])
    answers[0] = .choice(0)
    #expect(answers.items.last == text)
    #expect(answers.json().text() == #"{"x":"typed"}"#)
  }

  @Test func aMapHasNamesAndValues() throws {
    let form = try form(property: #"{"type":"object","additionalProperties":{"type":"integer"}}"#)
    var answers = FormAnswers(form: form, initial: try json(#"{"x":{"b":1.50,"a":2}}"#))
    #expect(answers.json().text() == #"{"x":{"b":1.50,"a":2}}"#)
    let map = try #require(answers.form.groups.firstIndex { $0.kind == .map })
    let name = try #require(answers.addRow(to: map).focus)
    #expect(answers.form.fields[name].role == .entryName)
    answers[name] = .text("a")
    #expect(answers.issue(at: name, matching: PlainMatcher()) == .nameTaken("a"))
    answers[name] = .text("c")
    #expect(answers.issue(at: name, matching: PlainMatcher()) == nil)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func splicesAloneLeadToWhatIsShown(seed: UInt64) throws {
    let texts = [
      Self.people,
      #"""
      {"properties":{"k":{"enum":["x","y"]},"l":{"type":"array","minItems":1,"items":{"properties":
        {"c":{"type":"boolean"}},"if":{"properties":{"c":{"const":true}},"required":["c"]},
        "then":{"properties":{"d":{"type":"string"}},"required":["d"]},"else":{"properties":{"e":{}}}}}},
       "dependencies":{"k":{"oneOf":[{"properties":{"k":{"enum":["x"]}}},
         {"properties":{"k":{"enum":["y"]},"m":{"type":"object"}}}]}}}
      """#,
      ##"""
      {"$ref":"#/$defs/n","$defs":{"n":{"properties":{"v":{"type":["string","integer"]},
        "next":{"$ref":"#/$defs/n"},"all":{"type":"array","items":{"$ref":"#/$defs/n"}}}}}}
      """##,
    ]
    var random = SplitMix64(seed: seed)
    let form = try form(texts[Int(seed) % texts.count])
    var answers = FormAnswers(form: form)
    var view = answers.items
    for _ in 0..<40 {
      let item = try #require(answers.items.randomElement(using: &random))
      var change = FormChange()
      switch item {
      case .add(let group):
        change = answers.addRow(to: group)
      case .field(let index):
        let inputs: [FieldInput] = [
          .text("1"), .text("x"), .flag(true), .flag(false), .choice(0), .choice(1), .choice(nil),
        ]
        answers[index] = inputs.randomElement(using: &random) ?? .text("")
        change = answers.takeChanges()
      case .heading(let group):
        let count = answers.rowCount(of: group)
        guard count > 0 else { continue }
        let (row, other) = (
          Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
        )
        change =
          Bool.random(using: &random)
          ? answers.removeRow(row, from: group) : answers.moveRow(row, to: other, in: group)
      }
      for splice in change.splices { view.replaceSubrange(splice.removed, with: splice.inserted) }
      #expect(view == answers.items)
      #expect(answers.items == answers.flatItems(ofInstance: 0))
      #expect(Set(view).count == view.count)
      for (place, item) in view.enumerated() { #expect(answers.place(of: item) == place) }
    }
    guard answers.issues(matching: PlainMatcher()).isEmpty else { return }
    let text = answers.json().text(.pretty)
    let again = FormAnswers(form: form, initial: try json(text))
    #expect(again.json().text(.pretty) == text)
  }
}
