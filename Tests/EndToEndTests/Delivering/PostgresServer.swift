import AccessibilityDriver
import Foundation
import XCTest

/// A PostgreSQL server of the tests' own, in a folder that no other one uses, without a port.
@MainActor
final class PostgresServer {
  let folder: URL
  private let programs: URL
  private var process: Process?
  private var data: URL { folder.appendingPathComponent("data") }

  /// Makes a server in a folder and starts it.
  init() throws {
    programs = try Self.findPrograms()
    // Not in the folder of a test, which may be closed to other users; and short, as it is part of
    // the name of a socket.
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pg-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if getuid() == 0 {
      guard let user = getpwnam("postgres") else { throw Missing("the user postgres") }
      chown(folder.path, user.pointee.pw_uid, user.pointee.pw_gid)
    }
    try run("initdb", "-D", data.path, "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync")
    // A crash of the server alone loses nothing that the system has: no need to wait for a disk.
    try append("fsync = off\nlisten_addresses = ''\n", to: "postgresql.conf")
    try append("unix_socket_directories = '\(folder.path)'\n", to: "postgresql.conf")
    let rules = "local all nextfield_kiosk scram-sha-256\nlocal all all trust\n"
    try Data(rules.utf8).write(to: data.appendingPathComponent("pg_hba.conf"))
    try start()
  }

  /// Starts the server, and returns once it answers.
  func start() throws {
    process = try begin(["postgres", "-D", data.path], output: .nullDevice)
    try waitUntil("PostgreSQL answers", upTo: 30) {
      try query("SELECT 1", in: "postgres") == "1"
    }
  }

  /// Ends the server as a power cut does, with all its connections.
  func stop() throws {
    guard let process else { return }
    signal(SIGQUIT)
    process.waitUntilExit()
    self.process = nil
  }

  func signal(_ number: Int32) {
    if let process { kill(process.processIdentifier, number) }
  }

  func remove() {
    try? stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The address of a database, for a user and with what may stand behind the name.
  func address(_ database: String, user: String = "postgres") -> String {
    "postgresql://\(user)@/\(database)?host=\(folder.path)"
  }

  /// Runs statements as the administrator, or another user.
  ///
  /// - Returns: What they print, a row in each line.
  @discardableResult
  func query(_ sql: String, in database: String, address: String? = nil) throws -> String {
    let output = folder.appendingPathComponent("query-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    try run(
      ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql]
        + [address ?? self.address(database)],
      output: FileHandle(forWritingTo: output)
    )
    return try String(contentsOf: output, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A failure of one of PostgreSQL's programs.
  struct Failure: Error { let command: [String] }

  private func run(_ command: String...) throws { try run(command, output: .nullDevice) }

  private func run(_ command: [String], output: FileHandle) throws {
    let process = try begin(command, output: output)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(command: command) }
  }

  private func begin(_ command: [String], output: FileHandle) throws -> Process {
    let process = Process()
    var words = [programs.appendingPathComponent(command[0]).path] + command.dropFirst()
    // The server does not run as the administrator of the machine.
    if getuid() == 0 {
      let user = ["--reuid=postgres", "--regid=postgres", "--clear-groups"]
      words = ["/usr/bin/setpriv"] + user + words
    }
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func append(_ text: String, to name: String) throws {
    let file = try FileHandle(forWritingTo: data.appendingPathComponent(name))
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
  }

  /// Debian keeps the server's programs out of the way, a folder for each version.
  private static func findPrograms() throws -> URL {
    let versions = URL(fileURLWithPath: "/usr/lib/postgresql")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: versions.path)) ?? []
    let folders =
      names.compactMap { Int($0) }.sorted(by: >).map {
        versions.appendingPathComponent("\($0)/bin")
      }
      + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)) }
    guard
      let folder = folders.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("initdb").path)
      })
    else { throw Missing("PostgreSQL's server (package postgresql)") }
    return folder
  }
}
