import FormModel
import GtkBridge
import GtkFormNavigation

extension FormWindow {
  /// F1 shows all of the help of the field with the focus, F4 presses the button beside its entry.
  func help(for press: KeyPress) -> Bool {
    guard press.modifiers == [], let index = currentIndex, let row = column.rows[index] else {
      return false
    }
    if press.key == .f1, let help = row.frame.help {
      help.open()
      return true
    }
    return press.key == .f4 && row.frame.companions.first?.press() ?? false
  }

  /// Asks for a field by its label, and goes there.
  func findField() {
    let names = FieldNames(answers)
    let (fields, labels) = (names.fields, names.all)
    guard !labels.isEmpty else { return }
    let finder = FieldFinder(labels)
    FieldPrompt.ask(
      over: window,
      label: tr("Go to field"),
      accepts: { finder.position(of: $0) != nil },
      suggestions: Suggestions { text in
        finder.positions(of: text, atMost: Suggestions.limit)
          .map { Suggestions.Item(labels[$0], id: fields[$0]) }
      } choose: { [self] in
        moveFocus(to: $0.id)
      },
      keyboard: keyboard
    ) { [self] text in
      if let position = finder.position(of: text) { moveFocus(to: fields[position]) }
    }
  }
}
