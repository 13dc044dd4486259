import AccessibilityDriver
import Foundation
import XCTest

/// Twenty machines deliver at once while everything breaks.
final class DeliveryStormTests: DeliveryTestCase {
  private static let kioskCount = 20
  private static let submissionCount = 10_000

  @MainActor
  func testEverySubmissionIsThereOnce() async throws {
    let database = try makeSetUpDatabase()
    let (server, address) = (try server(), try kioskAddress(database))
    let outboxes = try makeOutboxes()
    // Long enough for something to happen in the middle of each transaction and of each commit.
    try server.query(
      """
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_sleep(random() * 0.002); RETURN NEW; END';
      CREATE TRIGGER in_the_middle BEFORE INSERT ON submissions
        FOR EACH ROW EXECUTE FUNCTION dawdle();
      CREATE CONSTRAINT TRIGGER in_the_commit AFTER INSERT ON submissions
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dawdle();
      """,
      in: database
    )
    // A standby that never comes: all is committed, and nobody is told.
    try setStandby("*", on: server)
    // Some outboxes have two deliverers.
    var programs = try (outboxes + outboxes.prefix(3)).map {
      try run(["deliver", $0, address], in: makeDirectory())
    }
    for _ in 0..<2 {
      try waitUntil("commits are not acknowledged", upTo: 30) {
        try server.query(
          "SELECT count(*) > 9 FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
          in: database
        ) == "t"
      }
      try cutConnections(to: database)
    }
    XCTAssertGreaterThan(try count(in: database) ?? 0, 0)
    try setStandby("", on: server)
    var cuts = 0
    for round in 1...6 where try (count(in: database) ?? 0) < Self.submissionCount {
      try cutConnections(to: database)
      cuts += 1
      // A machine is switched off and on again.
      programs[round].signal(SIGKILL)
      programs[round] = try run(["deliver", outboxes[round], address], in: makeDirectory())
      if round.isMultiple(of: 2) {
        try server.stop()
        try server.start()
      }
    }
    XCTAssertGreaterThan(cuts, 2, "it was over before anything broke")
    for program in programs {
      XCTAssertEqual(try program.waitForEnd(upTo: 60), .status(0), program.standardError)
    }
    XCTAssertEqual(try count(in: database), Self.submissionCount)
    // None of them twice under another name.
    XCTAssertEqual(try count("DISTINCT answers ->> 'user'", in: database), Self.submissionCount)
  }

  /// The outboxes are filled all at once as well.
  @MainActor
  private func makeOutboxes() throws -> [String] {
    let share = Self.submissionCount / Self.kioskCount
    var outboxes: [String] = []
    var programs: [Program] = []
    for kiosk in 0..<Self.kioskCount {
      let directory = try makeDirectory()
      let answers = directory.appendingPathComponent("answers.jsonl")
      let lines = (0..<share).map {
        #"{"user": "user \#(kiosk * share + $0)", "password": "correct horse"}"# + "\n"
      }
      try Data(lines.joined().utf8).write(to: answers)
      let outbox = directory.appendingPathComponent("a.db").path
      outboxes.append(outbox)
      programs.append(try run(["submit", form, answers.path, "--collect", outbox], in: directory))
    }
    for program in programs {
      XCTAssertEqual(try program.waitForEnd(upTo: 60), .status(0), program.standardError)
    }
    return outboxes
  }

  @MainActor
  private func setStandby(_ names: String, on server: PostgresServer) throws {
    try server.query("ALTER SYSTEM SET synchronous_standby_names = '\(names)'", in: "postgres")
    try server.query("SELECT pg_reload_conf()", in: "postgres")
  }
}
