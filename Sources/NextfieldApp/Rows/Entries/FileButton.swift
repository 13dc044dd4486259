import GtkBridge

/// Opens a dialog to choose the file or folder.
final class FileButton: EntryAccessory {
  private let button = Button(icon: "document-open-symbolic")
  private let isFolder: Bool
  private let label: String
  private var dialog: FileDialog?

  /// Chooses a file or a folder for a field with a label.
  init(isFolder: Bool, label: String) {
    (self.isFolder, self.label) = (isFolder, label)
    let name = isFolder ? tr("Choose a folder") : tr("Choose a file")
    button.accessibleName = name
    button.tooltip = name
    button.focusesOnClick = false
  }

  var buttons: [Widget] { [button] }
  var hint: String? { tr("F4 opens a dialog to choose from.") }

  func attach(to entry: Entry, isEditable: Bool) {
    button.isSensitive = isEditable
    button.onClick { [weak self, weak entry] in
      guard let self, let entry else { return }
      dialog = FileDialog(
        choosing: label,
        isFolder: isFolder,
        from: entry.text,
        over: entry.window
      ) { [weak self, weak entry] path in
        self?.dialog = nil
        guard let entry, let path else { return }
        entry.text = path
        entry.moveCaretToEnd()
      }
    }
  }
}
