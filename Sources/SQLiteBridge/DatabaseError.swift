/// Why a database cannot do what it was asked for.
package struct DatabaseError: Error, Equatable, Sendable {
  /// The kinds of failure that a program can tell apart.
  package enum Kind: Sendable {
    /// SQLite is not installed.
    case noLibrary
    /// The file is no database, or a damaged one.
    case damaged
    /// Another process has it for too long.
    case busy
    /// Anything else, such as a full disk.
    case other
  }

  /// The kind.
  package let kind: Kind
  /// The reason in SQLite's own words.
  package let reason: String
}
