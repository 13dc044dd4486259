import GtkBridge

/// A message about a section or the form as a whole.
final class FindingLabel {
  let widget = Label()

  init() {
    widget.addStyleClass("nextfield-message")
    widget.ignoresShowAll = true
    widget.isVisible = false
  }

  /// Shows a message, or takes it away.
  func show(_ message: String?) {
    guard (message ?? "") != widget.text else { return }
    if message != nil { widget.becomeNotification() }
    widget.text = message ?? ""
    widget.isVisible = message != nil
  }
}
