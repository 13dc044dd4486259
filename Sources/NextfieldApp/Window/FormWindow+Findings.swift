import FormModel
import GtkBridge

/// Messages about the answers as a whole, which another field than their own can put right.
extension FormWindow {
  /// Looks again a moment after the last edit whether what Done has said is still true.
  ///
  /// Nothing new comes up while somebody types.
  func recheckFindings() {
    guard !findings.isEmpty else { return }
    recheck?.cancel()
    recheck = MainLoop.after(milliseconds: 200) { [weak self] in self?.withdrawFindings() }
  }

  private func withdrawFindings() {
    let before = findings
    findings.keepOnly(FormFindings(answers.findings(matching: patterns)))
    for (index, message) in before.fields
    where messages[index] == message && findings.fields[index] != message {
      show(findings.fields[index] ?? self.message(at: index), at: index)
    }
    column.content.formFinding.show(findings.form)
    column.content.showFindings()
  }
}
