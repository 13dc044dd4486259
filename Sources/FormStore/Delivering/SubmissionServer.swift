import PostgresBridge

/// The PostgreSQL database that many machines send their submissions to.
///
/// The table `submissions` and the view `collected` are those of ``SubmissionStore``, but for the
/// types: `uuid`, `timestamptz`, and `json`, which keeps the order of members and numbers as they
/// are written.
public final class SubmissionServer {
  let connection: PostgresConnection

  /// The role that may only add submissions.
  public static let role = "nextfield_kiosk"

  /// Connects to a database.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - seconds: How long the server may say nothing before it is given up; nil for ever.
  /// - Throws: ``DeliveryError``.
  public init(_ address: PostgresAddress, patience seconds: Int? = 30) throws(DeliveryError) {
    let limit = String(max(2, min(seconds ?? 10, 10)))
    do throws(PostgresError) {
      connection = try PostgresConnection(
        [
          // The address comes after these, so that it can say something else.
          ("connect_timeout", limit), ("keepalives_idle", "30"), ("keepalives_interval", "10"),
          ("keepalives_count", "3"), ("tcp_user_timeout", "30000"),
          ("fallback_application_name", "nextfield"), ("dbname", address.text),
          ("client_encoding", "UTF8"),
        ],
        secrets: address.secrets,
        patience: seconds
      )
    } catch {
      throw DeliveryError(error)
    }
  }

  /// Adds submissions; once this returns the server will not lose them.
  ///
  /// One that is there already is left as it is. The right to insert is enough for that, as long as
  /// `ON CONFLICT` names no columns.
  ///
  /// - Throws: ``DeliveryError``; whether they are there is not known then.
  public func add(_ submissions: [WaitingSubmission]) throws(DeliveryError) {
    guard !submissions.isEmpty else { return }
    let width = Submission.columns.count
    let rows = submissions.indices.map { row in
      "(" + (1...width).map { "$\(row * width + $0)" }.joined(separator: ", ") + ")"
    }
    try translated { () throws(PostgresError) in
      try connection.run("BEGIN")
      // A server may be set up to say that all is done before it is on the disk.
      try connection.run(
        """
        SELECT set_config('synchronous_commit', 'on', true)
        WHERE current_setting('synchronous_commit') = 'off'
        """
      )
      do throws(PostgresError) {
        try connection.run(
          """
          INSERT INTO submissions (\(Submission.columns.joined(separator: ", ")))
          VALUES \(rows.joined(separator: ", ")) ON CONFLICT DO NOTHING
          """,
          submissions.flatMap(\.values)
        )
      } catch {
        if error.kind == .refused { _ = try? connection.run("ROLLBACK") }
        throw error
      }
      try connection.commit()
    }
  }

  func translated<Answer>(_ body: () throws(PostgresError) -> Answer) throws(DeliveryError)
    -> Answer
  {
    do throws(PostgresError) { return try body() } catch { throw DeliveryError(error) }
  }
}
