import FormModel
import Foundation
import OrderedJSON
import TestSupport
import Testing

/// Answers as text for scripts, read back.
@Suite struct AnswerFormatTests {
  /// The leaves that lines or records stand for: a pointer, and a text or `null`.
  private typealias Read = (pointer: String, text: String?)

  private static let order = #"""
    {"type": "object", "properties": {
      "name": {"type": "string"}, "note": {"type": ["string", "null"], "enum": ["a", null]},
      "PATH": {"type": "string"},
      "person": {"type": "object", "properties": {"age": {"type": "integer"}}},
      "items": {"type": "array", "items": {"type": "object", "properties": {"n": {"type": "number"}}}}
    }}
    """#

  private func written(_ format: AnswerFormat, _ answers: String, _ schema: String = order) throws
    -> String
  {
    let answers = FormAnswers(form: try form(schema), initial: try json(answers))
    return format.text(of: answers.json(), in: answers)
  }

  @Test func writesLines() throws {
    let text = try written(
      .lines,
      #"{"name": "a\\b\nc", "note": null, "person": {"age": 7}, "items": [{"n": 1.50}, {"n": 2}]}"#
    )
    #expect(
      text == #"""
        /name=a\\b\nc
        /note
        /person/age=7
        /items/0/n=1.50
        /items/1/n=2

        """#
    )
  }

  @Test func writesRecords() throws {
    let text = try written(.nul, #"{"name": "a\nb=\\", "x=%": "\u0000"}"#)
    #expect(text == "/name=a\nb=\\\u{0}/x%3D%25=\u{FFFD}\u{0}")
  }

  @Test func writesAssignments() throws {
    let text = try written(.shell, #"{"name": "it's", "note": null, "PATH": "/x", "path": 1}"#)
    #expect(
      text == #"""
        name='it'\''s'
        note=''
        note_is_null='true'
        path_='/x'
        unset -v person_age
        path__2='1'

