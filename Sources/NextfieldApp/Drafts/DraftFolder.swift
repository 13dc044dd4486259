import FormStore
import GtkBridge
import OrderedJSON

/// The folder in which drafts are, one file for each form and window.
nonisolated struct DraftFolder: Sendable {
  /// A draft that was left behind, which this process has now.
  struct Found: Sendable {
    let file: JournalFile
    let draft: Draft
    /// The time of its last change, in seconds since 1970.
    let time: Int
  }

  /// How much is read of one draft, in bytes.
  private static let limit = 64 << 20
  private static let ending = ".draft"

  let path: String

  /// The folder below the user's own for state.
  static var standard: DraftFolder {
    DraftFolder(path: userStateFolder + "/nextfield/drafts")
  }

  /// Where a new draft of a form goes.
  ///
  /// The name begins with what the form is known by, so that the drafts of other forms need not be
  /// read.
  func newPath(for form: DraftHeader) -> String {
    "\(path)/\(form.digest.prefix(12))-\(Self.key(of: form))-\(makeUUID())\(Self.ending)"
  }

  private static func key(of form: DraftHeader) -> String {
    let place = form.id.map { "id:\($0)" } ?? form.path.map { "path:\($0)" } ?? ""
    return String(sha256(Array(place.utf8)).prefix(12))
  }

  /// Looks for the newest draft of a form that no window has.
  func newest(of form: DraftHeader) -> Found? {
    let (digest, key) = (form.digest.prefix(12), Self.key(of: form))
    var best: Found?
    let names = FileAccess.names(in: path)
    removeRests(among: names)
    for name in names where name.hasSuffix(Self.ending) {
      let parts = name.split(separator: "-")
      guard parts.count > 2, parts[0] == digest || parts[1] == key,
        let found = read(name, for: form)
      else { continue }
      guard found.time >= best?.time ?? 0 else {
        found.file.release()
        continue
      }
      best?.file.release()
      best = found
    }
    return best
  }

  /// Removes what processes have left that died before their first draft was whole.
  private func removeRests(among names: [String]) {
    for name in names where name.hasSuffix(JournalFile.temporaryEnding) {
      guard let file = JournalFile(claiming: path + "/" + name) else { continue }
      // One that is younger may be about to be locked.
      if LocalTime.seconds - file.changeTime > 60 { file.remove() } else { file.release() }
    }
  }

  private func read(_ name: String, for form: DraftHeader) -> Found? {
    guard let file = JournalFile(claiming: path + "/" + name) else { return nil }
    guard let bytes = try? FileAccess.read(file.path, limit: Self.limit),
      let draft = Draft(reading: bytes), draft.header.isOfSameForm(as: form), !draft.edits.isEmpty
    else {
      file.release()
      return nil
    }
    return Found(file: file, draft: draft, time: file.changeTime)
  }
}
