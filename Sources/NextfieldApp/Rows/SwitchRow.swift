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
    // GTK's own way takes a tenth of a second, in which Done would not know of the answer.
    control.onModalKeyPress { [weak control] press in
      guard press.modifiers == [], press.key == .space || press.key == .keypadSpace, let control
      else { return false }
      control.isOn.toggle()
      return true
    }
  }

  var input: FieldInput {
    get { .flag(control.isOn) }
    set { if case .flag(let isOn) = newValue { control.isOn = isOn } }
  }
}
