import FormModel
import GtkBridge

/// What stands around the control of a row, and what a screen reader says about it.
final class RowFrame {
  /// The whole row.
  let box = Box(isVertical: true, spacing: 6)
  /// The label, the control and the message: what has to be seen together.
  let core = Box(isVertical: true, spacing: 6)
  /// What takes the focus.
  let control: Widget
  /// The message under the control, nil while there is none.
  private(set) var message: String?

  private let field: Field
  private let messageLabel = Label()
  /// What shows the control's border.
  private let body: Widget

  /// Creates the frame of a control.
  ///
  /// - Parameters:
  ///   - field: The field that the row is for.
  ///   - control: What takes the focus.
  ///   - outer: What is put into the row where that is not the control itself.
  ///   - mnemonicLabel: The label above the control, nil where the control brings its own.
  init(_ field: Field, control: Widget, outer: Widget? = nil, mnemonicLabel: String?) {
    self.field = field
    self.control = control
    body = outer ?? control
    body.setStyleClass("nextfield-read-only", field.isReadOnly)
    if let mnemonicLabel {
      let label = Label()
      label.setText(withMnemonic: mnemonicLabel + Self.requiredMark(field), for: control)
      core.add(label)
    }
    core.add(body)
    messageLabel.addStyleClass("nextfield-message")
    messageLabel.ignoresShowAll = true
    messageLabel.isVisible = false
    core.add(messageLabel)
    box.add(core)
    if let help = Self.helpText(field) {
      let label = Label(help)
      label.addStyleClass("nextfield-help")
      box.add(label)
    }
    control.accessibleName = field.label
    control.addAccessibleRelation(describedBy: messageLabel)
    updateDescription()
  }

  /// Where the field stands in the form, for screen readers that cannot count rows which are not made.
  var place: String? { didSet { updateDescription() } }

  /// Shows a message under the control, or takes it away.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isAnnounced: Whether a screen reader is to say it at once. Otherwise it is heard with the field.
  func show(message: String?, isAnnounced: Bool = false) {
    guard message != self.message else { return }
    if isAnnounced { messageLabel.becomeNotification() }
    self.message = message
    messageLabel.text = message ?? ""
    messageLabel.accessibleDescription = message == nil ? "" : field.label
    messageLabel.isVisible = message != nil
    body.setStyleClass("error", message != nil)
    control.announceInvalid(message != nil)
    updateDescription()
  }

  /// What follows the label of a field that has to be filled.
  static func requiredMark(_ field: Field) -> String { field.isRequired ? " *" : "" }

  private static func helpText(_ field: Field) -> String? {
    let notes = field.notes.map(\.message)
    let parts = ([field.help] + notes).compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private func updateDescription() {
    let required = field.isRequired ? tr("Required.") : nil
    let readOnly = field.isReadOnly ? tr("Cannot be changed.") : nil
    control.accessibleDescription = [message, required, readOnly, Self.helpText(field), place]
      .compactMap { $0 }.joined(separator: " ")
  }
}
