import SQLiteBridge

extension SubmissionStore {
  /// How many bytes of answers are sent at once, beside the last one of them.
  private static let batchSize = 1 << 20

  /// Reads the next submissions that are not delivered.
  ///
  /// - Parameters:
  ///   - number: The place after which to look.
  ///   - limit: How many there may be.
  /// - Returns: The submissions in the order in which they were kept.
  /// - Throws: ``SubmissionError``.
  public func waiting(after number: Int, limit: Int) throws(SubmissionError) -> [WaitingSubmission]
  {
    try translated { () throws(DatabaseError) in
      let statement = try database.prepare(
        """
        SELECT number, \(Submission.columns.joined(separator: ", ")) FROM submissions
        WHERE delivered IS NULL AND number > \(number) ORDER BY number LIMIT \(limit)
        """
      )
      var found: [WaitingSubmission] = []
      var size = 0
      while size < Self.batchSize, try statement.step() {
        guard let number = statement.text(0).flatMap({ Int($0) }) else { continue }
        let values = Submission.columns.indices.map { statement.text(Int32($0 + 1)) }
        found.append(WaitingSubmission(number: number, values: values))
        size += values.last??.utf8.count ?? 0
      }
      return found
    }
  }

  /// How many submissions are not delivered.
  ///
  /// - Throws: ``SubmissionError``.
  public func waitingCount() throws(SubmissionError) -> Int {
    try translated { () throws(DatabaseError) in
      let count = try database.text("SELECT count(*) FROM submissions WHERE delivered IS NULL")
      return count.flatMap { Int($0) } ?? 0
    }
  }

  /// Notes that the server has submissions.
  ///
  /// - Parameters:
  ///   - submissions: The submissions.
  ///   - time: The time, in UTC, as RFC 3339 has it.
  /// - Throws: ``SubmissionError``.
  public func markDelivered(_ submissions: [WaitingSubmission], at time: String)
    throws(SubmissionError)
  {
    let numbers = submissions.map { String($0.number) }.joined(separator: ", ")
    try translated { () throws(DatabaseError) in
      try database.run(
        "UPDATE submissions SET delivered = ? WHERE delivered IS NULL AND number IN (\(numbers))",
        [time]
      )
    }
  }
}
