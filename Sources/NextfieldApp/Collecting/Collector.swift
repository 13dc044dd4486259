import FormModel
import FormStore
import GtkBridge
import OrderedJSON

/// Keeps the finished form of one window in a database.
final class Collector {
  let place: CollectPlace
  private let store: SubmissionStore
  /// The name of the submission that is kept.
  let uuid = makeUUID()
  private let begun = LocalTime.timestamp

  /// Opens the database, or makes it if it is not there.
  init(_ place: CollectPlace) throws(FileAccess.Failure) {
    self.place = place
    store = try place.open()
  }

  /// Begins another submission to the same database.
  init(after other: Collector) { (place, store) = (other.place, other.store) }

  /// Whether a submission is kept already; false if that cannot be found out.
  func has(_ uuid: String) -> Bool { (try? store.has(uuid)) ?? false }

  /// Has what earlier windows have left sent on, and looks again from time to time, as the server
  /// may be away for longer than anybody tries.
  func beginDelivery() {
    guard case .server = place else { return }
    if let count = try? store.waitingCount(), count > 0 { place.startDelivery() }
    MainLoop.after(milliseconds: Self.pause) { [weak self] in self?.beginDelivery() }
  }

  /// How long until it looks again, in milliseconds.
  private static let pause = 300_000

  /// Keeps the answers; once this returns they outlast a power cut, and doing it again keeps them
  /// only once.
  func keep(
    _ answers: JSONValue,
    of form: Form,
    title: String,
    finished: String = LocalTime.timestamp
  ) throws(FileAccess.Failure) {
    let submission = Submission(
      uuid: uuid,
      digest: form.digest,
      id: form.id,
      title: form.title ?? title,
      begun: begun,
      finished: finished,
      answers: answers
    )
    do throws(SubmissionError) {
      try store.keep(submission)
    } catch {
      throw FileAccess.Failure(reason: error.message)
    }
    place.startDelivery()
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
