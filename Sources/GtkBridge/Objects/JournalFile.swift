internal import CGtk
internal import Glibc

/// A file that is only ever appended to or replaced as a whole, and that one process has at a time.
///
/// All that was written is on the disk once the call returns, whatever happens to the machine. No
/// other user can read the file.
package struct JournalFile: Sendable {
  /// The path of the file.
  package let path: String
  private let descriptor: Int32

  /// How the names of files end that are not whole yet.
  package static let temporaryEnding = ".new"

  /// Creates a file with a text, beside the place first, so that it is there whole or not at all.
  ///
  /// A file that is there is replaced, and the lock is held on the new one.
  ///
  /// - Parameters:
  ///   - path: The path; folders that are missing are made, for the user alone.
  ///   - text: The content.
  /// - Throws: ``FileAccess/Failure``.
  package init(creating path: String, text: String) throws(FileAccess.Failure) {
    let folder = takeString(g_path_get_dirname(path))
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { throw .fromSystem() }
    let temporary = path + Self.temporaryEnding
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(temporary, flags, 0o600)
    guard descriptor >= 0 else { throw .fromSystem() }
    do throws(FileAccess.Failure) {
      // A file that was left behind may have any permissions.
      try Self.check(fchmod(descriptor, 0o600))
      try Self.check(flock(descriptor, LOCK_EX | LOCK_NB))
      guard writeAll(text, to: descriptor) else { throw .fromSystem() }
      try Self.check(fsync(descriptor))
      try Self.check(rename(temporary, path))
      try Self.syncFolder(folder)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  /// Opens a file that is there, and keeps other processes from doing the same; nil if it is not
  /// there, or another one has it.
  package init?(claiming path: String) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    var (own, named) = (stat(), stat())
    // The file may have been removed or replaced before the lock was there.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &own) == 0,
      stat(path, &named) == 0, own.st_ino == named.st_ino, own.st_dev == named.st_dev
    else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
  }

  /// Appends a text.
  ///
  /// - Throws: ``FileAccess/Failure``; part of the text may be there then.
  package func append(_ text: String) throws(FileAccess.Failure) {
    guard writeAll(text, to: descriptor) else { throw .fromSystem() }
    try Self.check(fdatasync(descriptor))
  }

  /// Lets other processes have the file.
  package func release() { close(descriptor) }

  /// Removes the file.
  package func remove() {
    unlink(path)
    close(descriptor)
  }

  /// The time of the last change, in seconds since 1970.
  package var changeTime: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mtim.tv_sec : 0
  }

  private static func check(_ result: Int32) throws(FileAccess.Failure) {
    guard result == 0 else { throw .fromSystem() }
  }

  /// Makes sure that a name in a folder outlasts the machine.
  private static func syncFolder(_ folder: String) throws(FileAccess.Failure) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .fromSystem() }
    defer { close(descriptor) }
    // Some file systems cannot do that for folders, and do not need it.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw .fromSystem() }
  }
}

extension FileAccess {
  /// The names in a folder, in no order; none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let directory = g_dir_open(folder, 0, nil) else { return [] }
    defer { g_dir_close(directory) }
    var names: [String] = []
    while let name = g_dir_read_name(directory) { names.append(String(cString: name)) }
    return names
  }

  /// The path of a file from the root, links followed; nil if it is not there.
  package static func absolutePath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The folder for what a program keeps from one run to the next (XDG Base Directory Specification).
package var userStateFolder: String { String(cString: g_get_user_state_dir()) }

/// A random name that nothing else has (RFC 9562, version 4).
package func makeUUID() -> String { takeString(g_uuid_string_random()) }

/// The SHA-256 of some bytes, in hexadecimal figures.
package func sha256(_ bytes: [UInt8]) -> String {
  takeString(g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)))
}
