internal import CGtk
internal import Glibc

extension FileAccess {
  /// Writes a file so that at any time either the old or the whole new content is there.
  ///
  /// A link is followed, and an existing file keeps its permissions. Anything but a plain file,
  /// such as a pipe or a device, is written to and not replaced.
  ///
  /// - Throws: ``Failure``.
  package static func write(_ text: String, to path: String) throws(Failure) {
    switch destination(of: path) {
    case .stream: try writeThrough(text, to: path)
    case .file(let real, let mode): try replace(real, with: text, mode: mode)
    }
  }

  /// Finds out whether a file could be written, without writing it.
  ///
  /// - Throws: ``Failure`` with the reason why not.
  package static func checkWritable(_ path: String) throws(Failure) {
    if path.isEmpty { throw .fromSystem(ENOENT) }
    if let mode = status(of: path)?.st_mode {
      if mode & S_IFMT == S_IFDIR { throw .fromSystem(EISDIR) }
      guard access(path, W_OK) == 0 else { throw .fromSystem() }
      if mode & S_IFMT != S_IFREG { return }
    }
    let folder = takeString(g_path_get_dirname(realPath(of: path)))
    guard access(folder, W_OK | X_OK) == 0 else { throw .fromSystem() }
    guard !path.hasSuffix("/") else { throw .fromSystem(EISDIR) }
  }

  /// Makes an empty file that only the user can read, unless there is one.
  ///
  /// - Throws: ``Failure``.
  package static func create(_ path: String) throws(Failure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .fromSystem() }
    close(descriptor)
  }

  /// Makes a folder and those above it that are missing, for the user alone.
  ///
  /// - Throws: ``Failure``.
  package static func createFolder(_ path: String) throws(Failure) {
    guard g_mkdir_with_parents(path, 0o700) == 0 else { throw .fromSystem() }
  }

  private enum Destination {
    case stream
    case file(String, mode: mode_t?)
  }

  private static func destination(of path: String) -> Destination {
    guard let mode = status(of: path)?.st_mode else {
      return .file(realPath(of: path), mode: nil)
    }
    if mode & S_IFMT == S_IFREG { return .file(realPath(of: path), mode: mode & 0o7777) }
    return .stream
  }

  private static func status(of path: String) -> stat? {
    var result = stat()
    return stat(path, &result) == 0 ? result : nil
  }

  /// The path behind all links, or the path itself if nothing is there yet.
  private static func realPath(of path: String) -> String {
    existingPath(path) ?? path
  }

  private static func replace(
    _ path: String,
    with text: String,
    mode: mode_t?
  ) throws(Failure) {
    var error: UnsafeMutablePointer<GError>?
    let flags = GFileSetContentsFlags(
      rawValue: G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue
    )
    let isWritten = g_file_set_contents_full(
      path,
      text,
      gssize(text.utf8.count),
      flags,
      Int32(mode ?? 0o666),
      &error
    )
    defer { g_clear_error(&error) }
    guard isWritten != 0 else {
      throw Failure(reason: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    if let mode { chmod(path, mode) }
  }

  private static func writeThrough(_ text: String, to path: String) throws(Failure) {
    // A pipe without a reader is an error, not something to wait for.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .fromSystem() }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    guard writeAll(text, to: descriptor) else { throw .fromSystem() }
  }
}

/// Writes the whole text, however many calls that takes.
func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var rest = ArraySlice(Array(text.utf8))
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
