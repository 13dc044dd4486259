import PostgresBridge

/// Why submissions are not in the server's database.
public enum DeliveryError: Error, Equatable, Sendable {
  /// libpq is not installed.
  case noLibrary
  /// The server is away for now, in its own words or the library's.
  case away(String)
  /// The server will not take anything, whenever it is asked.
  case refused(String)
  /// The server will not take what was sent, but may take something else.
  case unsuitable(String)
  /// The table or the view belongs to something else.
  case foreign
  /// The outbox cannot be used.
  case outbox(SubmissionError)

  init(_ error: PostgresError) {
    switch error.kind {
    case .noLibrary: self = .noLibrary
    case .noConnection: self = .away(error.reason)
    case .refused:
      // PostgreSQL, appendix A.
      let words = "\(error.reason) (\(error.code))"
      self =
        switch error.code.prefix(2) {
        // Data, a rule of the table, a limit of the server.
        case "22", "23", "54": .unsuitable(words)
        // A connection, a deadlock, no room, an administrator, the system, the server itself.
        case "08", "40", "53", "55", "57", "58", "XX": .away(words)
        // A server that only reads at the moment.
        case "25": .away(words)
        default: .refused(words)
        }
    }
  }
}
