import GtkBridge

/// Shows the color that is typed, and opens a dialog to choose another one.
final class ColorPicker: EntryAccessory {
  private let button: ColorButton

  /// Chooses a color for a field with a label.
  init(label: String) {
    button = ColorButton(title: label)
    button.accessibleName = tr("Choose a color")
    button.focusesOnClick = false
  }

  var buttons: [Widget] { [button] }
  var hint: String? { tr("Written as #rrggbb; F4 opens a dialog with colors.") }
  var placeholder: String? { "#rrggbb" }

  func attach(to entry: Entry, isEditable: Bool) {
    button.isSensitive = isEditable
    entry.connect("changed") { [weak entry, weak button] in
      guard let entry, let button, button.color != entry.text.lowercased() else { return }
      button.color = entry.text
    }
    button.onChoice { [weak entry, weak button] in
      guard let entry, let button else { return }
      entry.text = button.color
    }
  }
}
