import Foundation
import OrderedJSON
import SchemaTestSupport
import SchemaValidation
import TestSupport
import Testing

@testable import FormModel

/// Broken and odd files, read, answered and evaluated: none crashes or hangs the process, or takes
/// memory without a bound.
///
/// `FUZZ_SECONDS` says how long it takes, `FUZZ_SEED` where it begins. The seed of the file that is
/// being tried stands in `nextfield-fuzz-NUMBER` in the folder for temporary files.
@Suite(.timeLimit(.minutes(60))) struct MutationTests {
  private static func number(_ name: String, or other: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? other
  }

  private static let seconds = number("FUZZ_SECONDS", or: 3)
  private static let firstSeed = number("FUZZ_SEED", or: 1)

  @Test(arguments: 0..<2)
  func readsAnswersAndEvaluatesAnyFile(worker: Int) throws {
    let small = try FormFile.all.map { try $0.bytes() }.filter { $0.count < 40_000 }
    let mutation = MutatedText(small)
    let note = FileManager.default.temporaryDirectory.appending(path: "nextfield-fuzz-\(worker)")
    defer { try? FileManager.default.removeItem(at: note) }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.seconds)
    var (seed, tried, forms) = (Self.firstSeed + worker * 1_000_000, 0, 0)
    while clock.now < end {
      try Data("\(seed)".utf8).write(to: note)
      var random = SplitMix64(seed: UInt64(seed))
      let bytes = mutation.next(&random)
      let start = clock.now
      if try exercise(bytes, &random, "seed \(seed)") { forms += 1 }
      // A minute for one file means that there is no bound.
      #expect(clock.now - start < .seconds(60), "seed \(seed)")
      seed += 1
      tried += 1
    }
    #expect(forms * 3 > tried, "most of what is tried is a form")
    let peak = try Self.peakMegabytes()
    #expect(peak < 3000, "\(peak) MB")
  }

  /// Returns whether the bytes are a form.
  private func exercise(_ bytes: [UInt8], _ random: inout SplitMix64, _ name: String) throws -> Bool
  {
    guard let document = try? JSONDocument(reading: bytes) else { return false }
    let matcher = FoundationMatcher()
    guard var form = try? Form(reading: document, matcher: matcher) else { return false }
    var sample = RandomAnswers(to: form.schema, seed: random.next())
    let initial = random.once(in: 2) ? sample.broken(sample.next()) : nil
    var answers = FormAnswers(form: form, initial: initial, matcher: matcher)
    form.lookIntoParts()
    _ = form.summary
    for _ in 0..<60 where !answers.items.isEmpty { act(on: &answers, &random) }
    let faults = answers.faults(matching: matcher)
    let value = answers.json()
    if faults.isEmpty {
      let report = form.compiledSchema().report(on: value, matcher: matcher)
      #expect(report.outcome != .invalid, "\(name)")
    }
    // The answers that came with the form come back if the others have nothing there.
    guard form.initialAnswers == nil else { return true }
    let again = FormAnswers(form: form, initial: value, matcher: matcher)
    let third = FormAnswers(form: form, initial: again.json(), matcher: matcher)
    #expect(third.json().text() == again.json().text(), "\(name)")
    return true
  }

  private func act(on answers: inout FormAnswers, _ random: inout SplitMix64) {
    switch random.element(of: answers.items) {
    case .field(let index):
      let inputs: [FieldInput] = [
        .text(""), .text("1"), .text("a\n\u{0}"), .text("{\"a\": [1]}"), .text("1e999999"),
        .flag(true), .flag(false), .choice(nil), .choice(0), .choice(1), .choices([]),
        .choices([0, 1]), .typed("1", as: .integer), .typed("null", as: .string),
      ]
      for _ in 0..<4 { answers[index] = random.element(of: inputs) }
      _ = answers.takeChanges()
    case .add(let group):
      let count = answers.rowCount(of: group)
      _ = answers.addRow(to: group, at: random.int(0...count), kind: random.int(0...1))
    case .heading(let group):
      let count = answers.rowCount(of: group)
      guard count > 0 else { return }
      if random.once(in: 2) {
        _ = answers.removeRow(random.int(0...count), from: group)
      } else {
        _ = answers.moveRow(random.int(0...count), to: random.int(0...count), in: group)
      }
    }
    let places = answers.items.enumerated()
    for (place, item) in places.prefix(50) { #expect(answers.place(of: item) == place) }
  }

  private static func peakMegabytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }
}
