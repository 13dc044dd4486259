import FormModel
import FormStore
import GtkBridge
import OrderedJSON

/// Keeps what is typed into a window on the disk until the answers are safe.
///
/// Nothing waits for the disk: edits are noted here, and another thread writes them within a
/// second.
final class DraftKeeper {
  /// Called once, with the reason, if a draft cannot be kept.
  var onFailure: ((String) -> Void)?

  private let folder: DraftFolder
  private let queue = WorkQueue()
  /// The form, once its digest is known; nothing is written before.
  private var header: DraftHeader?
  private var journal = DraftJournal()
  private var secrets = SecretFields()
  private var file = DraftFile()
  /// Drafts that this one takes the place of, once it is on the disk.
  private var outdated: [JournalFile] = []
  private var timer: MainLoopSource?
  private var hasFailed = false
  /// Whether edits are still kept.
  private var isOpen = true

  /// The time from an edit to its being written, in milliseconds.
  private static let delay = 300
  /// The most that the end of the program waits for a disk, in milliseconds.
  private static let patience = 3000

  init(in folder: DraftFolder = .standard) { self.folder = folder }

  /// The digest of the form, once it is known.
  var digest: String? { header?.digest }

  /// Finds out what the form is, and looks for a draft of it.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - path: The path of its file; nil if it has none.
  ///   - title: The title of its window.
  ///   - submission: The name of the submission that the answers are to become, if they are
  ///     collected.
  ///   - completion: Is told the newest draft that no other window has.
  func begin(
    _ form: Form,
    path: String?,
    title: String,
    submission: String? = nil,
    completion: @escaping (DraftFolder.Found?) -> Void
  ) {
    let (schema, folder, begun) = (form.schema, folder, LocalTime.timestamp)
    queue.run {
      let header = DraftHeader(
        digest: sha256(schema.bytes()),
        id: (schema["$id"] ?? schema["id"])?.stringValue,
        path: path.flatMap(FileAccess.absolutePath),
        title: title,
        begun: begun,
        submission: submission
      )
      return (header, folder.newest(of: header))
    } completion: { [weak self] header, found in
      guard let self, isOpen else {
        found?.file.release()
        return
      }
      self.header = header
      schedule()
      completion(found)
    }
  }

  /// Notes an input in a field.
  ///
  /// - Parameters:
  ///   - index: The field.
  ///   - pointer: Where it was before the input.
  ///   - answers: The answers with the input.
  ///   - changesShape: Whether other fields have come or gone by it.
  func noteInput(
    _ index: Int,
    at pointer: JSONPointer,
    in answers: FormAnswers,
    changesShape: Bool
  ) {
    guard isOpen, !secrets.contains(index, of: answers.form) else { return }
    let input = DraftInput(ofField: index, at: pointer, in: answers)
    note(.input(input), changesShape: changesShape)
  }

  /// Notes an edit.
  func note(_ edit: DraftEdit, changesShape: Bool = true) {
    guard isOpen else { return }
    journal.note(edit, changesShape: changesShape)
    schedule()
  }

  /// Removes a draft whose edits have been noted here, once they are safe.
  func replace(_ found: DraftFolder.Found) {
    guard isOpen else { return found.file.release() }
    outdated.append(found.file)
    schedule()
  }

  /// Ends in a way that lets the user go on another time.
  func close() {
    guard isOpen else { return }
    timer?.cancel()
    queue.finish(within: Self.patience)
    write()
    queue.finish(within: Self.patience)
    isOpen = false
  }

  /// Ends and removes the draft.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    timer?.cancel()
    queue.finish(within: Self.patience)
    file.remove()
    for old in outdated { old.remove() }
  }

  /// Whether there is something to write, and nothing in the way.
  private var isBehind: Bool {
    header != nil && queue.isIdle
      && (!journal.news.isEmpty || (!outdated.isEmpty && !journal.edits.isEmpty))
  }

  private func schedule() {
    guard timer?.isPending != true, isBehind else { return }
    timer = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.write() }
  }

  private func write() {
    guard isOpen, isBehind, let header else { return }
    let (news, edits, file, outdated) = (journal.takeNews(), journal.edits, file, outdated)
    let path = folder.newPath(for: header)
    queue.run {
      var file = file
      let reason = file.write(news, whole: Draft(header: header, edits: edits), newPath: path)
      if reason == nil { for old in outdated { old.remove() } }
      return (file, reason)
    } completion: { [self] file, reason in
      self.file = file
      if reason == nil { self.outdated.removeFirst(outdated.count) }
      if let reason { tell(reason) }
      schedule()
    }
  }

  private func tell(_ reason: String) {
    guard !hasFailed else { return }
    hasFailed = true
    onFailure?(reason)
  }
}
