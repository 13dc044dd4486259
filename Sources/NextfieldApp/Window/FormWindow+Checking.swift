import FormModel
import GtkBridge
import GtkFormNavigation

extension FormWindow {
  /// Takes over what the user has changed; a message that stands there goes once it is no longer
  /// true, but none comes up while somebody types.
  func edited(_ index: Int) {
    let row = column.rows[index]
    answers[index] = row.input
    guard row.frame.message != nil else { return }
    row.frame.show(message: message(at: index))
  }

  /// Checks a field that the user has gone on from, but not while a button of the pointer is down: a
  /// message that comes up would move what is being pressed.
  func checkAfterRelease(_ index: Int) {
    guard window.isPointerPressed else { return checkAfterLeaving(index) }
    MainLoop.after(milliseconds: 15) { [weak self] in self?.checkAfterRelease(index) }
  }

  /// Checks a field that the user has gone on from.
  ///
  /// An empty one may be left: whoever fills a form out of order is not to be bothered before Done.
  func checkAfterLeaving(_ index: Int) {
    let row = column.rows[index]
    if let problem = row.problem { return row.frame.show(message: problem, isAnnounced: true) }
    guard answers.isTouched(index), let issue = answers.issue(at: index, matching: patterns),
      issue != .required
    else { return }
    row.frame.show(message: issue.message, isAnnounced: true)
  }

  /// Checks everything, and finishes where all is well.
  func finish() {
    var messages: [Int: String] = [:]
    for (index, issue) in answers.issues(matching: patterns) { messages[index] = issue.message }
    for (index, row) in column.rows.enumerated() {
      if let problem = row.problem { messages[index] = problem }
      row.frame.show(message: messages[index])
    }
    if let first = messages.keys.min() {
      navigator.moveFocus(to: column.rows[first].frame.control)
    } else {
      onFinish?(answers.json())
    }
  }

  private func message(at index: Int) -> String? {
    column.rows[index].problem ?? answers.issue(at: index, matching: patterns)?.message
  }
}
