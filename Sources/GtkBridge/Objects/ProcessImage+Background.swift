internal import CGtk
internal import Glibc

extension ProcessImage {
  /// Starts this program once more, without waiting for it, as a process that is nobody's child.
  ///
  /// It has nothing of this one's but its folder, its environment and its standard error; that not
  /// either if a reader would wait for the end of both.
  ///
  /// - Parameters:
  ///   - name: The name that it is to know itself by.
  ///   - arguments: Its arguments; everybody on the machine can read them.
  ///   - input: What it finds on standard input, a few lines at most.
  /// - Throws: ``FileAccess/Failure``.
  package static func startAgain(
    as name: String,
    arguments: [String],
    input: String
  ) throws(FileAccess.Failure) {
    // The program may have been replaced by a newer one since it was started.
    let program = realPath("/proc/self/exe") ?? "/proc/self/exe"
    var texts: [UnsafeMutablePointer<CChar>?] = ([program, name] + arguments).map { strdup($0) }
    defer { for text in texts { free(text) } }
    texts.append(nil)
    let flags = GSpawnFlags(
      rawValue: G_SPAWN_FILE_AND_ARGV_ZERO.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
        | (StandardStream.errorIsWaitedFor ? G_SPAWN_STDERR_TO_DEV_NULL.rawValue : 0)
    )
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    var descriptor: gint = -1
    let isStarted = g_spawn_async_with_pipes(
      nil,
      &texts,
      nil,
      flags,
      nil,
      nil,
      nil,
      &descriptor,
      nil,
      nil,
      &error
    )
    guard isStarted != 0 else {
      throw FileAccess.Failure(reason: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    defer { close(descriptor) }
    guard writeAll(input, to: descriptor) else { throw .fromSystem() }
  }

  /// Leaves the terminal and the session of the process that has started this one.
  package static func leaveSession() { _ = setsid() }
}
