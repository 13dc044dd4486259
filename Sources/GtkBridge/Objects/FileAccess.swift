internal import CGtk
internal import Glibc

/// Reading and writing whole files.
package enum FileAccess {
  /// Why a file could not be read or written, in the user's language.
  package struct Failure: Error, Sendable {
    /// The reason, without the file's name.
    package let reason: String

    package init(reason: String) { self.reason = reason }

    nonisolated static func fromSystem(_ code: Int32 = errno) -> Failure {
      Failure(reason: String(cString: g_strerror(code)))
    }
  }

  /// Whether two paths lead to the same file that is there.
  package static func isSameFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// The path with all links followed; nil, with `errno` set, if nothing is there.
  nonisolated static func existingPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Reads a file, or standard input if the path is `-`.
  ///
  /// - Parameters:
  ///   - path: A path in the file system, or `-`.
  ///   - limit: How many bytes to read at most; the rest is left unread.
  /// - Returns: The bytes as they are.
  /// - Throws: ``Failure``.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    if path == "-" { return try readAll(STDIN_FILENO, limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .fromSystem() }
    defer { close(descriptor) }
    return try readAll(descriptor, limit: limit)
  }

  /// Reads as much as a plain file says that it has, straight into place; nothing of a pipe.
  private nonisolated static func readAtOnce(_ descriptor: Int32, limit: Int) throws(Failure)
    -> [UInt8]
  {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return [] }
    let size = min(Int(status.st_size), limit)
    var isFailure = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let place = buffer.baseAddress else { return }
      while count < size {
        let more = Glibc.read(descriptor, place + count, size - count)
        if more < 0 && errno == EINTR { continue }
        isFailure = more < 0
        guard more > 0 else { break }
        count += more
      }
    }
    if isFailure { throw .fromSystem() }
    return bytes
  }

  nonisolated static func readAll(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes = try readAtOnce(descriptor, limit: limit)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { break }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .fromSystem() }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
