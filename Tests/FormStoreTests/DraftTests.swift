import FormModel
import OrderedJSON
import Testing

@testable import FormStore

/// Drafts as they are written, and done again.
@Suite struct DraftTests {
  private static let header = DraftHeader(
    digest: "d",
    id: nil,
    path: "/f.json",
    title: "F \"1\"",
    begun: "2026-01-01T00:00:00Z",
    submission: "123e4567-e89b-42d3-a456-426614174000"
  )

  private func draft(_ edits: [DraftEdit]) -> Draft { Draft(header: Self.header, edits: edits) }

  /// Does edits again, on new answers to a form.
  private func replay(_ edits: [DraftEdit], _ form: Form) -> (FormAnswers, [DraftInput]) {
    var answers = FormAnswers(form: form)
    var replay = DraftReplay()
    for edit in edits { _ = replay.apply(edit, to: &answers) }
    return (answers, replay.misfits)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func whatWasDoneIsDoneAgain(seed: UInt64) throws {
    let form = try form(changingForm)
    var editing = RandomEditing(form, seed: seed)
    for _ in 0..<40 { editing.step() }
    let read = try #require(Draft(reading: Array(draft(editing.journal.edits).text.utf8)))
    #expect(read == draft(editing.journal.edits))
    let (answers, misfits) = replay(read.edits, form)
    #expect(answers.json().text() == editing.answers.json().text(), "\(seed)")
    #expect(misfits.isEmpty, "\(seed)")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func whatIsTakenBitByBitIsTheSame(seed: UInt64) throws {
    let form = try form(changingForm)
    var editing = RandomEditing(form, seed: seed)
    var text = draft([]).text
    for step in 0..<40 {
      editing.step()
      if step % 7 == 3 { text += Draft.text(of: editing.journal.takeNews()) }
    }
    text += Draft.text(of: editing.journal.takeNews())
    let read = try #require(Draft(reading: Array(text.utf8)))
    #expect(replay(read.edits, form).0.json().text() == editing.answers.json().text(), "\(seed)")
  }

  @Test func everyBeginningOfADraftIsOne() throws {
    let form = try form(changingForm)
    var editing = RandomEditing(form, seed: 3)
    for _ in 0..<15 { editing.step() }
    let whole = draft(editing.journal.edits)
    let bytes = Array(whole.text.utf8)
    let first = try #require(bytes.firstIndex(of: 10))
    for length in 0..<bytes.count {
      let read = Draft(reading: Array(bytes[..<length]))
      #expect((read == nil) == (length <= first))
      if let read { #expect(whole.edits.starts(with: read.edits)) }
      // A disk may have this in place of bytes that were not written yet.
      #expect(Draft(reading: bytes[..<length] + [0, 0, 10, 0]) == read)
    }
  }

  @Test func aFileThatIsNoDraftIsNone() {
    for text in ["", "\n", "{}\n", "[]\n", "x\n", #"{"nextfieldDraft": 2, "form": "d"}"# + "\n"] {
      #expect(Draft(reading: Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test func typingInOneFieldIsTwoEdits() throws {
    var answers = FormAnswers(form: try form(changingForm))
    var journal = DraftJournal()
    for text in ["A", "Ad", "Ada"] {
      answers[0] = .text(text)
      let input = DraftInput(ofField: 0, at: answers.pointer(at: 0), in: answers)
      journal.note(.input(input), changesShape: false)
    }
    #expect(journal.edits.count == 2)
    #expect(journal.takeNews() == journal.edits)
    #expect(journal.news.isEmpty)
    #expect(draft(journal.edits).fieldCount == 1)
  }

  @Test func aBoxThatWasTickedAndUntickedIsAnswered() throws {
    let form = try form(#"{"type": "object", "properties": {"x": {"type": "boolean"}}}"#)
    var answers = FormAnswers(form: form)
    var journal = DraftJournal()
    for flag in [true, false, true, false] {
      answers[0] = .flag(flag)
      let input = DraftInput(ofField: 0, at: answers.pointer(at: 0), in: answers)
      journal.note(.input(input), changesShape: false)
    }
    #expect(replay(journal.edits, form).0.json().text() == #"{"x":false}"#)
  }

  @Test func aChangedFormTakesWhatFitsAndTheRestIsListed() throws {
    let old = try form(
      #"""
      {"type": "object", "properties": {
        "a": {"type": "string"}, "b": {"type": "string", "title": "B"},
        "c": {"enum": ["x", "y", "z"]}, "d": {"enum": ["x", "y"], "title": "D"},
        "l": {"type": "array", "items": {"type": "string"}}}}
      """#
    )
    let new = try form(
      #"""
      {"type": "object", "properties": {
        "new": {"type": "string"}, "d": {"enum": ["z"]}, "c": {"enum": ["z", "y"]},
        "l": {"type": "array", "items": {"type": "string"}}, "a": {"type": "string"}}}
      """#
    )
    var answers = FormAnswers(form: old)
    var edits: [DraftEdit] = []
    func enter(_ input: FieldInput, at pointer: String) throws {
      let index = try #require(
        answers.items.compactMap { if case .field(let index) = $0 { index } else { nil } }
          .first { answers.pointer(at: $0).description == pointer }
      )
      let place = answers.pointer(at: index)
      answers[index] = input
      edits.append(.input(DraftInput(ofField: index, at: place, in: answers)))
    }
    try enter(.text("1"), at: "/a")
    try enter(.text("2"), at: "/b")
    try enter(.choice(1), at: "/c")
    try enter(.choice(0), at: "/d")
    let list = try #require(answers.form.groups.indices.first { answers.canAddRow(to: $0) })
    edits.append(.add(to: answers.pointer(ofGroup: list)))
    _ = answers.addRow(to: list)
    try enter(.text("row"), at: "/l/0")
    let (kept, misfits) = replay(edits, new)
    #expect(kept.json() == (try JSONValue(reading: #"{"c": "y", "l": ["row"], "a": "1"}"#)))
    #expect(misfits.map(\.label) == ["B", "D"])
    #expect(misfits.map(\.text) == ["2", "x"])
  }

  @Test func aDraftIsOfferedForItsOwnFormOnly() {
    var other = Self.header
    #expect(other.isOfSameForm(as: Self.header))
    other.digest = "e"
    #expect(other.isOfSameForm(as: Self.header))
    other.path = "/g.json"
    #expect(!other.isOfSameForm(as: Self.header))
    other.path = nil
    #expect(!other.isOfSameForm(as: Self.header))
    other = Self.header
    (other.digest, other.id) = ("e", "urn:x")
    #expect(!other.isOfSameForm(as: Self.header))
  }

  @Test func secretsAreKnown() throws {
    let form = try form(
      #"""
      {"type": "object", "properties": {
        "plain": {"type": "string"}, "password": {"type": "string", "format": "password"},
        "once": {"type": "string", "writeOnly": true}, "token": {"$ref": "#/$defs/token"},
        "inner": {"type": "object", "writeOnly": true, "properties": {"x": {"type": "string"}}},
        "json": {"type": "object", "additionalProperties": false,
          "patternProperties": {"^a": {"$ref": "#/$defs/tree"}}},
        "raw": {"type": "array", "items": [{"type": "string", "format": "password"}],
          "contains": {"const": 1}}
      }, "$defs": {"token": {"type": "string", "writeOnly": true},
        "tree": {"type": "array", "items": {"$ref": "#/$defs/tree"}}}}
      """#
    )
    var secrets = SecretFields()
    let found = form.fields.indices.filter { secrets.contains($0, of: form) }
    let names = Set(found.map { form.fields[$0].name })
    #expect(names.isSuperset(of: ["password", "once", "token", "x"]), "\(names)")
    #expect(!names.contains("plain"))
  }
}
