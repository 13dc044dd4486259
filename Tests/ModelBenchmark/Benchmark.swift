import BenchmarkSupport
import FormModel
import OrderedJSON

/// The program's work on a form, from its file to the answers, measured for a form of any size.
struct Benchmark {
  /// Opens a form once, as the program does, and prints the time and the memory of each step.
  static func openOnce(_ count: Int) throws {
    let bytes = SchemaText(fields: count).bytes
    var rows = [["Open \(count) fields once", "ms", "MB", "MB at most"]]
    rows.append([
      "the file, \(bytes.count / 1_000_000) MB", "", "\(Memory.resident)", "\(Memory.peak)",
    ])
    let clock = ContinuousClock()
    let start = clock.now
    var last = start
    func note(_ step: String) {
      let now = clock.now
      let time = "\(Int((now - last) / .milliseconds(1)))"
      rows.append([step, time, "\(Memory.resident)", "\(Memory.peak)"])
      last = clock.now
    }
    let document = try JSONDocument(reading: bytes)
    note("read JSON")
    let form = try Form(reading: document)
    note("make the form")
    let answers = FormAnswers(form: form, matcher: PlainMatcher())
    note("start the answers")
    let whole = Int((last - start) / .milliseconds(1))
    let isLong = whole > 500 ? ", more than 500" : ""
    rows.append(["all of it\(isLong)", "\(whole)", "", ""])
    MeasurementTable.show(rows)
    print("\(answers.form.fields.count) fields, \(form.warnings.count) warnings\n")
  }

  func measurements(_ count: Int) -> [Measurement] {
    let bytes = SchemaText(fields: count).bytes
    guard let document = try? JSONDocument(reading: bytes),
      let form = try? Form(reading: document)
    else { return [] }
    let answers = FormAnswers(form: form, matcher: PlainMatcher())
    return opening(bytes, document, form) + editing(answers) + finishing(answers)
  }

  private func opening(_ bytes: [UInt8], _ document: JSONDocument, _ form: Form) -> [Measurement] {
    var made = 0
    return [
      Measurement("read JSON", most: 150_000, calls: 1, runs: 5) { _ in
        made += (try? JSONDocument(reading: bytes))?.duplicateKeys.count ?? 0
      },
      Measurement("make the form", most: 400_000, calls: 1, runs: 5) { _ in
        made += (try? Form(reading: document))?.fields.count ?? 0
      },
      Measurement("start the answers", most: 50_000, calls: 1, runs: 5) { _ in
        made += FormAnswers(form: form, matcher: PlainMatcher()).warnings.count
      },
    ]
  }

  private func editing(_ started: FormAnswers) -> [Measurement] {
    var answers = started
    let count = answers.form.fields.count
    var found = 0
    var typed = 0
    return [
      Measurement("type into a field", most: 10, calls: 1000) { call in
        typed += 1
        answers[(call * 7919) % count] = .text("\(typed)")
      },
      Measurement("ask whether a field is touched", most: 1, calls: 1000) { call in
        if answers.isTouched((call * 7919) % count) || answers.isTouched { found += 1 }
      },
      Measurement("check a field", most: 10, calls: 1000) { call in
        let place = (call * 7919) % count
        if answers.issue(at: place, matching: PlainMatcher()) != nil { found += 1 }
      },
      Measurement("ask for the value of a field", most: 10, calls: 1000) { call in
        if answers.value(at: (call * 7919) % count) != nil { found += 1 }
      },
    ]
  }

  private func finishing(_ started: FormAnswers) -> [Measurement] {
    var answers = started
    for place in answers.form.fields.indices { answers[place] = .text("\(place)") }
    let value = answers.json()
    var found = 0
    return [
      Measurement("check all fields", most: 150_000, calls: 1, runs: 5) { _ in
        found += answers.issues(matching: PlainMatcher()).count
      },
      Measurement("put the answers together", most: 100_000, calls: 1, runs: 5) { _ in
        found += answers.json().objectValue?.count ?? 0
      },
      Measurement("write the answers", most: 50_000, calls: 1, runs: 5) { _ in
        found += value.bytes(.pretty).count
      },
    ]
  }
}
