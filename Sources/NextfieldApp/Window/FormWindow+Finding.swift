import FormModel
import GtkBridge
import GtkFormNavigation

extension FormWindow {
  /// Asks for a field by its label, and goes there.
  func findField() {
    let labels = answers.form.fields.map(\.label)
    guard !labels.isEmpty else { return }
    let finder = FieldFinder(labels)
    FieldPrompt.ask(
      over: window,
      label: tr("Go to field"),
      accepts: { finder.position(of: $0) != nil },
      suggestions: Suggestions { text in
        finder.positions(of: text, atMost: Suggestions.limit)
          .map { Suggestions.Item(labels[$0], id: $0) }
      } choose: { [self] in
        moveFocus(to: $0.id)
      },
      keyboard: keyboard
    ) { [self] text in
      if let position = finder.position(of: text) { moveFocus(to: position) }
    }
  }
}
