import FormModel
import FormStore
import GtkBridge
import OrderedJSON

/// Keeps the finished form of one window in a database.
final class Collector {
  let path: String
  private let store: SubmissionStore
  /// The name of the submission that is kept.
  let uuid = makeUUID()
  private let begun = LocalTime.timestamp

  /// Opens the database, or makes it if it is not there.
  init(_ path: String) throws(FileAccess.Failure) {
    self.path = path
    store = try SubmissionStore(makingOrOpening: path)
  }

  /// Begins another submission to the same database.
  init(after other: Collector) { (path, store) = (other.path, other.store) }

  /// Whether a submission is kept already; false if that cannot be found out.
  func has(_ uuid: String) -> Bool { (try? store.has(uuid)) ?? false }

  /// Keeps the answers; once this returns they outlast a power cut, and doing it again keeps them
  /// only once.
  func keep(_ answers: JSONValue, of form: Form, title: String) throws(FileAccess.Failure) {
    let submission = Submission(
      uuid: uuid,
      digest: form.digest,
      id: form.id,
      title: form.title ?? title,
      begun: begun,
      finished: LocalTime.timestamp,
      answers: answers
    )
    do throws(SubmissionError) {
      try store.keep(submission)
    } catch {
      throw FileAccess.Failure(reason: error.message)
    }
  }
}

extension SubmissionStore {
  /// Opens a database to write to, or makes one that only the user can read.
  convenience init(makingOrOpening path: String) throws(FileAccess.Failure) {
    try FileAccess.create(path)
    do throws(SubmissionError) {
      try self.init(writing: path)
    } catch {
      throw FileAccess.Failure(reason: error.message)
    }
  }
}

extension Form {
  /// The SHA-256 of the schema as compact JSON.
  nonisolated var digest: String { sha256(schema.bytes()) }

  /// The schema's name for itself.
  nonisolated var id: String? { (schema["$id"] ?? schema["id"])?.stringValue }
}
