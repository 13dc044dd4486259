import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import FormModel

/// Real public forms: each opens, nothing gets lost, answers come out in order.
@Suite struct SharedFormTests {
  private static let folder = sharedFolder("forms")

  /// Layouts without a schema.
  private static let notForms: Set<String> = [
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

  /// The samples of react-jsonschema-form.
  private static let samples: [URL] = {
    guard let folder = sharedFolder("more-forms/rjsf"),
      let all = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
    else { return [] }
    return all.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }()

  @Test(.enabled(if: folder != nil, "the shared forms are not beside this checkout"))
  func noFormAsksForJSONAtFirst() throws {
    let raw = try (Self.forms + Self.samples).filter { file in
      try Form(reading: read(file)).fields.contains { $0.kind == .raw }
    }
    let names = raw.map(\.lastPathComponent)
    #expect(names == [])
  }

  @Test(arguments: forms)
  func losesNoProperty(file: URL) throws {
    let document = try read(file)
    let form = try Form(reading: document)
    let answers = FormAnswers(form: form)
    let all = answers.form
    let fields = all.fields.map { ($0, answers.pointer(of: $0)) }
    let hidden = all.hiddenFields.map { ($0, answers.pointer(of: $0)) }
    let shown = Set(fields.map(\.1) + all.groups.indices.map(answers.pointer(ofGroup:)))
    let other = Set(hidden.map(\.1) + all.objects.indices.map(answers.pointer(ofObject:)))
    // The content of these is only there once it is asked for.
    let open = Set(
      (fields + hidden).filter { $0.0.kind == .raw || $0.0.role != .value }.map(\.1)
    )
    for place in PropertyWalk(file: document.value).places {
      let ancestors = sequence(first: place) { $0.parent }
      let isThere = shown.contains(place) || other.contains(place)
      #expect(isThere || ancestors.contains { open.contains($0) }, "\(place)")
    }
    #expect(all.fields.map(\.index) == Array(all.fields.indices))
    let values = fields.filter {
      $0.0.role == .value && answers.place(of: .field($0.0.index)) != nil
    }
    #expect(Set(values.map(\.1)).count == values.count)
  }

  @Test(arguments: forms)
  func answersStandInFormOrder(file: URL) throws {
    let form = try Form(reading: read(file))
    var answers = FormAnswers(form: form)
    for field in answers.form.fields.reversed() {
      answers[field.index] = field.kind.sample
    }
    let shown = answers.items.compactMap { item -> JSONPointer? in
      guard case .field(let index) = item, answers.form.fields[index].role == .value,
        answers.value(at: index) != nil
      else { return nil }
      return answers.pointer(at: index)
    }
    let places = leaves(of: answers.json(), at: .root, stoppingAt: Set(shown))
    let hidden = Set(answers.form.hiddenFields.map(\.pointer))
    let known = places.filter { !hidden.contains($0) }
    if form.sectionCount == 0 { #expect(known == shown) }
    #expect(Set(known).isSuperset(of: shown))
  }

  @Test(arguments: forms, 0..<5 as Range<UInt64>)
  func randomAnswersComeBackTheSame(file: URL, seed: UInt64) throws {
    let form = try Form(reading: read(file))
    var random = SplitMix64(seed: seed)
    var answers = FormAnswers(form: form)
    for field in answers.form.fields where Bool.random(using: &random) {
      answers[field.index] = field.kind.random(&random)
    }
    let isRight = answers.issues(matching: PlainMatcher()).isEmpty
    let text = answers.json().text(.pretty)
    let again = FormAnswers(form: form, initial: try json(text))
    if isRight { #expect(again.json().text(.pretty) == text) }
    let third = FormAnswers(form: form, initial: again.json())
    #expect(third.json().text(.pretty) == again.json().text(.pretty))
  }

  private func leaves(
    of value: JSONValue,
    at place: JSONPointer,
    stoppingAt fields: Set<JSONPointer>
  )
    -> [JSONPointer]
  {
    guard !fields.contains(place) else { return [place] }
    if let elements = value.arrayValue {
      return elements.enumerated().flatMap {
        leaves(of: $0.element, at: place.appending($0.offset), stoppingAt: fields)
      }
    }
    guard let object = value.objectValue else { return [place] }
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
    case .choices: .choices([0])
    case .tags: .text("a, b")
    case .scalar: .text("1")
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
    case .choices(let choices):
      .choices(Set(choices.indices.filter { _ in .random(using: &random) }))
    case .tags: .text(["a", "a,b ,", ",", "é\n\u{060C}x"].randomElement(using: &random) ?? "")
    case .scalar: .text(["1", "x", "true", "", "2.50"].randomElement(using: &random) ?? "")
    case .raw:
      .text(["[]", "{\"a\": 1.0}", "\"s\"", "null", "5"].randomElement(using: &random) ?? "")
    }
  }
}
