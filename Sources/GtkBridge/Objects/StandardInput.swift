internal import CGtk
internal import Glibc

/// The stream that a program inherits to read from.
package enum StandardInput {
  /// The lines that a file or a pipe has at once; none of a terminal, and none after a pause, since
  /// whoever holds a pipe open need not mean this program.
  ///
  /// - Parameter limit: The most bytes that are read.
  /// - Returns: The lines without their ends; empty ones are left out.
  package static func readyLines(limit: Int = 1 << 20) -> [String] {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0,
      [S_IFREG, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    else { return [] }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 200) > 0 else { break }
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
