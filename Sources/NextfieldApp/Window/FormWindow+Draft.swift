import FormModel
import FormStore
import GtkBridge
import GtkFormNavigation

/// A form that is gone on with.
extension FormWindow {
  /// Shows a bar above the form.
  func show(_ bar: InfoBar) {
    bar.onClose { [weak self] in self?.navigator.takeFocusBack() }
    notices.insert(bar, at: 0)
    bar.showAll()
  }

  /// Does again what a draft says, and notes it for the draft of this window.
  ///
  /// - Returns: The inputs that do not fit into the form any more.
  func restore(_ draft: Draft) -> [DraftInput] {
    var replay = DraftReplay()
    var changed: Set<Int> = []
    for edit in draft.edits {
      guard var outcome = replay.apply(edit, to: &answers) else {
        // It may fit again some day.
        drafts?.note(edit)
        continue
      }
      if let field = outcome.field, case .input(let input) = edit {
        let changesShape = !outcome.change.isEmpty
        drafts?.noteInput(field, at: input.pointer, in: answers, changesShape: changesShape)
        changed.insert(field)
      } else {
        drafts?.note(edit)
      }
      outcome.change.focus = nil
      apply(outcome.change)
    }
    // The focus is in the bar or nowhere: a row that has it would not be made anew.
    for field in changed { column.renew(field) }
    if let field = replay.lastField { moveFocus(to: field) } else { navigator.takeFocusBack() }
    return replay.misfits
  }
}
