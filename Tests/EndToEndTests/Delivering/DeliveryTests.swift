import AccessibilityDriver
import Foundation
import XCTest

/// Submissions of many machines get into one PostgreSQL database.
final class DeliveryTests: DeliveryTestCase {
  @MainActor
  func testTheRoleMayInsertAndNothingElse() async throws {
    let database = try makeSetUpDatabase()
    // A second time changes nothing.
    XCTAssertEqual(try deliver("--setup", server().address(database)).0, .status(0))
    let kiosk = try kioskAddress(database)
    let insert = """
      INSERT INTO submissions (uuid, form, title, begun, finished, answers)
      VALUES (gen_random_uuid(), 'f', 't', now(), now(), '{}')
      """
    try server().query(insert + " ON CONFLICT DO NOTHING", in: database, address: kiosk)
    for statement in [
      "SELECT count(*) FROM submissions", "SELECT * FROM collected", "DELETE FROM submissions",
      "UPDATE submissions SET title = 'u'", insert + " RETURNING uuid", "TRUNCATE submissions",
      "INSERT INTO submissions (received) VALUES (now())", "CREATE TABLE t (i int)",
    ] {
      XCTAssertThrowsError(
        try server().query(statement, in: database, address: kiosk),
        statement
      )
    }
    XCTAssertEqual(try count(in: database), 1)
  }

  @MainActor
  func testAForeignTableIsLeftAsItIs() async throws {
    let database = try makeDatabase()
    try server().query("CREATE TABLE submissions (i int)", in: database)
    let (ending, complaints) = try deliver("--setup", server().address(database))
    XCTAssertEqual(ending, .status(2))
    XCTAssertTrue(complaints.contains("another program"), complaints)
    XCTAssertEqual(
      try server().query("SELECT to_regclass('collected') IS NULL", in: database),
      "t"
    )
  }

