import FormModel
import FormStore
import GtkBridge
import GtkFormNavigation

/// A form that changes its shape while it is filled.
extension FormWindow {
  /// Shows what an edit has changed beside its own field.
  func apply(_ change: FormChange) {
    guard !change.isEmpty else { return }
    recheckFindings()
    for splice in change.splices { column.apply(splice) }
    for index in change.updatedFields { column.renew(index) }
    column.content.updateLists()
    updateSections()
    if let focus = change.focus { moveFocus(to: focus) }
  }

  /// Adds a row to a list, or an entry to a map.
  func addRow(to group: Int) {
    guard answers.canAddRow(to: group) else { return }
    drafts?.note(.add(to: answers.pointer(ofGroup: group)))
    apply(answers.addRow(to: group))
  }

  /// Lets pasted lines become rows of the list whose row they were pasted into.
  ///
  /// - Returns: Whether they did; not if the field is no row of its own.
  func spread(_ lines: [String], from index: Int) -> Bool {
    guard lines.count > 1, let place = answers.row(beginningAt: .field(index)),
      answers.isNumbered(place),
      answers.isSingleField(place), answers.canAddRow(to: place.group), let first = lines.first,
      let row = column.rows[index]
    else { return false }
    let room = answers.freeRows(in: place.group) ?? lines.count
    var others = Array(lines.dropFirst().prefix(room))
    // More lines than the list may have rows: the last row has them all, and says what is wrong.
    others[others.count - 1] = lines[others.count...].joined(separator: " ")
    row.input = .text(first)
    let list = answers.pointer(ofGroup: place.group)
    let change = answers.addRows(others, behind: place)
    for case .field(let field) in change.splices.first?.inserted ?? [] {
      let row = answers.row(beginningAt: .field(field))
      drafts?.note(.add(to: list, at: row?.position))
      drafts?.noteInput(field, at: answers.pointer(at: field), in: answers, changesShape: false)
    }
    apply(change)
    return true
  }

  /// Moves or removes a row of a list.
  func act(_ action: RowActions.Action, on row: RowPlace) {
    guard answers.allows(action, of: row) else { return }
    switch action {
    case .moveUp: move(row, to: row.position - 1)
    case .moveDown: move(row, to: row.position + 1)
    case .remove: remove(row)
    }
  }

  private func move(_ row: RowPlace, to position: Int) {
    let list = answers.pointer(ofGroup: row.group)
    drafts?.note(.move(row.position, to: position, in: list))
    apply(answers.moveRow(row.position, to: position, in: row.group))
  }

  private func remove(_ row: RowPlace) {
    drafts?.note(.remove(row.position, from: answers.pointer(ofGroup: row.group)))
    let change = answers.removeRow(row.position, from: row.group)
    apply(change)
    // The list is empty now: the button that adds is all that is left of it.
    if change.focus == nil { column.content.addButtons[row.group]?.grabFocus() }
  }

  /// Moves or removes the row with the focus, if a key says so.
  func changeRow(for press: KeyPress) -> Bool {
    guard let action = RowActions.Action(press), let index = currentIndex,
      let row = answers.row(around: .field(index))
    else { return false }
    act(action, on: row)
    return true
  }
}
