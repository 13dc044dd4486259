internal import CGtk
internal import Glibc

extension FileAccess {
  /// The fault of a file that another one refers to.
  package enum ReferenceFailure: Error, Sendable {
    /// It is not in the folder, nor in one below it, when all links are followed.
    case outside
    /// It is a folder, a pipe or a device.
    case noPlainFile
    /// The system's reason, in the user's language.
    case system(String)
  }

  /// Reads a file in a folder or in one below it.
  ///
  /// - Parameters:
  ///   - path: The path from the folder.
  ///   - folder: The path of the folder; empty for the current one.
  ///   - limit: How many bytes to read at most; the rest is left unread.
  /// - Returns: The bytes as they are.
  /// - Throws: ``ReferenceFailure``.
  nonisolated package static func read(
    _ path: String,
    in folder: String,
    limit: Int
  ) throws(ReferenceFailure) -> [UInt8] {
    let folder = folder.isEmpty ? "." : folder
    guard let root = existingPath(folder), let file = existingPath(folder + "/" + path) else {
      throw .system(Failure.fromSystem().reason)
    }
    guard file.hasPrefix(root == "/" ? root : root + "/") else { throw .outside }
    // A pipe must not be waited for.
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .system(Failure.fromSystem().reason) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .noPlainFile
    }
    do throws(Failure) {
      return try readAll(descriptor, limit: limit)
    } catch {
      throw .system(error.reason)
    }
  }
}
