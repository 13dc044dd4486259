internal import CGtk
internal import Glibc

/// The streams that a program inherits.
public enum StandardStream: Sendable {
  /// For results.
  case output
  /// For what goes wrong.
  case error

  /// Writes a text as it is.
  ///
  /// - Returns: Whether all of it could be written (the reader may be gone, the disk full).
  @discardableResult
  public func write(_ text: String) -> Bool {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    var rest = ArraySlice(Array(text.utf8))
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Makes writing to a reader that is gone an error instead of the end of the process.
  public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}

/// Ends the process at once with an exit status.
public func exitProcess(_ status: Int32) -> Never { exit(status) }

/// A variable of the process's environment.
public func environmentVariable(_ name: String) -> String? {
  g_getenv(name).map { String(cString: $0) }
}
