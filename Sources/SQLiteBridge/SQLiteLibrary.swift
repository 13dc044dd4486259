internal import CSQLite
internal import LibraryBridge

/// SQLite, loaded when it is first asked for.
///
/// A form whose answers are not collected must neither wait for the library nor need it, so the
/// program is not linked with it. A program of its own would need a way back for "saved".
struct SQLiteLibrary: Sendable {
  let open: csqlite_open_v2
  let close: csqlite_close_v2
  let message: csqlite_errmsg
  let setBusyTimeout: csqlite_busy_timeout
  let prepare: csqlite_prepare_v2
  let bindText: csqlite_bind_text
  let bindNull: csqlite_bind_null
  let step: csqlite_step
  let finalize: csqlite_finalize
  let text: csqlite_column_text
  let byteCount: csqlite_column_bytes
  let type: csqlite_column_type
  let changes: csqlite_changes
  let pause: csqlite_sleep

  /// The library; nil if it is not installed.
  static let shared = try? SQLiteLibrary()

  private init() throws(LoadedLibrary.Missing) {
    let library = try LoadedLibrary("libsqlite3.so.0", prefix: "sqlite3_")
    open = try library.function("open_v2")
    close = try library.function("close_v2")
    message = try library.function("errmsg")
    setBusyTimeout = try library.function("busy_timeout")
    prepare = try library.function("prepare_v2")
    bindText = try library.function("bind_text")
    bindNull = try library.function("bind_null")
    step = try library.function("step")
    finalize = try library.function("finalize")
    text = try library.function("column_text")
    byteCount = try library.function("column_bytes")
    type = try library.function("column_type")
    changes = try library.function("changes")
    pause = try library.function("sleep")
  }
}
