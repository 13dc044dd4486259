import PostgresBridge

extension SubmissionServer: SubmissionSource {
  /// Calls a body for each submission from the first finished to the last.
  ///
  /// - Throws: ``DeliveryError``, or what the body throws, after which the connection is of no more
  ///   use.
  public func forEach(
    _ selection: SubmissionSelection = SubmissionSelection(),
    _ body: (Submission) throws -> Void
  ) throws {
    try failing {
      // A day begins where it begins in the databases of the machines.
      try connection.run("SET TIME ZONE 'UTC'")
      try connection.forEachRow(
        """
        SELECT uuid, form, id, title, to_char(begun, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          to_char(finished, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), answers
        FROM submissions
        WHERE ($1::timestamptz IS NULL OR finished >= $1::timestamptz)
          AND ($2::text IS NULL OR $2::text IN (form, id, title))
        ORDER BY submissions.finished, submissions.uuid
        """,
        [selection.since, selection.form]
      ) { row in
        try body(Submission(row: { row[$0] }))
      }
    }
  }

  /// Runs a body that always sees the same rows, whatever machines send meanwhile.
  ///
  /// - Throws: ``DeliveryError``, or what the body throws.
  public func snapshot(_ body: () throws -> Void) throws {
    try failing {
      try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }
    defer { _ = try? connection.run("COMMIT") }
    try body()
  }

  private func failing(_ body: () throws -> Void) throws {
    do { try body() } catch let error as PostgresError { throw DeliveryError(error) }
  }
}
