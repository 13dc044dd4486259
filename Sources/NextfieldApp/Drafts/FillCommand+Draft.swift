import FormModel
import FormStore
import GtkBridge
import GtkFormNavigation

extension FillCommand {
  /// Keeps a draft from now on, and offers to go on with one, unless the user wants neither.
  func beginDraft() {
    // A script that asks as with zenity or yad expects the same questions each time.
    guard let window, script == nil, options.keepsDraft, settings?.boolean("keep-drafts") ?? true
    else { return }
    let drafts = DraftKeeper()
    self.drafts = drafts
    window.drafts = drafts
    drafts.onFailure = { [weak window] in window?.show(DraftBar.failing($0)) }
    let path = options.form == "-" ? nil : options.form
    drafts.begin(
      window.answers.form,
      path: path,
      title: window.header.title,
      submission: collector?.uuid
    ) { [weak self] in
      if let found = $0 { self?.offer(found) }
    }
  }

  private func offer(_ found: DraftFolder.Found) {
    guard let window, let drafts else { return found.file.release() }
    // The program ended after the answers were kept and before the draft was removed.
    if let submission = found.draft.header.submission, collector?.has(submission) == true {
      return found.file.remove()
    }
    let isSameVersion = found.draft.header.digest == drafts.digest
    DraftBar.offer(found, isSameVersion: isSameVersion, in: window) { [weak self] goesOn in
      self?.decide(on: found, goesOn: goesOn)
    }
  }

  private func decide(on found: DraftFolder.Found, goesOn: Bool?) {
    guard let window else { return }
    switch goesOn {
    case true?:
      let misfits = window.restore(found.draft)
      drafts?.replace(found)
      if !misfits.isEmpty { window.show(DraftBar.listing(misfits)) }
    case false?:
      found.file.remove()
      window.navigator.takeFocusBack()
    case nil: found.file.release()
    }
  }
}
