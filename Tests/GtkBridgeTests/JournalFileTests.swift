import GtkBridge
import XCTest

@MainActor
final class JournalFileTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(atPath: folder) }

  private var path: String { folder + "/inner/journal" }

  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  func testAFileIsMadeForTheUserAloneAndAppendedTo() async throws {
    let file = try JournalFile(creating: path, text: "a\n")
    try file.append("b\n")
    XCTAssertEqual(try content(), "a\nb\n")
    for (name, mode) in [(path, 0o600), (folder + "/inner", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: name)
      XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, mode, name)
    }
    XCTAssertEqual(FileAccess.names(in: folder + "/inner"), ["journal"])
    file.remove()
    XCTAssertEqual(FileAccess.names(in: folder + "/inner"), [])
  }

  func testAFileIsReplacedWhole() async throws {
    let first = try JournalFile(creating: path, text: "first and longer\n")
    let second = try JournalFile(creating: path, text: "second\n")
    first.release()
    try second.append("more\n")
    XCTAssertEqual(try content(), "second\nmore\n")
    XCTAssertNil(JournalFile(claiming: path))
    second.release()
  }

  func testOneHasItAtATime() async throws {
    XCTAssertNil(JournalFile(claiming: path))
    let file = try JournalFile(creating: path, text: "a\n")
    XCTAssertNil(JournalFile(claiming: path))
    file.release()
    let claimed = try XCTUnwrap(JournalFile(claiming: path))
    XCTAssertNil(JournalFile(claiming: path))
    XCTAssertEqual(Double(claimed.changeTime), Date().timeIntervalSince1970, accuracy: 60)
    claimed.release()
  }

  func testAPlaceThatCannotBeWrittenToHasAReason() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    XCTAssertTrue(FileManager.default.createFile(atPath: folder + "/inner", contents: nil))
    XCTAssertThrowsError(try JournalFile(creating: path, text: "a")) { error in
      XCTAssertFalse((error as? FileAccess.Failure)?.reason.isEmpty ?? true)
    }
  }

  func testWorkIsDoneInOrderOnAnotherThreadAndAnsweredOnThisOne() async throws {
    let queue = WorkQueue()
    XCTAssertTrue(queue.isIdle)
    var answers: [Int] = []
    var wasElsewhere = false
    for number in 0..<20 {
      queue.run({ (number, Thread.isMainThread) }) { answer in
        answers.append(answer.0)
        wasElsewhere = !answer.1
        XCTAssertTrue(Thread.isMainThread)
      }
    }
    XCTAssertFalse(queue.isIdle)
    XCTAssertTrue(queue.finish(within: 5000))
    XCTAssertEqual(answers, Array(0..<20))
    XCTAssertTrue(wasElsewhere)
  }

  func testDigestsAreThoseOfTheStandard() async throws {
    XCTAssertEqual(
      sha256(Array("abc".utf8)),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }
}
