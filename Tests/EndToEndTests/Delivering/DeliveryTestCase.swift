import AccessibilityDriver
import Foundation
import XCTest

/// A test with a PostgreSQL server, which all tests of a class share; each has its own databases.
class DeliveryTestCase: XCTestCase {
  @MainActor private static var running: PostgresServer?
  let form = Place.forms.appendingPathComponent("sign-in.json").path
  let password = "tr0ub4dor&3"

  override class func tearDown() {
    MainActor.assumeIsolated {
      running?.remove()
      running = nil
    }
    super.tearDown()
  }

  @MainActor
  func server() throws -> PostgresServer {
    if let running = Self.running { return running }
    let server = try PostgresServer()
    Self.running = server
    return server
  }

  /// Makes an empty database.
  @MainActor
  func makeDatabase(_ options: String = "") throws -> String {
    let name = "d" + UUID().uuidString.prefix(8).lowercased()
    try server().query("CREATE DATABASE \(name) \(options)", in: "postgres")
    return name
  }

  /// Makes a database that is set up, with a role that has a password.
  @MainActor
  func makeSetUpDatabase(_ options: String = "") throws -> String {
    let name = try makeDatabase(options)
    let (ending, complaints) = try deliver("--setup", server().address(name))
    XCTAssertEqual(ending, .status(0), complaints)
    try server().query("ALTER ROLE nextfield_kiosk PASSWORD '\(password)'", in: name)
    return name
  }

  /// The address that a kiosk has.
  @MainActor
  func kioskAddress(_ database: String, password: String? = nil) throws -> String {
    let written =
      (password ?? self.password)
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return try server().address(database, user: "nextfield_kiosk:\(written)")
  }

  /// Runs `nextfield deliver` to its end.
  @MainActor
  func deliver(_ arguments: String...) throws -> (Program.Ending, String) {
    let program = try run(["deliver"] + arguments, in: makeDirectory())
    let ending = try program.waitForEnd(upTo: 60)
    XCTAssertEqual(program.standardOutput, "")
    return (ending, program.standardError)
  }

  /// Makes an outbox with a submission for each user.
  @MainActor
  func makeOutbox(_ users: [String]) throws -> String {
    let directory = try makeDirectory()
    let answers = directory.appendingPathComponent("answers.jsonl")
    let lines = users.map { #"{"user": "\#($0)", "password": "correct horse"}"# + "\n" }
    try Data(lines.joined().utf8).write(to: answers)
    let outbox = directory.appendingPathComponent("a.db").path
    let program = try run(["submit", form, answers.path, "--collect", outbox], in: directory)
    XCTAssertEqual(try program.waitForEnd(upTo: 60), .status(0), program.standardError)
    return outbox
  }

  @MainActor
  func count(_ what: String = "*", in database: String) throws -> Int? {
    try Int(server().query("SELECT count(\(what)) FROM submissions", in: database))
  }

  /// Ends the server's side of all connections of our program.
  @MainActor
  func cutConnections(to database: String) throws {
    try server().query(
      """
      SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
      WHERE datname = '\(database)' AND application_name = 'nextfield'
      """,
      in: "postgres"
    )
  }

  /// The processes whose command line names a path, and those command lines.
  func processes(naming path: String) -> [(id: Int32, command: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.compactMap { id in
      guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else {
        return nil
      }
      let command = String(decoding: bytes, as: UTF8.self)
      return command.contains(path) ? (id, command) : nil
    }
  }
}
