internal import CPostgres
internal import Glibc

/// A connection to a PostgreSQL server.
package final class PostgresConnection {
  private let library: PostgresLibrary
  private let connection: OpaquePointer
  private let secrets: [String]
  /// How long the server may say nothing before it is given up, in milliseconds; -1 for ever.
  private let patience: Int32

  /// Connects to a server, which takes as long as the parameters allow.
  ///
  /// - Parameters:
  ///   - parameters: libpq's parameters; of two with one name the later counts. `dbname` may be a
  ///     whole address.
  ///   - secrets: What must not be shown in a reason.
  ///   - patience: How long the server may say nothing before it is given up, in seconds; nil for
  ///     ever.
  /// - Throws: ``PostgresError``.
  package init(
    _ parameters: [(name: String, value: String)],
    secrets: [String],
    patience: Int?
  ) throws(PostgresError) {
    guard let library = PostgresLibrary.shared else {
      throw PostgresError(kind: .noLibrary, code: "", reason: "libpq.so.5")
    }
    let connection = Self.withTexts(parameters.map(\.name)) { names in
      Self.withTexts(parameters.map(\.value)) { values in library.connect(names, values, 1) }
    }
    guard let connection else {
      throw PostgresError(kind: .noConnection, code: "", reason: "PQconnectdbParams")
    }
    self.library = library
    self.connection = connection
    self.secrets = secrets + [library.password(connection).map { String(cString: $0) } ?? ""]
    self.patience = patience.map { Int32(clamping: $0 * 1000) } ?? -1
    // Standard error is for the program's own words.
    _ = library.setNoticeProcessor(connection, { _, _ in }, nil)
    guard library.status(connection) == CONNECTION_OK,
      library.setNonblocking(connection, 1) == 0
    else { throw failure() }
  }

  deinit { library.finish(connection) }

  /// Runs one statement.
  ///
  /// - Returns: The rows of its result.
  /// - Throws: ``PostgresError``.
  @discardableResult
  package func run(_ sql: String, _ values: [String?] = []) throws(PostgresError) -> [[String?]] {
    try send(sql, values)
    return try results { rows(of: $0) }.flatMap { $0 }
  }

  /// Commits what was done since `BEGIN`; once this returns the server has it.
  ///
  /// - Throws: ``PostgresError``, also if the server has taken everything back.
  package func commit() throws(PostgresError) {
    try send("COMMIT", [])
    let tags = try results { library.result.commandTag($0).map { String(cString: $0) } ?? "" }
    let tag = tags.last ?? ""
    guard tag == "COMMIT" else {
      throw PostgresError(kind: .noConnection, code: "", reason: tag)
    }
  }

  /// Runs a query, and calls a body for each row of the result, one at a time in memory.
  ///
  /// If the body throws, the connection is of no more use.
  ///
  /// - Throws: ``PostgresError``, or what the body throws.
  package func forEachRow(
    _ sql: String,
    _ values: [String?] = [],
    _ body: ([String?]) throws -> Void
  ) throws {
    try send(sql, values)
    _ = library.query.setSingleRowMode(connection)
    var fault: PostgresError?
    while let result = try nextResult() {
      defer { library.result.clear(result) }
      if let refusal = refusal(result) { fault = fault ?? refusal }
      for row in rows(of: result) { try body(row) }
    }
    if let fault = ending(after: fault) { throw fault }
  }

  private func rows(of result: OpaquePointer) -> [[String?]] {
    (0..<library.result.rowCount(result)).map { row in
      (0..<library.result.columnCount(result)).map { column in
        guard library.result.isNull(result, row, column) == 0,
          let value = library.result.value(result, row, column)
        else { return nil }
        let count = Int(library.result.length(result, row, column))
        let bytes = UnsafeRawBufferPointer(start: value, count: count)
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  private func send(_ sql: String, _ values: [String?]) throws(PostgresError) {
    let isSent = Self.withTexts(values) { texts in
      library.query.send(connection, sql, Int32(values.count), nil, texts, nil, nil, 0)
    }
    guard isSent == 1 else { throw failure() }
    while true {
      let rest = library.query.flush(connection)
      guard rest != 0 else { return }
      guard rest > 0 else { throw failure() }
      // The server may have to be listened to before it takes more.
      let events = try wait(for: POLLIN | POLLOUT)
      if events & POLLIN != 0, library.query.consumeInput(connection) == 0 { throw failure() }
    }
  }

  /// Waits for everything that the server answers; the last of it comes after a commit.
  private func results<Answer>(_ body: (OpaquePointer) -> Answer) throws(PostgresError) -> [Answer]
  {
    var fault: PostgresError?
    var answers: [Answer] = []
    while let result = try nextResult() {
      defer { library.result.clear(result) }
      if let refusal = refusal(result) {
        fault = fault ?? refusal
      } else {
        answers.append(body(result))
      }
    }
    if let fault = ending(after: fault) { throw fault }
    return answers
  }

  private func ending(after fault: PostgresError?) -> PostgresError? {
    library.status(connection) == CONNECTION_OK ? fault : failure()
  }

  private func nextResult() throws(PostgresError) -> OpaquePointer? {
    while library.query.isBusy(connection) != 0 {
      _ = try wait(for: POLLIN)
      guard library.query.consumeInput(connection) == 1 else { throw failure() }
    }
    return library.query.next(connection)
  }

  private func wait(for events: Int32) throws(PostgresError) -> Int32 {
    var entry = pollfd(
      fd: library.socket(connection),
      events: Int16(events),
      revents: 0
    )
    while true {
      let count = poll(&entry, 1, patience)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        throw PostgresError(
          kind: .noConnection,
          code: "",
          reason: String(cString: strerror(count == 0 ? ETIMEDOUT : errno))
        )
      }
      return Int32(entry.revents)
    }
  }

  /// The server's words without its details, which may show values of a row; nil if all is well.
  private func refusal(_ result: OpaquePointer) -> PostgresError? {
    let status = library.result.status(result)
    guard ![PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE].contains(status) else {
      return nil
    }
    func field(_ name: Character) -> String {
      let code = Int32(name.asciiValue ?? 0)
      return library.result.errorField(result, code).map { String(cString: $0) } ?? ""
    }
    let reason = hiding(secrets, in: field("M"))
    return PostgresError(kind: .refused, code: field("C"), reason: reason)
  }

  private func failure() -> PostgresError {
    let text = library.errorMessage(connection).map { String(cString: $0) } ?? ""
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
    let reason = hiding(secrets, in: lines.joined(separator: "; "))
    return PostgresError(kind: .noConnection, code: "", reason: reason)
  }

  /// Lends texts as C has them, with a null at the end.
  private static func withTexts<Answer>(
    _ texts: [String?],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Answer
  ) -> Answer {
    let copies = texts.map { $0.map { strdup($0) } ?? nil }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { $0.map { UnsafePointer($0) } } + [nil]
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
