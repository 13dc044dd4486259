internal import CSQLite
internal import Glibc

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
  static let shared = SQLiteLibrary()

  private init?() {
    guard let handle = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(handle, "sqlite3_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open = find("open_v2", csqlite_open_v2.self),
      let close = find("close_v2", csqlite_close_v2.self),
      let message = find("errmsg", csqlite_errmsg.self),
      let setBusyTimeout = find("busy_timeout", csqlite_busy_timeout.self),
      let prepare = find("prepare_v2", csqlite_prepare_v2.self),
      let bindText = find("bind_text", csqlite_bind_text.self),
      let bindNull = find("bind_null", csqlite_bind_null.self),
      let step = find("step", csqlite_step.self),
      let finalize = find("finalize", csqlite_finalize.self),
      let text = find("column_text", csqlite_column_text.self),
      let byteCount = find("column_bytes", csqlite_column_bytes.self),
      let type = find("column_type", csqlite_column_type.self),
      let changes = find("changes", csqlite_changes.self),
      let pause = find("sleep", csqlite_sleep.self)
    else { return nil }
    (self.open, self.close, self.message, self.setBusyTimeout) = (
      open, close, message, setBusyTimeout
    )
    (self.prepare, self.bindText, self.bindNull) = (prepare, bindText, bindNull)
    (self.step, self.finalize) = (step, finalize)
    (self.text, self.byteCount, self.type) = (text, byteCount, type)
    (self.changes, self.pause) = (changes, pause)
  }
}
