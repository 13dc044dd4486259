public import Foundation
import TestSupport

/// A public form file, named after its place.
public struct FormFile: Sendable, CustomStringConvertible {
  public let url: URL

  public var description: String { url.pathComponents.suffix(2).joined(separator: "/") }

  public func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: url)) }

  /// Layouts without a schema.
  private static let layouts: Set<String> = ["showcase.ui.json", "wizard.ui.json"]

  /// The forms that come with the program, and the public ones beside the checkout if they are
  /// there.
  public static let all: [FormFile] = {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      checkout.appending(path: "data/forms"), sharedFolder("forms"), sharedFolder("more-forms"),
    ]
    return folders.compactMap { $0 }.flatMap(files(below:))
  }()

  private static func files(below folder: URL) -> [FormFile] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "json" && !layouts.contains($0.lastPathComponent) }
      .sorted { $0.path < $1.path }.map(FormFile.init)
  }
}
