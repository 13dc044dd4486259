public import Foundation

/// An empty folder that is removed with all that is in it once nobody has it any more.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes it.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  public func path(_ name: String) -> String { url.appending(path: name).path }
}
