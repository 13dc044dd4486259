import Foundation
import OrderedJSON
import TestSupport
import Testing

/// The public JSON parsing suite; its file names begin with what must happen: `y_` accept, `n_`
/// refuse, `i_` either.
@Suite struct ParsingSuiteTests {
  private static let folder = sharedFolder("suites/json-parsing/test_parsing")

  private static func files(_ prefix: String) -> [URL] {
    guard let folder else { return [] }
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (all ?? []).filter { $0.lastPathComponent.hasPrefix(prefix) }
      .sorted { $0.path < $1.path }
  }

  @Test(.enabled(if: folder != nil, "the shared suites are not beside this checkout"))
  func suiteIsComplete() {
    #expect(Self.files("y_").count > 90)
    #expect(Self.files("n_").count > 180)
  }

  @Test(arguments: files("y_"))
  func acceptsWhatMustBeAccepted(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let document = try JSONDocument(reading: bytes)
    for style in [JSONStyle.compact, .pretty] {
      #expect(try JSONValue(reading: document.value.bytes(style)) == document.value)
    }
  }

  @Test(arguments: files("n_"))
  func refusesWhatMustBeRefused(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    #expect(error?.position.line ?? 0 >= 1 && error?.position.column ?? 0 >= 1)
  }

  @Test(arguments: files("i_"))
  func survivesWhatMayGoEitherWay(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    if let document = try? JSONDocument(reading: bytes) {
      #expect(try JSONValue(reading: document.value.bytes()) == document.value)
    }
  }
}
