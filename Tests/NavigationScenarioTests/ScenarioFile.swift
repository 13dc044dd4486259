import Foundation

/// The scenario files that lie beside this file and, if it is there, in the folder of shared
/// material.
struct ScenarioFile: CustomStringConvertible, Sendable {
  let url: URL

  var description: String { url.lastPathComponent }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  static let own = files(
    in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")
  )

  static let shared = files(
    in: root.deletingLastPathComponent().appending(path: "shared/scenarios")
  )

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: URL) -> [ScenarioFile] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (urls ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .map(ScenarioFile.init)
  }
}
