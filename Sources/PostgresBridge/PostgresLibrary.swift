internal import CPostgres
internal import Glibc

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
  static let shared = PostgresLibrary()

  private init?() {
    guard let handle = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL),
      let query = Query(handle), let result = Result(handle),
      let connect = find(handle, "connectdbParams", cpostgres_connect.self),
      let finish = find(handle, "finish", cpostgres_finish.self),
      let status = find(handle, "status", cpostgres_status.self),
      let errorMessage = find(handle, "errorMessage", cpostgres_error_message.self),
      let password = find(handle, "pass", cpostgres_password.self),
      let socket = find(handle, "socket", cpostgres_socket.self),
      let setNonblocking = find(handle, "setnonblocking", cpostgres_set_nonblocking.self),
      let setNoticeProcessor = find(
        handle,
        "setNoticeProcessor",
        cpostgres_set_notice_processor.self
      )
    else { return nil }
    (self.connect, self.finish, self.status) = (connect, finish, status)
    (self.errorMessage, self.password, self.socket) = (errorMessage, password, socket)
    (self.setNonblocking, self.setNoticeProcessor) = (setNonblocking, setNoticeProcessor)
    (self.query, self.result) = (query, result)
  }
}

extension PostgresLibrary.Query {
  fileprivate init?(_ handle: UnsafeMutableRawPointer) {
    guard let send = find(handle, "sendQueryParams", cpostgres_send.self),
      let setSingleRowMode = find(handle, "setSingleRowMode", cpostgres_set_single_row_mode.self),
      let flush = find(handle, "flush", cpostgres_flush.self),
      let consumeInput = find(handle, "consumeInput", cpostgres_consume_input.self),
      let isBusy = find(handle, "isBusy", cpostgres_is_busy.self),
      let next = find(handle, "getResult", cpostgres_get_result.self)
    else { return nil }
    (self.send, self.setSingleRowMode, self.flush) = (send, setSingleRowMode, flush)
    (self.consumeInput, self.isBusy, self.next) = (consumeInput, isBusy, next)
  }
}

extension PostgresLibrary.Result {
  fileprivate init?(_ handle: UnsafeMutableRawPointer) {
    guard let clear = find(handle, "clear", cpostgres_clear.self),
      let status = find(handle, "resultStatus", cpostgres_result_status.self),
      let errorField = find(handle, "resultErrorField", cpostgres_error_field.self),
      let commandTag = find(handle, "cmdStatus", cpostgres_command_tag.self),
      let rowCount = find(handle, "ntuples", cpostgres_row_count.self),
      let columnCount = find(handle, "nfields", cpostgres_column_count.self),
      let isNull = find(handle, "getisnull", cpostgres_is_null.self),
      let value = find(handle, "getvalue", cpostgres_value.self),
      let length = find(handle, "getlength", cpostgres_length.self)
    else { return nil }
    (self.clear, self.status, self.errorField) = (clear, status, errorField)
    (self.commandTag, self.rowCount, self.columnCount) = (commandTag, rowCount, columnCount)
    (self.isNull, self.value, self.length) = (isNull, value, length)
  }
}

private func find<Function>(
  _ handle: UnsafeMutableRawPointer,
  _ name: String,
  _: Function.Type
) -> Function? {
  dlsym(handle, "PQ" + name).map { unsafeBitCast($0, to: Function.self) }
}
