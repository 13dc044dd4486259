internal import CSQLite

/// A connection to an SQLite database.
package final class Database {
  let library: SQLiteLibrary
  let connection: OpaquePointer

  /// How long another process is waited for, in milliseconds.
  private static let patience: Int32 = 20_000

  /// Opens a file that is there.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isReadOnly: Whether nothing will be written.
  /// - Throws: ``DatabaseError``.
  package init(opening path: String, isReadOnly: Bool) throws(DatabaseError) {
    guard let library = SQLiteLibrary.shared else {
      throw DatabaseError(kind: .noLibrary, reason: "libsqlite3.so.0")
    }
    var connection: OpaquePointer?
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    // A relative path that begins with a colon would be a name of SQLite's own.
    let name = path.hasPrefix("/") ? path : "./" + path
    let code = library.open(name, &connection, flags, nil)
    guard let connection else { throw DatabaseError(kind: .other, reason: "sqlite3_open_v2") }
    self.library = library
    self.connection = connection
    if code != SQLITE_OK { throw failure(code) }
    _ = library.setBusyTimeout(connection, Self.patience)
  }

  deinit { _ = library.close(connection) }

  /// Runs one statement without results.
  ///
  /// - Throws: ``DatabaseError``.
  package func run(_ sql: String, _ values: [String?] = []) throws(DatabaseError) {
    let statement = try prepare(sql, values)
    while try statement.step() {}
  }

  /// Changes to a write-ahead log, for which no other process may be reading at that moment.
  ///
  /// - Throws: ``DatabaseError``.
  package func useWriteAheadLog() throws(DatabaseError) {
    for attempt in 1... {
      do throws(DatabaseError) {
        return try run("PRAGMA journal_mode = WAL")
      } catch {
        guard error.kind == .busy, attempt < 400 else { throw error }
        _ = library.pause(25)
      }
    }
  }

  /// Returns the first column of the first row of a query.
  ///
  /// - Throws: ``DatabaseError``.
  package func text(_ sql: String) throws(DatabaseError) -> String? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.text(0) : nil
  }

  /// Prepares a query with the values of its parameters.
  ///
  /// - Throws: ``DatabaseError``.
  package func prepare(_ sql: String, _ values: [String?] = []) throws(DatabaseError) -> Statement {
    var handle: OpaquePointer?
    let code = library.prepare(connection, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw failure(code) }
    let statement = Statement(handle, of: self)
    for (index, value) in values.enumerated() { try statement.bind(value, at: Int32(index + 1)) }
    return statement
  }

  /// How many rows the last statement has changed.
  package var changedCount: Int { Int(library.changes(connection)) }

  func failure(_ code: Int32) -> DatabaseError {
    let reason = library.message(connection).map { String(cString: $0) } ?? ""
    let kind: DatabaseError.Kind =
      switch code & 0xFF {
      case SQLITE_NOTADB, SQLITE_CORRUPT: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      default: .other
      }
    return DatabaseError(kind: kind, reason: reason)
  }
}

/// A statement with its results, row after row.
package final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { _ = database.library.finalize(handle) }

  func bind(_ value: String?, at index: Int32) throws(DatabaseError) {
    guard let value else {
      _ = database.library.bindNull(handle, index)
      return
    }
    // SQLite makes a copy of it.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code = database.library.bindText(handle, index, value, Int32(value.utf8.count), copies)
    if code != SQLITE_OK { throw database.failure(code) }
  }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: ``DatabaseError``.
  package func step() throws(DatabaseError) -> Bool {
    let code = database.library.step(handle)
    guard code != SQLITE_ROW else { return true }
    guard code == SQLITE_DONE else { throw database.failure(code) }
    return false
  }

  /// A column of the row as text; nil for NULL.
  package func text(_ column: Int32) -> String? {
    guard database.library.type(handle, column) != SQLITE_NULL,
      let bytes = database.library.text(handle, column)
    else { return nil }
    let count = Int(database.library.byteCount(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
