public import Foundation

/// Finds a folder of the shared test material beside the checkout, if it is there.
public func sharedFolder(_ path: String) -> URL? {
  let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let folder = checkout.deletingLastPathComponent().appending(path: "shared/\(path)")
  return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}