        """#
    )
  }

  @Test func writesATable() throws {
    let text = try written(
      .csv,
      #"{"name": "say \"hi\", all", "note": null, "items": [{"n": 1}]}"#
    )
    #expect(
      text == "/name,/note,/PATH,/person/age,/items\r\n"
        + #""say ""hi"", all",null,,,"[{""n"":1}]""# + "\r\n"
    )
  }

  @Test func theHeaderOfATableDoesNotDependOnTheAnswers() throws {
    let headers = try ["{}", #"{"name": "", "items": [{"n": 1}, {"n": 2}]}"#, #"{"PATH": "x"}"#]
      .map { try written(.csv, $0).prefix { $0 != "\r\n" } }
    #expect(Set(headers).count == 1)
  }

  @Test(arguments: AnswerFormat.allCases)
  func absentEmptyAndNullAreThreeThings(format: AnswerFormat) throws {
    let schema = #"{"type": "object", "properties": {"x": {"enum": ["", null, "null"]}}}"#
    let texts = try ["{}", #"{"x": ""}"#, #"{"x": null}"#, #"{"x": "null"}"#]
      .map { try written(format, $0, schema) }
    #expect(Set(texts).count == 4, "\(texts)")
  }

  @Test func aListOfChoicesIsOneCellAndSeveralLines() throws {
    let schema = #"""
      {"type": "object", "properties": {
        "x": {"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b"]}}}}
      """#
    #expect(try written(.lines, #"{"x": ["a", "b"]}"#, schema) == "/x/0=a\n/x/1=b\n")
    #expect(
      try written(.csv, #"{"x": ["a", "b"]}"#, schema) == "/x\r\n\"[\"\"a\"\",\"\"b\"\"]\"\r\n"
    )
  }

  @Test func anAnswerThatIsNoObjectHasTheEmptyPointer() throws {
    #expect(try written(.lines, "5", #"{"type": "integer"}"#) == "=5\n")
    #expect(try written(.shell, "5", #"{"type": "integer"}"#) == "answer='5'\n")
    #expect(try written(.csv, "5", #"{"type": "integer"}"#) == "\"\"\r\n5\r\n")
  }

  // MARK: Read back

  /// An open form, which keeps all that it is given, and a random value for it.
  private func random(_ seed: UInt64) throws -> (FormAnswers, JSONValue) {
    var random = SplitMix64(seed: seed)
    var object = JSONObject()
    for _ in 0..<random.int(0...8) {
      object[Self.text(&random)] = Self.value(&random, depth: 0)
    }
    return (FormAnswers(form: try form(#"{"type": "object"}"#)), .object(object))
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", "/", "~", "%", "=", "\"", "\\", "'", " ", "\n", "\r", "\t", ",", "_", "$", "`",
      "\u{1F}", "\u{7F}", "é", "\u{301}", "日",
    ]
    var view = String.UnicodeScalarView()
    for _ in 0..<random.int(0...5) { view.append(random.element(of: scalars)) }
    return String(view)
  }

  private static func value(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    switch random.int(0...(depth < 3 ? 6 : 3)) {
    case 0: return .null
    case 1: return .bool(random.once(in: 2))
    case 2: return .number(JSONNumber("1.50") ?? JSONNumber(1))
    case 3: return .string(text(&random))
    case 4: return .array((0..<random.int(0...3)).map { _ in value(&random, depth: depth + 1) })
    default:
      var object = JSONObject()
      for _ in 0..<random.int(0...4) { object[text(&random)] = value(&random, depth: depth + 1) }
      return .object(object)
    }
  }

  /// The leaves of a value, found another way.
  private static func leaves(_ value: JSONValue, splitsLists: Bool) -> [Read] {
    func walk(_ value: JSONValue, _ place: String) -> [Read] {
      func step(_ token: String) -> String {
        token.unicodeScalars.reduce(place + "/") {
          $0 + ($1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1))
        }
      }
      if let object = value.objectValue, !object.isEmpty || place.isEmpty {
        return object.members.flatMap { walk($0.value, step($0.key)) }
      }
      if splitsLists, let list = value.arrayValue, !list.isEmpty {
        return list.enumerated().flatMap { walk($0.element, step("\($0.offset)")) }
      }
      return [(place, value.isNull ? nil : value.stringValue ?? value.text())]
    }
    return walk(value, "")
  }

  private func expectSame(_ read: [Read], _ leaves: [Read], _ seed: UInt64) {
    #expect(
      read.map(\.pointer.utf8).map(Array.init) == leaves.map(\.pointer.utf8).map(Array.init),
      "\(seed)"
    )
    #expect(
      read.map { $0.text.map { Array($0.utf8) } } == leaves.map { $0.text.map { Array($0.utf8) } },
      "\(seed)"
    )
  }

  private static func leaf(_ line: ArraySlice<UInt8>, unescapes: Bool) -> Read {
    let parts = line.split(
      separator: UInt8(ascii: "="),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let pointer = String(decoding: parts[0], as: UTF8.self).removingPercentEncoding ?? "?"
    guard parts.count == 2 else { return (pointer, nil) }
    guard unescapes else { return (pointer, String(decoding: parts[1], as: UTF8.self)) }
    var (bytes, isEscape): ([UInt8], Bool) = ([], false)
    for byte in parts[1] {
      if !isEscape, byte == UInt8(ascii: "\\") {
        isEscape = true
        continue
      }
      let plain: [UInt8: UInt8] = [UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13]
      bytes.append(isEscape ? plain[byte] ?? byte : byte)
      isEscape = false
    }
    return (pointer, String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func linesAndRecordsAreReadBack(seed: UInt64) throws {
    let (answers, value) = try random(seed)
    let leaves = Self.leaves(value, splitsLists: true)
    for (format, end) in [(AnswerFormat.lines, UInt8(ascii: "\n")), (.nul, 0)] {
      let bytes = Array(format.text(of: value, in: answers).utf8)
      #expect(bytes.isEmpty || bytes.last == end)
      let records = bytes.split(separator: end, omittingEmptySubsequences: false).dropLast()
      expectSame(records.map { Self.leaf($0, unescapes: format == .lines) }, leaves, seed)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func tablesAreReadBack(seed: UInt64) throws {
    let (answers, value) = try random(seed)
    let leaves = Self.leaves(value, splitsLists: false)
    let rows = Self.table(Array(AnswerFormat.csv.text(of: value, in: answers).utf8))
    #expect(rows.count == 2)
    guard !leaves.isEmpty else { return }
    let read = zip(rows[0], rows[1]).map { name, cell in
      (name.text, !cell.isQuoted && cell.text == "null" ? nil : cell.text)
    }
    #expect(rows[0].count == rows[1].count)
    expectSame(read, leaves, seed)
  }

  /// Reads a table as RFC 4180 describes it.
  private static func table(_ bytes: [UInt8]) -> [[(text: String, isQuoted: Bool)]] {
    var rows: [[(text: String, isQuoted: Bool)]] = [[]]
    var (cell, isOpen, isQuoted, place): ([UInt8], Bool, Bool, Int) = ([], false, false, 0)
    func end() { rows[rows.count - 1].append((String(decoding: cell, as: UTF8.self), isQuoted)) }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if isOpen {
        if byte != UInt8(ascii: "\"") {
          cell.append(byte)
        } else if place < bytes.count, bytes[place] == byte {
          cell.append(byte)
          place += 1
        } else {
          isOpen = false
        }
      } else if byte == UInt8(ascii: "\"") {
        (isOpen, isQuoted) = (true, true)
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\r") {
        end()
        (cell, isQuoted) = ([], false)
        if byte == UInt8(ascii: "\r") {
          rows.append([])
          place += 1
        }
      } else {
        cell.append(byte)
      }
    }
    return rows.dropLast()
  }

  /// A real shell runs what was written, with a command that would be seen if it ran.
  @Test func aShellReadsAssignmentsBack() throws {
    for seed in 0..<60 as Range<UInt64> {
      let (answers, value) = try random(seed)
      let text = AnswerFormat.shell.text(of: value, in: answers)
      var names: [String] = []
      var (isOpen, isEscape, name): (Bool, Bool, [UInt8]) = (false, false, [])
      for byte in text.utf8 {
        switch (isOpen, byte) {
        case (_, UInt8(ascii: "'")) where !isEscape: isOpen.toggle()
        case (false, UInt8(ascii: "\n")): name = []
        case (false, UInt8(ascii: "=")): names.append(String(decoding: name, as: UTF8.self))
        default: name.append(byte)
        }
        isEscape = !isOpen && byte == UInt8(ascii: "\\")
      }
      #expect(Set(names).count == names.count, "\(seed): \(names)")
      let texts = names.filter { !$0.contains("_is_null") }
      let script = text + "printf '%s\\0' X \(texts.map { "\"$\($0)\"" }.joined(separator: " "))"
      let read = try run(script).split(separator: 0, omittingEmptySubsequences: false)
      let expected = Self.leaves(value, splitsLists: true).map { Array(($0.text ?? "").utf8) }
      #expect(read.dropFirst().dropLast().map { Array($0) } == expected, "\(seed): \(text)")
    }
  }

  private func run(_ script: String) throws -> [UInt8] {
    let process = Process()
    let (output, input) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return bytes
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func answersThatAreReadBackAreWrittenAlike(seed: UInt64) throws {
    let form = try form(Self.order)
    var answers = FormAnswers(form: form)
    var filling = RandomFilling(seed: seed, matcher: PlainMatcher())
    filling.fill(&answers)
    let text = AnswerFormat.json.text(of: answers.json(), in: answers)
    let again = FormAnswers(form: form, initial: try json(text))
    #expect(AnswerFormat.json.text(of: again.json(), in: again) == text)
  }
}
