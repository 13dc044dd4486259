import FormStore
import GtkBridge

/// The file of a draft, as the thread that writes it sees it.
nonisolated struct DraftFile: Sendable {
  private var journal: JournalFile?
  /// How many bytes are in the file, and how many were when it was written as a whole.
  private var size = (now: 0, whole: 0)
  /// Whether the end of the file may be broken.
  private var isBroken = false

  /// How much a file may grow before it is written anew, in bytes.
  private static let growth = 256 << 10

  /// Puts edits on the disk.
  ///
  /// - Parameters:
  ///   - news: The edits that are not there yet.
  ///   - draft: All of them.
  ///   - newPath: Where a file goes that is not there yet.
  /// - Returns: Why they are not on the disk; nil if they are.
  mutating func write(
    _ news: [DraftEdit],
    whole draft: Draft,
    newPath: String
  ) -> String? {
    do {
      if let journal, !isBroken, size.now < size.whole * 4 + Self.growth {
        let text = Draft.text(of: news)
        isBroken = true
        try journal.append(text)
        isBroken = false
        size.now += text.utf8.count
      } else {
        let text = draft.text
        let new = try JournalFile(creating: journal?.path ?? newPath, text: text)
        journal?.release()
        journal = new
        isBroken = false
        size = (text.utf8.count, text.utf8.count)
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// Removes the file, if there is one.
  mutating func remove() {
    journal?.remove()
    journal = nil
  }
}