  @MainActor
  func testEachSubmissionArrivesOnceWhoeverSendsIt() async throws {
    let database = try makeSetUpDatabase()
    let users = ["Ada", "=bob", "ç \\\"'$1"].map {
      $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }
    let outbox = try makeOutbox(users)
    let copy = outbox + ".copy"
    try FileManager.default.copyItem(atPath: outbox, toPath: copy)
    let address = try kioskAddress(database)
    for source in [outbox, copy, outbox] {
      let (ending, complaints) = try deliver(source, address)
      XCTAssertEqual(ending, .status(0))
      XCTAssertEqual(complaints, "")
      XCTAssertEqual(try count(in: database), 3)
    }
    let here = try run(["export", outbox], in: makeDirectory())
    XCTAssertEqual(try here.waitForEnd(), .status(0))
    for line in here.standardOutput.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let uuid = try XCTUnwrap(object?["uuid"] as? String)
      let there = try server().query(
        """
        SELECT form, title, to_char(finished AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          answers FROM collected WHERE uuid = '\(uuid)'
        """,
        in: database
      )
      let expected = ["form", "title", "finished"].map { object?[$0] as? String ?? "" }
      XCTAssertTrue(there.hasPrefix(expected.joined(separator: "|") + "|{"), there)
      let answers = there.split(separator: "|", maxSplits: 3)[3]
      XCTAssertTrue(line.hasSuffix(#""answers":\#(answers)}"#), "\(line) \(answers)")
    }
  }

  @MainActor
  func testTheServerExportsTheSame() async throws {
    let database = try makeSetUpDatabase()
    let outbox = try makeOutbox(["Ada", "=bob", "Dvořák \\u0000"])
    XCTAssertEqual(try deliver(outbox, kioskAddress(database)).0, .status(0))
    let address = try server().address(database)
    func export(_ arguments: String...) throws -> [String] {
      let program = try run(["export"] + arguments, in: makeDirectory())
      XCTAssertEqual(try program.waitForEnd(upTo: 10), .status(0), program.standardError)
      // The server orders those of one second by their names.
      return program.standardOutput.split(whereSeparator: \.isNewline).map(String.init).sorted()
    }
    for options in [["--format=json"], ["--format=csv"]] {
      let here = try export(options[0], outbox)
      XCTAssertGreaterThan(here.count, 2)
      XCTAssertEqual(try export(options[0], address), here)
      XCTAssertEqual(try export(options[0], "--since=2026-01-01", "--form=Sign In", address), here)
    }
    XCTAssertEqual(try export("--since=9999-01-01", address), [])
    XCTAssertEqual(try export("--form=other", address), [])
    // The role of the machines cannot read.
    let program = try run(["export", kioskAddress(database)], in: makeDirectory())
    XCTAssertEqual(try program.waitForEnd(upTo: 10), .status(2))
    XCTAssertTrue(program.standardError.contains("(42501)"), program.standardError)
    XCTAssertFalse(program.standardError.contains("dor"), program.standardError)
  }

  @MainActor
  func testWhatTheServerRefusesDoesNotStopTheRest() async throws {
    let latin = "ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
    let database = try makeSetUpDatabase(latin)
    let outbox = try makeOutbox(["Ada", "Dvořák", "Zoë"])
    let address = try kioskAddress(database)
    let (ending, complaints) = try deliver(outbox, address)
    XCTAssertEqual(ending, .status(1))
    XCTAssertEqual(complaints.filter { $0 == "\n" }.count, 1, complaints)
    XCTAssertFalse(complaints.contains("Dvo"), complaints)
    XCTAssertEqual(try count(in: database), 2)
  }

  @MainActor
  func testAPasswordIsNeverShown() async throws {
    let database = try makeSetUpDatabase()
    let outbox = try makeOutbox(["Ada"])
    let wrong = "s3cr3t/@?&"
    let plain = "postgresql://nextfield_kiosk:s3cr3t"
    for (address, status) in [
      (try kioskAddress(database, password: wrong), 5),
      (try server().address(database, user: "nextfield_kiosk") + "&password=s3cr3t", 5),
      ("\(plain)@127.0.0.1:1/x", 5), ("\(plain)@nowhere.invalid/x", 5),
      ("\(plain)@/x?host=/nowhere", 5), ("\(plain)@/x?nonsense=s3cr3t", 5),
      ("\(plain)/word@host/x", 2), ("\(plain)@word@host/x", 2), ("\(plain)", 2),
      ("postgresql:\(plain)", 2), ("postgresql://?password=s3cr3t@host", 2),
    ] {
      let (ending, complaints) = try deliver("--timeout=1", outbox, address)
      XCTAssertEqual(ending, .status(Int32(status)), address)
      XCTAssertFalse(complaints.contains("s3cr3t"), complaints)
      XCTAssertTrue(complaints.hasPrefix("nextfield: "), complaints)
    }
    // A table that is not there is no reason to wait.
    let (ending, complaints) = try deliver(outbox, try server().address(makeDatabase()))
    XCTAssertEqual(ending, .status(2))
    XCTAssertTrue(complaints.contains("submissions"), complaints)
  }

  /// A server that has been stopped in its tracks still has an open door.
  @MainActor
  func testAFrozenServerIsGivenUp() async throws {
    let database = try makeSetUpDatabase()
    let outbox = try makeOutbox(["Ada"])
    let address = try kioskAddress(database)
    let server = try server()
    server.signal(SIGSTOP)
    let (ending, complaints) = try deliver("--timeout=1", outbox, address)
    server.signal(SIGCONT)
    XCTAssertEqual(ending, .status(5))
    XCTAssertTrue(complaints.hasSuffix("nextfield: one submission is not sent\n"), complaints)
    // One that is frozen in the middle of a statement.
    try server.query(
      """
      CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_sleep(60); RETURN NEW; END';
      CREATE TRIGGER hangs BEFORE INSERT ON submissions EXECUTE FUNCTION hang();
      """,
      in: database
    )
    XCTAssertEqual(try deliver("--timeout=1", outbox, address).0, .status(5))
    try cutConnections(to: database)
    try server.query("DROP TRIGGER hangs ON submissions", in: database)
    XCTAssertEqual(try deliver(outbox, address).0, .status(0))
  }

  @MainActor
  func testADamagedOutboxIsRefused() async throws {
    let outbox = try makeDirectory().appendingPathComponent("a.db")
    for content in ["", String(repeating: "no database at all ", count: 500)] {
      if !content.isEmpty { try Data(content.utf8).write(to: outbox) }
      let (ending, complaints) = try deliver(outbox.path, "postgresql://127.0.0.1:1/x")
      XCTAssertEqual(ending, .status(2))
      XCTAssertTrue(complaints.hasPrefix("nextfield: \(outbox.path): "), complaints)
      let kept = FileManager.default.contents(atPath: outbox.path) ?? Data()
      XCTAssertEqual(String(decoding: kept, as: UTF8.self), content)
    }
  }

  /// The person is done at once, and what was kept arrives when the server is back.
  @MainActor
  func testAWindowNeverWaitsForTheServer() async throws {
    let database = try makeSetUpDatabase()
    let address = try kioskAddress(database)
    try server().stop()
    let session = try open("sign-in", "--collect", address)
    addTeardownBlock { [self] in
      for process in processes(naming: session.directory.path) { kill(process.id, SIGKILL) }
    }
    try session.field("User Name").setText("ada")
    try session.field("Password").setText("correct horse")
    let maps = try String(
      contentsOfFile: "/proc/\(session.program.processID)/maps",
      encoding: .utf8
    )
    XCTAssertFalse(maps.contains("libpq"))
    try session.click("Done")
    XCTAssertEqual(try session.program.waitForEnd(), .status(0))
    XCTAssertEqual(session.program.standardOutput, "")
    let folder = session.directory.appendingPathComponent("XDG_STATE_HOME/nextfield/outboxes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try XCTUnwrap(names.first { $0.hasSuffix(".db") })
    XCTAssertFalse(name.contains("dor"), name)
    let outbox = folder.appendingPathComponent(name).path
    let attributes = try FileManager.default.attributesOfItem(atPath: outbox)
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    // The process that goes on without the window shows no password to other users.
    var background: [(id: Int32, command: String)] = []
    try waitUntil("something goes on sending", upTo: 10) {
      background = processes(naming: outbox)
      return !background.isEmpty
    }
    XCTAssertFalse(background.contains { $0.command.contains("dor") }, "\(background)")
    try server().start()
    try waitUntil("the submission is there", upTo: 30) { try count(in: database) == 1 }
    try waitUntil("nothing goes on", upTo: 10) { processes(naming: outbox).isEmpty }
  }

  /// A kiosk goes on with the next visitor, whatever the server does.
  @MainActor
  func testAKioskNeverWaitsForTheServer() async throws {
    let database = try makeSetUpDatabase()
    try server().stop()
    let session = try open("sign-in", "--kiosk", "--collect", kioskAddress(database))
    addTeardownBlock { [self] in
      for process in processes(naming: session.directory.path) { kill(process.id, SIGKILL) }
    }
    for name in ["ada", "bob"] {
      try session.wait("the form is empty") {
        try session.focused?.name == "User Name" && session.field("User Name").text == ""
      }
      try session.type(name)
      try session.press(.tab)
      try session.type("correct horse")
      try session.press(.control(.return))
      try session.wait("the visitor is thanked") {
        try session.application.descendant(named: "New Form", roles: [.pushButton]) != nil
      }
      try session.press(.return)
    }
    try server().start()
    try waitUntil("both are there", upTo: 30) { try count(in: database) == 2 }
    session.program.signal(SIGTERM)
    XCTAssertEqual(try session.program.waitForEnd(), .status(143))
  }

  /// A script that reads all output of the program does not wait for what goes on behind it.
  @MainActor
  func testAScriptNeverWaitsForTheServer() async throws {
    let directory = try makeDirectory()
    let answers = directory.appendingPathComponent("answers.json")
    try Data(#"{"user": "ada", "password": "correct horse"}"#.utf8).write(to: answers)
    addTeardownBlock { [self] in
      for process in processes(naming: directory.path) { kill(process.id, SIGKILL) }
    }
    let script = try Program(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c", #"said=$("$0" submit "$1" "$2" --collect "$3" 2>&1); echo "$? $said""#,
        Place.program.path, form, answers.path, "postgresql://127.0.0.1:1/x",
      ],
      environment: Place.environment(home: directory),
      directory: directory
    )
    addTeardownBlock { @MainActor in script.end() }
    XCTAssertEqual(try script.waitForEnd(upTo: 10), .status(0))
    XCTAssertEqual(script.standardOutput, "0 \n")
    try waitUntil("something goes on sending", upTo: 10) {
      !processes(naming: directory.path).isEmpty
    }
  }

  /// An address may leave everything to the files that PostgreSQL's own programs read.
  @MainActor
  func testServiceAndPasswordFilesAreRead() async throws {
    let database = try makeSetUpDatabase()
    let directory = try makeDirectory()
    let answers = directory.appendingPathComponent("answers.json")
    try Data(#"{"user": "ada", "password": "correct horse"}"#.utf8).write(to: answers)
    let service = directory.appendingPathComponent("service.conf")
    let host = try server().folder.path
    try Data("[forms]\nhost=\(host)\ndbname=\(database)\nuser=nextfield_kiosk\n".utf8)
      .write(to: service)
    let passwords = directory.appendingPathComponent("passwords")
    try Data("*:*:\(database):nextfield_kiosk:\(password)\n".utf8).write(to: passwords)
    chmod(passwords.path, 0o600)
    var environment = Place.environment(home: directory)
    environment["PGSERVICEFILE"] = service.path
    environment["PGPASSFILE"] = passwords.path
    let program = try run(
      ["submit", form, answers.path, "--collect", "postgresql://?service=forms"],
      environment: environment,
      in: directory
    )
    XCTAssertEqual(try program.waitForEnd(), .status(0), program.standardError)
    try waitUntil("the submission is there", upTo: 30) { try count(in: database) == 1 }
  }

  /// The next process sends what one has left.
  @MainActor
  func testWhatWasLeftIsSentWithTheNextForm() async throws {
    let database = try makeSetUpDatabase()
    let address = try kioskAddress(database)
    let directory = try makeDirectory()
    let answers = directory.appendingPathComponent("answers.json")
    try Data(#"{"user": "ada", "password": "correct horse"}"#.utf8).write(to: answers)
    try server().stop()
    let submit = ["submit", form, answers.path, "--collect", address]
    for number in 1...3 {
      let program = try run(submit, in: directory)
      XCTAssertEqual(try program.waitForEnd(upTo: 10), .status(0), program.standardError)
      // Only one at a time is at work, and even that one is ended here.
      try waitUntil("one goes on sending", upTo: 10) {
        processes(naming: directory.path).count == 1
      }
      if number == 3 { try server().start() }
      for process in processes(naming: directory.path) { kill(process.id, SIGKILL) }
    }
    XCTAssertEqual(try run(submit, in: directory).waitForEnd(upTo: 10), .status(0))
    try waitUntil("all are there", upTo: 30) { try count(in: database) == 4 }
    try waitUntil("nothing goes on", upTo: 10) { processes(naming: directory.path).isEmpty }
  }
}
