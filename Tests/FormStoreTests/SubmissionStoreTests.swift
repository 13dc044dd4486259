import FormStore
import Foundation
import OrderedJSON
import SQLiteBridge
import TestSupport
import Testing

/// The database of collected answers.
@Suite final class SubmissionStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path("a.db") }

  private func store() throws -> SubmissionStore {
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
    return try SubmissionStore(writing: path)
  }

  private func submission(
    _ answers: String,
    id: String? = nil,
    finished: String = "2026-01-02T00:00:00Z"
  )
    throws -> Submission
  {
    Submission(
      uuid: UUID().uuidString,
      digest: "d",
      id: id,
      title: "T",
      begun: "2026-01-01T00:00:00Z",
      finished: finished,
      answers: try JSONValue(reading: answers)
    )
  }

  private func all(_ selection: SubmissionSelection = .init()) throws -> [Submission] {
    var found: [Submission] = []
    try SubmissionStore(reading: path).forEach(selection) { found.append($0) }
    return found
  }

  @Test func whatIsKeptIsReadBackInOrder() throws {
    let store = try store()
    let kept = try [
      submission(#"{"b": 1.50, "a": "é\u0000\"'", "c": [null, {}]}"#, id: "urn:x"),
      submission("5"), submission("{}", finished: "2026-02-01T00:00:00Z"),
    ]
    for one in kept { #expect(try store.keep(one)) }
    #expect(try all() == kept)
    #expect(try all().map { $0.json.text() } == kept.map { $0.json.text() })
    #expect(try all(.init(since: "2026-01-15")) == [kept[2]])
    #expect(try all(.init(form: "urn:x")) == [kept[0]])
    #expect(try all(.init(form: "T")) == kept)
    #expect(try all(.init(form: "other")).isEmpty)
  }

  @Test func oneWithTheSameNameIsKeptOnce() throws {
    let (store, one) = (try store(), try submission("{}"))
    #expect(try !store.has(one.uuid))
    #expect(try store.keep(one))
    #expect(try store.has(one.uuid))
    #expect(try !store.keep(one))
    #expect(try all().count == 1)
  }

  @Test func manyWriteAtOnceWithoutLoss() throws {
    let (path, count, writers) = (path, 10, 6)
    try Data().write(to: URL(filePath: path))
    DispatchQueue.concurrentPerform(iterations: writers) { writer in
      // Every one of them begins with an empty file.
      guard let store = try? SubmissionStore(writing: path) else { return }
      for number in 0..<count {
        let one = Submission(
          uuid: "\(writer)-\(number)",
          digest: "d",
          id: nil,
          title: "T",
          begun: "b",
          finished: "f",
          answers: .number(JSONNumber(number))
        )
        _ = try? store.keep(one)
      }
    }
    #expect(try Set(all().map(\.uuid)).count == writers * count)
  }

  /// A database of the first version, which knew nothing of sending.
  @Test func anOlderDatabaseIsReadAndUpgraded() throws {
    let kept = try submission("{}")
    try store().keep(kept)
    do {
      let database = try Database(opening: path, isReadOnly: false)
      try database.run("DROP INDEX submissions_waiting")
      try database.run("PRAGMA user_version = 1")
    }
    #expect(try all() == [kept])
    let upgraded = try store()
    #expect(try upgraded.waiting(after: 0, limit: 5).map(\.uuid) == [kept.uuid])
    #expect(try store().waitingCount() == 1)
    let version = try Database(opening: path, isReadOnly: true).text("PRAGMA user_version")
    #expect(version == "2")
  }

  @Test func aForeignOrDamagedFileIsRefusedAndLeftAlone() throws {
    for (content, isForeign) in [("this is no database at all, but it is long enough", false)] {
      try Data((content + String(repeating: "x", count: 4096)).utf8).write(to: URL(filePath: path))
      let before = try Data(contentsOf: URL(filePath: path))
      #expect(throws: SubmissionError.self) { try SubmissionStore(writing: path) }
      #expect(throws: SubmissionError.self) { try SubmissionStore(reading: path) }
      #expect(try Data(contentsOf: URL(filePath: path)) == before, "\(isForeign)")
    }
    // A database of ours whose mark is another one.
    try FileManager.default.removeItem(atPath: path)
    _ = try store().keep(submission("{}"))
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(68..<72, with: [0, 0, 0, 1])
    try bytes.write(to: URL(filePath: path))
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    #expect(throws: SubmissionError.foreign) { try SubmissionStore(writing: path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    // One of a later version.
    bytes.replaceSubrange(68..<72, with: Array("NxFd".utf8))
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 9])
    try bytes.write(to: URL(filePath: path))
    #expect(throws: SubmissionError.tooNew) { try SubmissionStore(writing: path) }
  }

  @Test func aFileThatIsNotThereIsNotMade() {
    #expect(throws: SubmissionError.self) { try SubmissionStore(writing: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func tablesHaveAColumnForEachLeafOfAnyVersion() throws {
    let answers = [
      #"{"a": 1, "c": {"x": "=1+1"}}"#, #"{"a": null, "b": [1], "c": {"y": "-"}}"#, "{}",
    ]
    let kept = try answers.map { try submission($0) }
    var table = ExportTable()
    for one in kept { table.addColumns(for: one.answers) }
    #expect(table.header == "uuid,form,id,title,begun,finished,/a,/b,/c/y,/c/x\r\n")
    let rows = kept.map { table.row(of: $0).dropFirst(("\"\(kept[0].uuid)\"").count) }
    let about = #","d",,"T","2026-01-01T00:00:00Z","2026-01-02T00:00:00Z","#
    #expect(rows[0] == about + "1,,,\"'=1+1\"\r\n")
    #expect(rows[1] == about + "null,\"[1]\",\"'-\",\r\n")
    #expect(rows[2] == about + ",,,\r\n")
    var plain = ExportTable(keepsFormulas: true)
    plain.addColumns(for: kept[0].answers)
    #expect(plain.row(of: kept[0]).hasSuffix("\"=1+1\"\r\n"))
  }
}
