internal import CPostgres
internal import LibraryBridge

/// PostgreSQL's libpq, loaded when it is first asked for.
///
/// A window never asks for it: what it keeps is sent by another process.
struct PostgresLibrary: Sendable {
  let connect: cpostgres_connect
  let finish: cpostgres_finish
  let status: cpostgres_status
  let errorMessage: cpostgres_error_message
  let password: cpostgres_password
  let socket: cpostgres_socket
  let setNonblocking: cpostgres_set_nonblocking
  let setNoticeProcessor: cpostgres_set_notice_processor
  let query: Query
  let result: Result

  /// The functions that ask.
  struct Query: Sendable {
    let send: cpostgres_send
    let setSingleRowMode: cpostgres_set_single_row_mode
    let flush: cpostgres_flush
    let consumeInput: cpostgres_consume_input
    let isBusy: cpostgres_is_busy
    let next: cpostgres_get_result
  }

  /// The functions that look at an answer.
  struct Result: Sendable {
    let clear: cpostgres_clear
    let status: cpostgres_result_status
    let errorField: cpostgres_error_field
    let commandTag: cpostgres_command_tag
    let rowCount: cpostgres_row_count
    let columnCount: cpostgres_column_count
    let isNull: cpostgres_is_null
    let value: cpostgres_value
    let length: cpostgres_length
  }

  /// The library; nil if it is not installed.
  static let shared = try? PostgresLibrary()

  private init() throws(LoadedLibrary.Missing) {
    let library = try LoadedLibrary("libpq.so.5", prefix: "PQ")
    connect = try library.function("connectdbParams")
    finish = try library.function("finish")
    status = try library.function("status")
    errorMessage = try library.function("errorMessage")
    password = try library.function("pass")
    socket = try library.function("socket")
    setNonblocking = try library.function("setnonblocking")
    setNoticeProcessor = try library.function("setNoticeProcessor")
    query = try Query(library)
    result = try Result(library)
  }
}

extension PostgresLibrary.Query {
  fileprivate init(_ library: LoadedLibrary) throws(LoadedLibrary.Missing) {
    send = try library.function("sendQueryParams")
    setSingleRowMode = try library.function("setSingleRowMode")
    flush = try library.function("flush")
    consumeInput = try library.function("consumeInput")
    isBusy = try library.function("isBusy")
    next = try library.function("getResult")
  }
}

extension PostgresLibrary.Result {
  fileprivate init(_ library: LoadedLibrary) throws(LoadedLibrary.Missing) {
    clear = try library.function("clear")
    status = try library.function("resultStatus")
    errorField = try library.function("resultErrorField")
    commandTag = try library.function("cmdStatus")
    rowCount = try library.function("ntuples")
    columnCount = try library.function("nfields")
    isNull = try library.function("getisnull")
    value = try library.function("getvalue")
    length = try library.function("getlength")
  }
}
