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
  /// - Throws: ``FileAccess/Failure`` (the reader may be gone, the disk full).
  public func write(_ text: String) throws(FileAccess.Failure) {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    guard writeAll(text, to: descriptor) else { throw .fromSystem() }
  }

  /// Makes sure that nothing else can be taken for one of the streams, and that a reader who is gone is
  /// an error instead of the end of the process.
  ///
  /// A caller may have closed one; the next file that is opened, such as the connection to the display,
  /// would then get its number, and what is printed would go there.
  public static func secure() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Read-only on purpose: writing to it fails, as it does with a stream that is closed.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}

/// Ends the process at once with an exit status.
public func exitProcess(_ status: Int32) -> Never { exit(status) }

/// The number of this process.
public var processNumber: Int32 { getpid() }

/// A variable of the process's environment.
public func environmentVariable(_ name: String) -> String? {
  g_getenv(name).map { String(cString: $0) }
}
