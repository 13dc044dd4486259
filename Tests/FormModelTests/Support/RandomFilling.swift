import FormModel
import OrderedJSON
import SchemaValidation
import TestSupport

/// Fills a form as a person could who mostly knows what is asked for.
struct RandomFilling<Matcher: PatternMatching> {
  private var random: SplitMix64
  private let matcher: Matcher
  /// How many fields in a hundred are filled, and how many of these with anything at all.
  private let share: (filled: Int, odd: Int)

  init(seed: UInt64, matcher: Matcher, filled: Int = 60, odd: Int = 5) {
    random = SplitMix64(seed: seed)
    self.matcher = matcher
    share = (filled, odd)
  }

  private mutating func chance(_ percent: Int) -> Bool { random.int(0...99) < percent }

  /// Answers the fields one after the other, adds rows, and then what is missing as long as that
  /// helps.
  mutating func fill(_ answers: inout FormAnswers) {
    var place = 0
    var steps = 0
    while place < answers.items.count, steps < 2000 {
      steps += 1
      switch answers.items[place] {
      case .field(let index):
        if answers.form.fields[index].isRequired || chance(share.filled) { set(index, &answers) }
      case .add(let group):
        if answers.rowCount(of: group) < 3, chance(40) { _ = answers.addRow(to: group) }
      case .heading:
        break
      }
      place += 1
    }
    for _ in 0..<10 {
      let faults = answers.faults(matching: matcher)
      if faults.isEmpty { break }
      for (index, _) in faults.issues { set(index, &answers) }
      for finding in faults.findings { mend(finding, &answers) }
    }
  }

  private mutating func mend(_ finding: FormFinding, _ answers: inout FormAnswers) {
    switch finding.finding.reason {
    case .tooFewItems, .tooFewMembers, .tooFewMatches:
      guard case .group(let group) = finding.place else { break }
      _ = answers.addRow(to: group)
    case .tooManyItems, .repeatedItem, .tooManyMembers:
      guard case .group(let group) = finding.place, answers.rowCount(of: group) > 0 else { break }
      _ = answers.removeRow(answers.rowCount(of: group) - 1, from: group)
    default:
      break
    }
    if let focus = finding.focus { set(focus, &answers) }
  }

  /// Enters something, or takes away what is there.
  private mutating func set(_ index: Int, _ answers: inout FormAnswers) {
    let isCleared = answers.value(at: index) != nil && chance(10)
    answers[index] =
      isCleared ? nothing(in: answers[index]) : input(for: answers.form.fields[index])
    _ = answers.takeChanges()
  }

  private func nothing(in input: FieldInput) -> FieldInput {
    switch input {
    case .text, .typed: .text("")
    case .choice: .choice(nil)
    case .choices: .choices([])
    case .flag: .flag(false)
    }
  }

