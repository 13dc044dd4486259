import FormModel
import GtkBridge

/// One of several values.
final class ChoiceRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let combo: ComboBox
  /// The position of the first value in the list, behind the line that takes the answer back.
  private let offset: Int

  init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    offset = field.isRequired ? 0 : 1
    let noAnswer = field.isRequired ? [] : [tr("No answer")]
    combo = ComboBox(noAnswer + choices.map(\.label))
    frame = RowFrame(field, control: combo, mnemonicLabel: mnemonicLabel)
    combo.isSensitive = !field.isReadOnly
    combo.connect("changed") { [weak self] in self?.onEdit?() }
  }

  /// The position of the line that is shown.
  var shownPosition: Int? { combo.selection }

  var input: FieldInput {
    get {
      guard let selection = combo.selection, selection >= offset else { return .choice(nil) }
      return .choice(selection - offset)
    }
    set {
      guard case .choice(let index) = newValue else { return }
      combo.selection = index.map { $0 + offset } ?? (offset > 0 ? 0 : nil)
    }
  }
}
