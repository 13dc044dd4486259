import FormModel
import GtkBridge

/// One of several values, from a list that opens.
final class ChoiceRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let combo: ComboBox

  init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    // The first line takes the answer back.
    combo = ComboBox([tr("Choose…")] + ChoiceLabels.shown(choices))
    frame = RowFrame(field, control: combo, mnemonicLabel: mnemonicLabel)
    combo.selection = 0
    combo.isSensitive = !field.isReadOnly
    combo.connect("changed") { [weak self] in self?.onEdit?() }
  }

  /// The position of the line that is shown.
  var shownPosition: Int? { combo.selection }

  var input: FieldInput {
    get {
      guard let selection = combo.selection, selection > 0 else { return .choice(nil) }
      return .choice(selection - 1)
    }
    set {
      guard case .choice(let index) = newValue else { return }
      combo.selection = index.map { $0 + 1 } ?? 0
    }
  }
}
