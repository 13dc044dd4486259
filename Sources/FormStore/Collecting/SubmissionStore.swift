import OrderedJSON
import SQLiteBridge

/// The database that collected answers are kept in.
///
/// The table `submissions` has a row for each finished form, and the view `collected` shows it
/// without what is for the program alone. Any number of processes may write at once.
public final class SubmissionStore: SubmissionSource {
  let database: Database

  /// The mark of our databases in the head of the file: "NxFd".
  private static let mark = "1316505188"
  /// The most pages of a database that are all looked at as it is opened; more would take seconds.
  private static let checkedPages = 10_000
  /// The version of the tables that is written.
  private static let version = 2

  /// Opens a database to write to, and makes or upgrades the tables in it.
  ///
  /// - Parameter path: The path of a file that is there; an empty one becomes a database.
  /// - Throws: ``SubmissionError``; a file that is none of ours is left as it is.
  public convenience init(writing path: String) throws(SubmissionError) {
    try self.init(path, isReadOnly: false)
    try translated { () throws(DatabaseError) in
      try database.run("PRAGMA synchronous = FULL")
    }
    try prepare()
  }

  /// Opens a database to read from.
  ///
  /// - Parameter path: The path of a file that is there.
  /// - Throws: ``SubmissionError``.
  public convenience init(reading path: String) throws(SubmissionError) {
    try self.init(path, isReadOnly: true)
    guard try check() > 0 else { throw .foreign }
  }

  private init(_ path: String, isReadOnly: Bool) throws(SubmissionError) {
    do throws(DatabaseError) {
      database = try Database(opening: path, isReadOnly: isReadOnly)
    } catch {
      throw SubmissionError(error)
    }
  }

  /// Keeps a submission; once this returns it outlasts a power cut.
  ///
  /// - Returns: Whether it is new; one with the same name is not kept twice.
  /// - Throws: ``SubmissionError``; nothing has been kept then.
  @discardableResult
  public func keep(_ submission: Submission) throws(SubmissionError) -> Bool {
    try translated { () throws(DatabaseError) in
      try database.run(
        """
        INSERT INTO submissions (uuid, form, id, title, begun, finished, answers)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (uuid) DO NOTHING
        """,
        [
          submission.uuid, submission.digest, submission.id, submission.title, submission.begun,
          submission.finished, submission.answers.text(),
        ]
      )
      return database.changedCount > 0
    }
  }

  /// Tells whether a submission is kept.
  ///
  /// - Throws: ``SubmissionError``.
  public func has(_ uuid: String) throws(SubmissionError) -> Bool {
    try translated { () throws(DatabaseError) in
      try database.prepare("SELECT 1 FROM submissions WHERE uuid = ?", [uuid]).step()
    }
  }

  /// Calls a body for each submission in the order in which they were kept, one at a time in
  /// memory.
  ///
  /// - Throws: ``SubmissionError``, or what the body throws.
  public func forEach(
    _ selection: SubmissionSelection = SubmissionSelection(),
    _ body: (Submission) throws -> Void
  ) throws {
    let statement = try translated { () throws(DatabaseError) in
      try database.prepare(
        """
        SELECT \(Submission.columns.joined(separator: ", ")) FROM submissions
        WHERE (?1 IS NULL OR finished >= ?1) AND (?2 IS NULL OR ?2 IN (form, id, title))
        ORDER BY number
        """,
        [selection.since, selection.form]
      )
    }
    while try translated({ () throws(DatabaseError) in try statement.step() }) {
      try body(Submission(row: { statement.text(Int32($0)) }))
    }
  }

  /// Runs a body that always sees the same rows, whatever other processes write meanwhile.
  ///
  /// - Throws: ``SubmissionError``, or what the body throws.
  public func snapshot(_ body: () throws -> Void) throws {
    try translated { () throws(DatabaseError) in try database.run("BEGIN") }
    defer { try? database.run("COMMIT") }
    try body()
  }

  /// Finds out whose database it is.
  ///
  /// - Returns: The version of its tables; 0 for a database with nothing in it.
  private func check() throws(SubmissionError) -> Int {
    let (mark, version, count, fault) = try translated { () throws(DatabaseError) in
      let pages = try database.text("PRAGMA page_count").flatMap { Int($0) } ?? 0
      let count = try database.text("SELECT count(*) FROM sqlite_master") ?? ""
      return (
        try database.text("PRAGMA application_id") ?? "",
        try database.text("PRAGMA user_version").flatMap { Int($0) } ?? 0, count,
        pages > Self.checkedPages ? "ok" : try database.text("PRAGMA quick_check(1)") ?? "ok"
      )
    }
    guard fault == "ok" else { throw .damaged(fault) }
    if count == "0", mark == "0" || mark == Self.mark, version == 0 { return 0 }
    guard mark == Self.mark else { throw .foreign }
    guard version <= Self.version else { throw .tooNew }
    return version
  }

  /// Makes the tables in a new database, in one transaction.
  private func prepare() throws(SubmissionError) {
    guard try check() < Self.version else { return }
    try translated { () throws(DatabaseError) in
      try database.useWriteAheadLog()
      try database.run("BEGIN IMMEDIATE")
    }
    do throws(SubmissionError) {
      // Another process may have been quicker.
      let version = try check()
      try translated { () throws(DatabaseError) in
        for upgrade in Self.upgrades[version...] {
          for statement in upgrade { try database.run(statement) }
        }
        try database.run("PRAGMA application_id = \(Self.mark)")
        try database.run("PRAGMA user_version = \(Self.version)")
        try database.run("COMMIT")
      }
    } catch {
      try? database.run("ROLLBACK")
      throw error
    }
  }

  /// The statements that lead from each version to the next.
  private static let upgrades = [
    [
      """
      CREATE TABLE submissions (
        number INTEGER PRIMARY KEY,
        uuid TEXT NOT NULL UNIQUE,
        form TEXT NOT NULL,
        id TEXT,
        title TEXT NOT NULL,
        begun TEXT NOT NULL,
        finished TEXT NOT NULL,
        answers TEXT NOT NULL CHECK (json_valid(answers)),
        delivered TEXT
      )
      """,
      "CREATE INDEX submissions_finished ON submissions (finished)",
      """
      CREATE VIEW collected AS
      SELECT uuid, form, id, title, begun, finished, answers FROM submissions ORDER BY number
      """,
    ],
    ["CREATE INDEX submissions_waiting ON submissions (number) WHERE delivered IS NULL"],
  ]
}

/// Runs a body, and puts what it throws into our own words.
func translated<Answer>(_ body: () throws(DatabaseError) -> Answer) throws(SubmissionError)
  -> Answer
{
  do throws(DatabaseError) { return try body() } catch { throw SubmissionError(error) }
}

extension SubmissionError {
  fileprivate init(_ error: DatabaseError) {
    self =
      switch error.kind {
      case .noLibrary: .noLibrary
      case .damaged: .damaged(error.reason)
      case .busy: .busy
      case .other: .failed(error.reason)
      }
  }
}
