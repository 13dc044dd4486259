import FormModel
import GtkBridge

/// A part of the form that is typed as JSON, because nothing better is known for it.
final class RawRow: FieldRow {
  private let text: MultilineRow

  init(_ field: Field, mnemonicLabel: String) {
    text = MultilineRow(field, mnemonicLabel: mnemonicLabel, isMonospace: true)
  }

  var frame: RowFrame { text.frame }

  var onEdit: (() -> Void)? {
    get { text.onEdit }
    set { text.onEdit = newValue }
  }

  var input: FieldInput {
    get { text.input }
    set { text.input = newValue }
  }
}
