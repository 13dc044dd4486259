import FormModel
import GtkBridge

/// Yes or no, as a switch behind its label.
final class SwitchRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let control = Switch()

  init(_ field: Field, mnemonicLabel: String) {
    frame = RowFrame(field, control: control, mnemonicLabel: mnemonicLabel)
    control.isSensitive = !field.isReadOnly
    control.onTurn { [weak self] in self?.onEdit?() }
  }

  var input: FieldInput {
    get { .flag(control.isOn) }
    set { if case .flag(let isOn) = newValue { control.isOn = isOn } }
  }
}
