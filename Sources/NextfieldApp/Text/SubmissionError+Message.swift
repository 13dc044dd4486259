import FormStore
import GtkBridge

extension SubmissionError {
  /// Why answers cannot be kept or read, without a full stop.
  var message: String {
    switch self {
    case .noLibrary: tr("SQLite is not installed (libsqlite3.so.0)")
    case .foreign: tr("this is a database of another program; it is left as it is")
    case .damaged(let reason):
      tr("this is no database, or it is damaged: {reason}", ["reason": reason])
    case .tooNew: tr("a newer version of Nextfield has written this database")
    case .busy: tr("another program keeps the database busy")
    case .failed(let reason): reason
    }
  }
}
