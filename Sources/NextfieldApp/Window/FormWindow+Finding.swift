import FormModel
import GtkBridge
import GtkFormNavigation

extension FormWindow {
  /// Asks for a field by its label, and goes there.
  func findField() {
    let labels = answers.form.fields.map(\.label)
    guard !labels.isEmpty else { return }
    FieldPrompt.ask(
      over: window,
      label: tr("Go to field"),
      accepts: { FieldFinder(labels).position(of: $0) != nil },
      keyboard: keyboard,
      configure: { $0.offerCompletions(labels) }
    ) { [self] text in
      guard let position = FieldFinder(labels).position(of: text) else { return }
      moveFocus(to: position)
    }
  }
}
