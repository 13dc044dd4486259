import FormModel
import GtkBridge
import GtkFormNavigation

extension FormWindow {
  /// Takes over what the user has changed; a message that stands there goes once it is no longer
  /// true, but none comes up while somebody types.
  func edited(_ index: Int) {
    guard let row = column.rows[index] else { return }
    answers[index] = row.input
    guard messages[index] != nil else { return }
    show(message(at: index), at: index)
  }

  /// Checks a field that the user has gone on from, but not while a button of the pointer is down:
  /// a message that comes up would move what is being pressed.
  func checkAfterRelease(_ index: Int) {
    guard window.isPointerPressed else { return checkAfterLeaving(index) }
    MainLoop.after(milliseconds: 15) { [weak self] in
      self?.checkAfterRelease(index)
    }
  }

  /// Checks a field that the user has gone on from.
  ///
  /// An empty one may be left: whoever fills a form out of order is not to be bothered before Done.
  func checkAfterLeaving(_ index: Int) {
    if let problem = column.problem(at: index) {
      return show(problem, at: index, isAnnounced: true)
    }
    guard answers.isTouched(index), let issue = answers.issue(at: index, matching: patterns),
      issue != .required
    else { return }
    show(issue.message, at: index, isAnnounced: true)
  }

  /// Checks everything, and finishes where all is well.
  func finish() {
    var found: [Int: String] = [:]
    for (index, issue) in answers.issues(matching: patterns) { found[index] = issue.message }
    found.merge(column.problems) { _, problem in problem }
    // Of rules that no field knows, those at a field that already has a message can wait.
    for finding in answers.findings(matching: patterns) {
      guard let index = finding.focus, found[index] == nil else { continue }
      found[index] = finding.finding.message
    }
    messages = found
    for (index, row) in column.rows { row.frame.show(message: found[index]) }
    if let first = found.keys.min(by: { column.items.place(of: $0) < column.items.place(of: $1) }) {
      moveFocus(to: first)
    } else {
      onFinish?(answers.json())
    }
  }

  /// Moves the focus to a field, wherever it is.
  func moveFocus(to index: Int) {
    guard let row = column.row(of: index) else { return }
    navigator.moveFocus(to: row.focusTarget)
  }

  private func show(_ message: String?, at index: Int, isAnnounced: Bool = false) {
    messages[index] = message
    column.rows[index]?.frame.show(message: message, isAnnounced: isAnnounced)
  }

  private func message(at index: Int) -> String? {
    column.problem(at: index) ?? answers.issue(at: index, matching: patterns)?.message
  }
}
