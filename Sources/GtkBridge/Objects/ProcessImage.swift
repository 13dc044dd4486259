internal import CGtk
internal import Glibc

/// The program that runs in this process, and others that can take its place.
package enum ProcessImage {
  /// The folder that the process is in, `/` if it is gone.
  package static var folder: String {
    guard let path = g_get_current_dir() else { return "/" }
    return takeString(path)
  }

  /// Finds a program by its name, as a shell does, but not this one by another name.
  package static func path(of name: String) -> String? {
    let own = realPath("/proc/self/exe")
    let folders = (environmentVariable("PATH") ?? "/usr/local/bin:/usr/bin:/bin")
      .split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { path in
      access(path, X_OK) == 0 && realPath(path) != own
    }
  }

  /// Goes on as another program; returns only if that is not possible.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - name: The name that it is to know itself by.
  ///   - arguments: Its arguments.
  /// - Returns: The reason.
  package static func replace(by path: String, name: String, arguments: [String])
    -> FileAccess.Failure
  {
    // The other program knows nothing of this one's way with readers that are gone.
    signal(SIGPIPE, SIG_DFL)
    var texts: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { for text in texts { free(text) } }
    texts.append(nil)
    execv(path, texts)
    return .fromSystem()
  }

  /// Sets a variable for the programs that take over.
  package static func setEnvironment(_ name: String, to value: String) {
    _ = g_setenv(name, value, 1)
  }

  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
