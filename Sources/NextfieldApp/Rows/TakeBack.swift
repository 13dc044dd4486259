import FormModel
import GtkBridge

/// The button that takes an answer back which cannot be deleted like a text.
enum TakeBack {
  /// Makes the button; it is no stop on the way through the form.
  ///
  /// - Parameters:
  ///   - field: The field of the answer.
  ///   - icon: The icon; nil for a button with a text, which is shown once there is an answer.
  /// - Returns: The button, to be connected.
  static func button(of field: Field, icon: String? = nil) -> Button {
    let button = icon.map(Button.init(icon:)) ?? Button(mnemonicLabel: tr("Take Back"))
    button.addStyleClass("flat")
    if icon == nil {
      button.addStyleClass("nextfield-more")
      button.alignToStart()
      button.ignoresShowAll = true
    }
    button.addStyleClass("nextfield-skip")
    button.focusesOnClick = false
    let label = ShownText.title(field.label)
    button.accessibleName = tr("Take back the answer to {label}", ["label": label])
    button.tooltip = tr("Take Back")
    return button
  }
}