  private mutating func input(for field: Field) -> FieldInput {
    let isOdd = chance(share.odd)
    switch field.kind {
    case .text: return .text(isOdd ? oddText() : text(for: field))
    case .integer: return .text(isOdd ? oddText() : number(for: field, isWhole: true))
    case .number: return .text(isOdd ? oddText() : number(for: field, isWhole: chance(50)))
    case .boolean: return .flag(field.constraints.allowedFlag ?? chance(60))
    case .choice(let choices): return .choice(choices.indices.randomElement(using: &random))
    case .choices(let choices):
      return .choices(Set(choices.indices.filter { _ in chance(40) }))
    case .tags:
      return .text(isOdd ? oddText() : random.element(of: ["", "a", "x y, Zoë", "1,2,3"]))
    case .scalar(let types):
      guard let type = types.randomElement(using: &random) else { return .text("") }
      let text =
        switch type {
        case .string: text(for: field)
        case .integer: number(for: field, isWhole: true)
        case .number: number(for: field, isWhole: false)
        case .boolean: chance(50) ? "true" : "false"
        case .null: "null"
        case .array, .object: oddText()
        }
      return chance(50) ? .text(text) : .typed(text, as: type)
    case .raw:
      return .text(
        random.element(of: ["[]", "{}", #"{"a": 1.0}"#, #""s""#, "null", "5", "[1, [2]]", "{"])
      )
    }
  }

  private mutating func oddText() -> String {
    random.element(of: [
      "", " ", "é\u{301}", "null", "-0", "1e3", "007", "1,5", "a\nb", "\u{202E}x", "1e400", "{",
    ])
  }

  private mutating func text(for field: Field) -> String {
    let rules = field.constraints
    var candidates = field.suggestions
    if let format = rules.format { candidates += Self.samples[format] ?? [] }
    if !rules.patterns.isEmpty || candidates.isEmpty { candidates += Self.words }
    candidates.shuffle(using: &random)
    return candidates.first { text in
      let length = text.unicodeScalars.count
      return rules.minimumLength.map { $0 <= length } ?? true
        && rules.maximumLength.map { $0 >= length } ?? true
        && rules.patterns.allSatisfy { matcher.match(text, pattern: $0) != .doesNotMatch }
        && rules.format?.accepts(text) ?? true
    } ?? String(repeating: "x", count: min(max(rules.minimumLength ?? 3, 1), 1000))
  }

  private mutating func number(for field: Field, isWhole: Bool) -> String {
    let rules = field.constraints
    let low = rules.minimum.flatMap { Double($0.value.text) } ?? -20
    let high = max(low, rules.maximum.flatMap { Double($0.value.text) } ?? max(low + 50, 50))
    var value = random.double(max(low, -1e9)...min(high, 1e9))
    if let multiple = rules.multiples.first.flatMap({ Double($0.text) }), multiple > 0 {
      value = (value / multiple).rounded(.up) * multiple
    }
    if isWhole { return String(Int(value.rounded())) }
    return random.element(of: [String((value * 100).rounded() / 100), "2.50", "1.0", "3e1"])
  }

  private static var words: [String] {
    [
      "a", "x y", "Zoë", "2026-03-31", "123", "12345", "123456789", "123-45-6789", "0.5", "true",
      "+49 30 1234567", "5551234567", "name@example.org", "https://example.org/a?b=c", "AA",
      "/tmp/a.csv", "/tmp/a.txt", "s3://bucket/a", "192.0.2.1", "00:11:22:33:44:55", "10.0.0.0/8",
      "#ffcc00", "12:30", "2026-03", "1999", "abcdefgh", "12.GB", "4.h", "ABC123", "90210",
      "one two three four five six seven eight nine ten eleven twelve", "2026-03-31T14:30:00Z",
    ]
  }

  private static var samples: [TextFormat: [String]] {
    [
      .date: ["2026-03-31", "2024-02-29", "1960-01-01"], .time: ["14:30:00Z", "23:59:59+02:00"],
      .dateTime: ["2026-03-31T14:30:00Z"], .duration: ["P1D", "PT2H30M"],
      .email: ["name@example.org"], .idnEmail: ["zoë@example.org"], .hostname: ["example.org"],
      .idnHostname: ["bücher.example"], .ipv4: ["192.0.2.1"], .ipv6: ["2001:db8::1"],
      .uri: ["https://example.org/a?b=c"], .uriReference: ["../a"],
      .iri: ["https://bücher.example"],
      .iriReference: ["ä"], .uriTemplate: ["/a/{b}"],
      .uuid: ["123e4567-e89b-42d3-a456-426614174000"],
      .regex: ["^a+$"], .jsonPointer: ["/a/0"], .relativeJSONPointer: ["1/a"], .color: ["#ffcc00"],
      .filePath: ["/tmp/a"], .directoryPath: ["/tmp"], .path: ["/tmp/a"], .filePathPattern: ["*.c"],
    ]
  }
}
