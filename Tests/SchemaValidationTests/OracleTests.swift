import Foundation
import OrderedJSON
import SchemaTestSupport
import SchemaValidation
import TestSupport
import Testing

/// Random answers are judged as another program judges them: python3-jsonschema.
///
/// The two differ in this, which is left out of what is compared:
/// - Formats are mere remarks there; those that it checks strictly are compared by themselves. Its
///   days may do without hyphens, and there is no year 0.
/// - Patterns are those of Python: `\d` takes digits of any script and `$` a line end, and some of
///   ECMA-262 cannot be read. The texts have neither, and what it cannot tell is not compared.
/// - A schema without `$schema` is read leniently by us, with the keywords of all drafts. The draft
///   is named to both.
/// - `dependencies` is a rule here in all drafts (an optional part of the official suite).
/// - It fails some tests of the official suite (`unevaluatedItems`, `$dynamicRef` and others). A
///   group of these in which it fails one is not compared, nor is `$recursiveRef`, which it only
///   follows one way.
/// - It forgets that in draft 2019-09 `items` may have looked at some elements only, and finds
///   nothing for `unevaluatedItems` then.
/// - It takes 1 and `true` for the same when it sorts a list to find repeated elements.
/// - It divides in binary, so that 1.1 is no multiple of 0.1.
@Suite struct OracleTests {
  private static let python = "/usr/bin/python3"
  private static let isInstalled: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-W", "ignore", "-c", "import jsonschema"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// How often everything is tried, each time with other values.
  private static let rounds =
    ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 1

  /// A schema and what is asked about it.
  private struct Case {
    var name: String
    var draft: SchemaDraft
    var schema: JSONValue
    var tests: JSONValue = []
    var values: [JSONValue]
    var checksFormats = false

    /// Tells whether the two differ here for a reason that is known.
    func isJudgedOtherwise(_ value: JSONValue, _ text: String) -> Bool {
      return draft >= .draft2019
        && (text.contains(#""dependencies":"#) || text.contains("$recursiveRef"))
        || draft == .draft2019 && text.contains("unevaluatedItems")
        || text.contains("uniqueItems") && value.holdsBoolean
        || text.contains(#""multipleOf":0."#)
    }

    var line: String {
      let object: JSONValue = [
        "draft": .string("\(draft)"), "schema": schema, "tests": tests, "values": .array(values),
        "formats": .bool(checksFormats),
      ]
      return object.text() + "\n"
    }
  }

  private func compare(_ cases: [Case], atLeast least: Int) throws {
    let verdicts = try ask(cases)
    try #require(verdicts.count == cases.count)
    let matcher = FoundationMatcher()
    var compared = (valid: 0, invalid: 0)
    for (item, verdicts) in zip(cases, verdicts) {
      let options = SchemaOptions(defaultDraft: item.draft, checksFormats: item.checksFormats)
      let schema = JSONSchema(compiling: item.schema, options: options, lookup: SuiteFile.remote)
      let text = item.schema.text()
      for (value, verdict) in zip(item.values, verdicts.arrayValue ?? []) {
        guard let isValid = verdict.boolValue else { continue }
        let report = schema.report(on: value, matcher: matcher)
        guard report.outcome != .unknown, !item.isJudgedOtherwise(value, text) else { continue }
        if isValid { compared.valid += 1 } else { compared.invalid += 1 }
        #expect(
          (report.outcome == .valid) == isValid,
          "\(item.name) \(item.draft) \(text.prefix(1000)) \(value.text()): \(report.findings)"
        )
      }
    }
    #expect(min(compared.valid, compared.invalid) > least)
  }

  private func ask(_ cases: [Case]) throws -> [JSONValue] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oracle-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(cases.map(\.line).joined().utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: Self.python)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "oracle.py")
    let remotes = SuiteFile.folder?.appending(path: "remotes") ?? folder
    process.arguments = [script.path, remotes.path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = try String(contentsOf: output, encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONValue(reading: String($0)) }
  }

