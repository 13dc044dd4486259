import FormModel
import GtkBridge

/// Yes or no.
final class CheckRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let button: CheckButton

  init(_ field: Field, mnemonicLabel: String) {
    button = CheckButton(mnemonicLabel: mnemonicLabel + RowFrame.requiredMark(field))
    frame = RowFrame(field, control: button, mnemonicLabel: nil)
    button.isSensitive = !field.isReadOnly
    button.connect("toggled") { [weak self] in self?.onEdit?() }
  }

  var input: FieldInput {
    get { .flag(button.isChecked) }
    set { if case .flag(let isChecked) = newValue { button.isChecked = isChecked } }
  }
}
