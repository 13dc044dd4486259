import GtkBridge

/// Shows the password for as long as it is down.
final class PeepButton: EntryAccessory {
  private let button = ToggleButton(icon: "view-reveal-symbolic")

  init() {
    button.accessibleName = tr("Show password")
    button.tooltip = tr("Show password")
    button.focusesOnClick = false
  }

  var buttons: [Widget] { [button] }
  var hint: String? { tr("F4 shows what you have typed.") }

  func attach(to entry: Entry, isEditable: Bool) {
    entry.showsText = false
    button.onClick { [weak entry, weak button] in
      guard let entry, let button else { return }
      entry.showsText = button.isDown
    }
  }
}
