/// Why a server cannot do what it was asked for.
package struct PostgresError: Error, Equatable, Sendable {
  /// The kinds of failure that a program can tell apart.
  package enum Kind: Sendable {
    /// libpq is not installed.
    case noLibrary
    /// There is no connection, or no longer.
    case noConnection
    /// The server has understood, and says no.
    case refused
  }

  /// The kind.
  package let kind: Kind
  /// The code of the server's answer (PostgreSQL, appendix A); empty if there is none.
  package let code: String
  /// The reason in the library's or the server's own words, without secrets and without values.
  package let reason: String
}
