import FormModel
import GtkBridge
import GtkFormNavigation

extension FormWindow {
  /// Takes over what the user has changed; a message that stands there goes once it is no longer
  /// true, but none comes up while somebody types.
  func edited(_ index: Int) {
    guard let row = column.rows[index] else { return }
    let (place, before) = (answers.pointer(at: index), answers[index])
    answers[index] = row.input
    let change = answers.takeChanges()
    if answers[index] != before {
      drafts?.noteInput(index, at: place, in: answers, changesShape: !change.isEmpty)
    }
    apply(change)
    recheckFindings()
    // One about the answers as a whole may still be true.
    guard let message = messages[index], message != findings.fields[index] else { return }
    show(self.message(at: index), at: index)
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
    if let problem = column.content.rows.problem(at: index) {
      return show(problem, at: index, isAnnounced: true)
    }
    guard answers.isTouched(index), let issue = answers.issue(at: index, matching: patterns),
      issue != .required
    else { return }
    show(issue.message, at: index, isAnnounced: true)
  }

  /// Checks what has been typed as JSON, while the typing rests.
  func checkAfterPause(_ index: Int) {
    guard let issue = answers.issue(at: index, matching: patterns), issue != .required else {
      return
    }
    show(issue.message, at: index, isAnnounced: true)
  }

  /// Checks everything, and finishes if all is well.
  func finish() {
    var found: [Int: String] = [:]
    let faults = answers.faults(matching: patterns)
    for (index, issue) in faults.issues { found[index] = issue.message }
    found.merge(column.content.rows.problems) { _, problem in problem }
    findings = FormFindings(faults.findings)
    // A field that has a message of its own has enough to say.
    found.merge(findings.fields) { own, _ in own }
    messages = found
    for (index, row) in column.rows { row.frame.show(message: found[index]) }
    column.content.formFinding.show(findings.form)
    column.content.showFindings()
    if let place = firstPlace(of: found) {
      goTo(place)
    } else if findings.isEmpty {
      onFinish?(answers.json())
    }
  }

  /// The place of the first item that is wrong; the first field if it is the form as a whole.
  private func firstPlace(of found: [Int: String]) -> Int? {
    let groups = findings.groups.keys.compactMap { answers.place(of: .heading($0)) }
    let fields = found.keys.compactMap { column.items.place(of: $0) }
    return findings.form == nil ? (groups + fields).min() : 0
  }

  /// Moves the focus to what can be entered at a place or behind it.
  private func goTo(_ place: Int) {
    for place in place..<max(place, column.items.count) {
      switch column.items[place] {
      case .field(let index) where !answers.form.fields[index].isReadOnly:
        return moveFocus(to: index)
      case .add(let group):
        column.make(column.plan.part(ofItem: place))
        if let button = column.content.addButtons[group] { return navigator.moveFocus(to: button) }
      case .field, .heading: break
      }
    }
  }

  /// Moves the focus to a field, wherever it is.
  func moveFocus(to index: Int) {
    guard let row = column.row(of: index) else { return }
    navigator.moveFocus(to: row.focusTarget)
  }

  func show(_ message: String?, at index: Int, isAnnounced: Bool = false) {
    messages[index] = message
    column.rows[index]?.frame.show(message: message, isAnnounced: isAnnounced)
  }

  func message(at index: Int) -> String? {
    column.content.rows.problem(at: index) ?? answers.issue(at: index, matching: patterns)?.message
  }
}
