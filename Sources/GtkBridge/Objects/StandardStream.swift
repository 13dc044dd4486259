internal import CGtk
internal import Glibc

/// The streams that a program inherits.
package enum StandardStream: Sendable {
  /// For results.
  case output
  /// For what goes wrong.
  case error

  /// Writes a text as it is.
  ///
  /// - Throws: ``FileAccess/Failure`` (the reader may be gone, the disk full).
  package func write(_ text: String) throws(FileAccess.Failure) {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    guard writeAll(text, to: descriptor) else { throw .fromSystem() }
  }

  /// Whether a person or a script can read what is written to standard error.
  ///
  /// A program that the desktop starts has no terminal, and its standard error is the journal, a
  /// log file of the X session, or nothing. A file, a pipe or a terminal has been chosen by its
  /// caller, and so has `/dev/null` by a script that runs in a terminal.
  package static var errorIsRead: Bool {
    let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard terminal < 0 else {
      close(terminal)
      return true
    }
    return !isNothing(STDERR_FILENO) && !isJournal(STDERR_FILENO) && !isSessionLog(STDERR_FILENO)
  }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(self == .output ? STDOUT_FILENO : STDERR_FILENO) == 1 }

  /// Whether a stream is the null device, or was closed by the caller, which ``secure()`` makes the
  /// same.
  private static func isNothing(_ descriptor: Int32) -> Bool {
    var (status, null) = (stat(), stat())
    guard fstat(descriptor, &status) == 0 else { return true }
    guard stat("/dev/null", &null) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFCHR && status.st_rdev == null.st_rdev
  }

  /// Whether the reader of standard error may wait for its end, as that of a pipe does.
  static var errorIsWaitedFor: Bool {
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0 else { return true }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFSOCK && !isJournal(STDERR_FILENO)
  }

  /// Whether the other end of a stream is systemd's journal (sd_journal_stream_fd(3)).
  private static func isJournal(_ descriptor: Int32) -> Bool {
    var address = sockaddr_un()
    var length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) }
    }
    guard status == 0, address.sun_family == sa_family_t(AF_UNIX) else { return false }
    let path = withUnsafeBytes(of: &address.sun_path) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return path.hasPrefix("/run/systemd/journal/")
  }

  /// Whether a stream is the file in which display managers keep what the programs of a session
  /// say.
  private static func isSessionLog(_ descriptor: Int32) -> Bool {
    guard let path = g_file_read_link("/proc/self/fd/\(descriptor)", nil) else { return false }
    return takeString(path).hasSuffix("xsession-errors")
  }

  /// Makes sure that nothing else can be taken for one of the streams, and that a reader who is
  /// gone is an error instead of the end of the process.
  ///
  /// A caller may have closed one; the next file that is opened, such as the connection to the
  /// display, would then get its number, and what is printed would go there.
  package static func secure() {
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
package var processNumber: Int32 { getpid() }

/// A variable of the process's environment.
package func environmentVariable(_ name: String) -> String? {
  g_getenv(name).map { String(cString: $0) }
}

/// A random number from 0 to 1.
package var chance: Double { g_random_double() }
