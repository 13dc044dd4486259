import PostgresBridge

extension SubmissionServer {
  /// The words by which our table is known, as its comment.
  private static let mark = "nextfield-submissions-1"

  /// Makes the table, the view and a role that may only insert, all of it or nothing.
  ///
  /// A table of ours stays as it is; the rights of the role become those again.
  ///
  /// - Throws: ``DeliveryError``.
  public func setUp() throws(DeliveryError) {
    try translated { () throws(PostgresError) in
      try connection.run("BEGIN")
      // Two administrators one after the other.
      try connection.run("SELECT pg_advisory_xact_lock(1316505188)")
    }
    let found = try translated { () throws(PostgresError) in
      try connection.run(
        """
        SELECT obj_description(to_regclass('submissions'), 'pg_class'),
          to_regclass('submissions') IS NOT NULL OR to_regclass('collected') IS NOT NULL
        """
      )
    }
    let isThere = found.first?[1] == "t"
    guard !isThere || found.first?[0] == Self.mark else { throw .foreign }
    try translated { () throws(PostgresError) in
      for statement in Self.statements { try connection.run(statement) }
      try connection.commit()
    }
  }

  private static var statements: [String] {
    let columns = Submission.columns.joined(separator: ", ")
    return [
      """
      CREATE TABLE IF NOT EXISTS submissions (
        uuid uuid PRIMARY KEY,
        form text NOT NULL,
        id text,
        title text NOT NULL,
        begun timestamptz NOT NULL,
        finished timestamptz NOT NULL,
        answers json NOT NULL,
        received timestamptz NOT NULL DEFAULT now()
      )
      """,
      """
      COMMENT ON TABLE submissions IS '\(mark)'
      """,
      "CREATE INDEX IF NOT EXISTS submissions_finished ON submissions (finished, uuid)",
      "CREATE OR REPLACE VIEW collected AS SELECT \(columns) FROM submissions",
      """
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '\(role)') THEN
          CREATE ROLE \(role) LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT;
        END IF;
        EXECUTE format('GRANT CONNECT ON DATABASE %I TO \(role)', current_database());
        EXECUTE format('GRANT USAGE ON SCHEMA %I TO \(role)', current_schema());
      END $$
      """,
      """
      REVOKE ALL ON submissions, collected FROM \(role)
      """,
      """
      GRANT INSERT (\(columns)) ON submissions TO \(role)
      """,
    ]
  }
}
