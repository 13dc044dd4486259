import GtkBridge

/// Finished answers that could not be kept yet, and whose visitors have left.
struct UnsavedAnswers {
  /// Keeps the answers of one visitor; doing it again keeps them only once.
  typealias Keep = () throws(FileAccess.Failure) -> Void

  private var waiting: [Keep] = []

  /// Whether there is nothing to keep.
  var isEmpty: Bool { waiting.isEmpty }

  /// Remembers answers until they can be kept.
  mutating func add(_ keep: @escaping Keep) { waiting.append(keep) }

  /// Tries again, from the oldest on, until one fails: the next would fail as well.
  ///
  /// - Returns: Why there is still something left; nil if there is not.
  @discardableResult
  mutating func retry() -> String? {
    while let keep = waiting.first {
      do throws(FileAccess.Failure) {
        try keep()
      } catch {
        return error.reason
      }
      waiting.removeFirst()
    }
    return nil
  }
}
