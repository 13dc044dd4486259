import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import FormModel

/// Real public forms: each opens, nothing gets lost, answers come out in order.
@Suite struct SharedFormTests {
  private static let folder = sharedFolder("forms")

  /// Files whose root describes a text, and layouts without a schema.
  private static let notForms: Set<String> = [
    "HLR-GET-CONTESTABLE-ISSUES-REQUEST-BENEFIT-TYPE-schema.json",
    "SC-GET-CONTESTABLE-ISSUES-REQUEST-BENEFIT-TYPE_V1-schema.json",
    "showcase.ui.json", "wizard.ui.json",
  ]

  private static let files: [URL] = {
    guard let folder,
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
  }()

  private static let forms = files.filter { !notForms.contains($0.lastPathComponent) }

  private func read(_ file: URL) throws -> JSONDocument {
    try JSONDocument(reading: [UInt8](Data(contentsOf: file)))
  }

  @Test(.enabled(if: folder != nil, "the shared forms are not beside this checkout"))
  func formsAreThere() {
    #expect(Self.forms.count > 50)
  }

  @Test(arguments: files.filter { notForms.contains($0.lastPathComponent) })
  func refusesWhatIsNoFormWithAPosition(file: URL) throws {
    let document = try read(file)
    let error = #expect(throws: FormError.self) { try Form(reading: document) }
    #expect(error?.position != nil)
  }

  @Test(arguments: forms)
  func losesNoProperty(file: URL) throws {
    let document = try read(file)
    let form = try Form(reading: document)
    let places = Set(
      form.fields.map(\.pointer) + form.hiddenFields.map(\.pointer) + form.objects.map(\.pointer)
    )
    let raw = Set(
      (form.fields + form.hiddenFields).filter { $0.kind == .raw }.map(\.pointer)
    )
    let reachable = PropertyWalk(file: document.value).places
    #expect(!reachable.isEmpty)
    for place in reachable {
      let ancestors = sequence(first: place) { $0.parent }
      #expect(places.contains(place) || ancestors.contains { raw.contains($0) }, "\(place)")
    }
    #expect(form.fields.map(\.index) == Array(form.fields.indices))
    #expect(Set(form.fields.map(\.pointer)).count == form.fields.count)
  }

  @Test(arguments: forms)
  func answersStandInFormOrder(file: URL) throws {
    let form = try Form(reading: read(file))
    var answers = FormAnswers(form: form)
    for field in form.fields.reversed() {
      answers[field.index] = field.kind.sample
    }
    let places = leaves(of: answers.json(), at: .root, stoppingAt: Set(form.fields.map(\.pointer)))
    let shown = Set(places)
    let expected = form.objects.first.map { order(of: $0, in: form) } ?? []
    #expect(places == expected.filter(shown.contains))
    #expect(form.fields.allSatisfy { $0.isReadOnly || shown.contains($0.pointer) })
  }

  @Test(arguments: forms, 0..<5 as Range<UInt64>)
  func randomAnswersComeBackTheSame(file: URL, seed: UInt64) throws {
    let form = try Form(reading: read(file))
    var random = SplitMix64(seed: seed)
    var answers = FormAnswers(form: form)
    for field in form.fields where Bool.random(using: &random) {
      answers[field.index] = field.kind.random(&random)
    }
    _ = answers.issues(matching: PlainMatcher())
    let first = answers.json()
    let text = first.text(.pretty)
    let again = FormAnswers(form: form, initial: try json(text))
    #expect(again.json().text(.pretty) == text)
  }

  private func order(of object: AnswerObject, in form: Form) -> [JSONPointer] {
    object.members.flatMap { name, source in
      switch source {
      case .field, .hidden: [object.pointer.appending(name)]
      case .object(let index): order(of: form.objects[index], in: form)
      }
    }
  }

  private func leaves(
    of value: JSONValue,
    at place: JSONPointer,
    stoppingAt fields: Set<JSONPointer>
  )
    -> [JSONPointer]
  {
    guard !fields.contains(place), let object = value.objectValue else { return [place] }
    return object.flatMap { leaves(of: $0.value, at: place.appending($0.key), stoppingAt: fields) }
  }
}

extension FieldKind {
  /// An input that is an answer.
  fileprivate var sample: FieldInput {
    switch self {
    case .text: .text("x")
    case .integer, .number: .text("1")
    case .boolean: .flag(true)
    case .choice: .choice(0)
    case .raw: .text("[1]")
    }
  }

  fileprivate func random(_ random: inout SplitMix64) -> FieldInput {
    switch self {
    case .text:
      .text(["a", "é\n", " ", "7", "null"].randomElement(using: &random) ?? "")
    case .integer, .number:
      .text(["1", "2.50", "-0", "1e3", "007"].randomElement(using: &random) ?? "")
    case .boolean: .flag(Bool.random(using: &random))
    case .choice(let choices): .choice(choices.indices.randomElement(using: &random))
    case .raw:
      .text(["[]", "{\"a\": 1.0}", "\"s\"", "null", "5"].randomElement(using: &random) ?? "")
    }
  }
}
