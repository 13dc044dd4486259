import FormModel
import GtkBridge

/// Any number of texts in one line, with commas between them.
final class TagsRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let entry = Entry()

  init(_ field: Field, mnemonicLabel: String) {
    frame = RowFrame(
      field,
      control: entry,
      mnemonicLabel: mnemonicLabel,
      hint: tr("Put commas between the values.")
    )
    entry.placeholder = field.placeholder ?? tr("Values with commas between them")
    entry.isEditable = !field.isReadOnly
    entry.setWidth(characters: 8)
    entry.onInsert { [weak self] text, _ in
      guard let self, text.contains(where: \.isNewline) else { return false }
      let lines = text.split(whereSeparator: \.isNewline)
      entry.insertAtCaret(lines.joined(separator: ", "))
      return true
    }
    entry.connect("changed") { [weak self] in self?.onEdit?() }
  }

  var problem: String? { entry.cut }

  var input: FieldInput {
    get { .text(entry.text) }
    set {
      switch newValue {
      case .text(let text), .typed(let text, _): entry.text = text
      case .choice, .choices, .flag: break
      }
    }
  }
}
