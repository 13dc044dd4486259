import Foundation

/// Finds the folder of shared test material beside the checkout, if it is there.
func sharedFolder(_ path: String) -> URL? {
  let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let folder = root.deletingLastPathComponent().appending(path: "shared/\(path)")
  return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}