  @Test(.enabled(if: isInstalled, "python3-jsonschema is not installed"))
  func judgesAnswersToFormsTheSame() throws {
    var cases: [Case] = []
    for (number, file) in FormFile.all.enumerated() {
      let value = try JSONValue(reading: file.bytes())
      let schema = value["schema"]?.objectValue == nil ? value : value["schema"] ?? value
      guard schema["properties"]?.objectValue != nil || schema["type"]?.stringValue != nil else {
        continue
      }
      var answers = RandomAnswers(to: schema, seed: UInt64(number))
      var values: [JSONValue] = []
      for _ in 0..<(20 * Self.rounds) {
        let value = answers.next()
        values += [value, answers.broken(value)]
      }
      let named = schema["$schema"]?.stringValue.flatMap(SchemaDraft.init(address:))
      for draft in named.map({ [$0] }) ?? [.draft7, .draft2020] {
        cases.append(Case(name: "\(file)", draft: draft, schema: schema, values: values))
      }
    }
    try compare(cases, atLeast: 100)
  }

  @Test(
    .enabled(if: SuiteFile.folder != nil, "the shared suites are not beside this checkout"),
    .enabled(if: isInstalled, "python3-jsonschema is not installed")
  )
  func judgesBrokenExamplesOfTheSuiteTheSame() throws {
    var cases: [Case] = []
    for file in SuiteFile.required + SuiteFile.optional {
      for group in try file.groups() {
        guard let schema = group["schema"], let tests = group["tests"]?.arrayValue else { continue }
        var answers = RandomAnswers(to: schema, seed: UInt64(cases.count))
        var values = [answers.next(), answers.next()]
        for data in tests.compactMap({ $0["data"] }) {
          for _ in 0..<(2 * Self.rounds) {
            let once = answers.broken(data)
            values += [once, answers.broken(once)]
          }
        }
        cases.append(
          Case(
            name: "\(file.testDescription) \(group["description"]?.text() ?? "")",
            draft: file.draft,
            schema: schema,
            tests: .array(tests),
            values: values
          )
        )
      }
    }
    try compare(cases, atLeast: 1000)
  }

  @Test(.enabled(if: isInstalled, "python3-jsonschema is not installed"))
  func judgesFormatsTheSame() throws {
    let examples: [(format: String, texts: [String])] = [
      ("date", ["2026-03-31", "2024-02-29", "2023-02-29", "1900-02-29", "0001-12-31"]),
      ("ipv4", ["192.0.2.1", "0.0.0.0", "255.255.255.255", "01.2.3.4", "1.2.3"]),
      (
        "ipv6",
        ["2001:db8::1", "::", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8", "1::2::3", "fe80::1%a"]
      ),
    ]
    var random = SplitMix64(seed: 1)
    let cases = examples.map { format, texts in
      var values = texts
      for _ in 0..<(2000 * Self.rounds) {
        var letters = Array(random.element(of: texts))
        for _ in 0...random.int(0...1) {
          let place = random.int(0...letters.count - 1)
          let letter = random.element(of: Array("0123456789abfF:.-/ "))
          switch random.int(0...2) {
          case 0: letters[place] = letter
          case 1: letters.insert(letter, at: place)
          default: letters.remove(at: place)
          }
        }
        let text = String(letters)
        let hasHyphens = letters.count == 10 && letters[4] == "-" && letters[7] == "-"
        if format == "date", !hasHyphens || text.hasPrefix("0000") { continue }
        values.append(text)
      }
      return Case(
        name: format,
        draft: .draft2020,
        schema: ["format": .string(format)],
        values: values.map { .string($0) },
        checksFormats: true
      )
    }
    try compare(cases, atLeast: 500)
  }
}

extension JSONValue {
  /// Whether there is `true` or `false` anywhere in the value.
  fileprivate var holdsBoolean: Bool {
    switch kind {
    case .bool: true
    case .array(let elements): elements.contains(where: \.holdsBoolean)
    case .object(let object): object.members.contains { $0.value.holdsBoolean }
    case .null, .number, .string: false
    }
  }
}
