import GtkBridge
import XCTest

@MainActor
final class FileAccessTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  override func tearDown() async throws {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func path(_ name: String) -> String { folder + "/" + name }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  func testANewFileIsWrittenWhole() async throws {
    try FileAccess.write("new", to: path("a"))
    XCTAssertEqual(try text("a"), "new")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["a"])
  }

  func testAFileThatIsThereKeepsItsPermissions() async throws {
    _ = FileManager.default.createFile(
      atPath: path("a"),
      contents: Data("old and longer".utf8),
      attributes: [.posixPermissions: 0o640]
    )
    try FileAccess.write("new", to: path("a"))
    XCTAssertEqual(try text("a"), "new")
    XCTAssertEqual(try mode("a"), 0o640)
  }

  func testALinkIsFollowedAndStays() async throws {
    try FileAccess.write("old", to: path("target"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"),
      withDestinationPath: path("target")
    )
    try FileAccess.write("new", to: path("link"))
    XCTAssertEqual(try text("target"), "new")
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link")),
      path("target")
    )
  }

  func testADeviceIsWrittenToAndNotReplaced() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("null"),
      withDestinationPath: "/dev/null"
    )
    try FileAccess.write("gone", to: path("null"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["null"])
    XCTAssertThrowsError(try FileAccess.write("text", to: "/dev/full"))
  }

  func testAPipeIsWrittenTo() async throws {
    XCTAssertEqual(mkfifo(path("pipe"), 0o600), 0)
    // Opened for both ends, so that nobody waits.
    let descriptor = open(path("pipe"), O_RDWR)
    defer { close(descriptor) }
    try FileAccess.write("through", to: path("pipe"))
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(descriptor, &bytes, bytes.count)
    XCTAssertEqual(String(decoding: bytes.prefix(count), as: UTF8.self), "through")
  }

  func testAPipeThatNobodyReadsIsAnErrorAndNoWait() async throws {
    XCTAssertEqual(mkfifo(path("pipe"), 0o600), 0)
    XCTAssertThrowsError(try FileAccess.write("text", to: path("pipe")))
  }

  func testWhatCannotBeWrittenIsKnownBefore() async throws {
    XCTAssertNoThrow(try FileAccess.checkWritable(path("new")))
    XCTAssertNoThrow(try FileAccess.checkWritable("/dev/null"))
    for bad in ["", folder, folder + "/", path("missing/file"), path("new/")] {
      XCTAssertThrowsError(try FileAccess.checkWritable(bad), bad) { error in
        XCTAssertFalse((error as? FileAccess.Failure)?.reason.isEmpty ?? true)
      }
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
  }

  func testReadingStopsAtTheLimitAndNamesWhatIsWrong() async throws {
    try FileAccess.write("0123456789", to: path("a"))
    XCTAssertEqual(try FileAccess.read(path("a"), limit: 4), Array("0123".utf8))
    XCTAssertThrowsError(try FileAccess.read(folder, limit: 4))
    XCTAssertThrowsError(try FileAccess.read(path("missing"), limit: 4))
  }

  func testCountsThatMakeNoSenseHaveAPluralToo() async throws {
    XCTAssertEqual(trn("one", "{n} of them", count: -1, ["n": "-1"]), "-1 of them")
    XCTAssertEqual(tr("{a} {b} {", ["a": "1"]), "1 {b} {")
  }
}
