import FormModel
import GtkBridge

/// The button that takes an answer back which cannot be deleted like a text.
enum TakeBack {
  /// The use of the key that does the same, for a screen reader.
  static var hint: String { tr("The Delete key takes the answer back.") }

  /// Makes the button; it is no stop on the way through the form.
  ///
  /// It is there before there is an answer, too, so that nothing moves when one comes.
  ///
  /// - Parameter field: The field of the answer.
  /// - Returns: The button, to be connected.
  static func button(of field: Field) -> Button {
    let button = Button(icon: "edit-clear-symbolic")
    for style in ["flat", "nextfield-skip"] { button.addStyleClass(style) }
    button.alignToTop()
    button.focusesOnClick = false
    let label = field.shownLabel
    button.accessibleName = tr("Take back the answer to {label}", ["label": label])
    button.tooltip = tr("Take Back")
    return button
  }
}
