import FormModel
import GtkBridge

/// One line of text or a number.
final class TextRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let entry = Entry()

  init(_ field: Field, mnemonicLabel: String) {
    frame = RowFrame(field, control: entry, mnemonicLabel: mnemonicLabel)
    entry.placeholder = field.placeholder
    entry.isEditable = !field.isReadOnly
    // Small enough for a phone; the column decides how wide it becomes.
    entry.setWidth(characters: 8)
    entry.setPurpose(Self.purpose(of: field))
    if field.kind == .text(.password) { entry.showsText = false }
    entry.connect("changed") { [weak self] in self?.changed() }
  }

  var input: FieldInput {
    get { .text(entry.text) }
    set { if case .text(let text) = newValue { entry.text = text } }
  }

  var problem: String? {
    guard entry.text.unicodeScalars.count >= Entry.capacity else { return nil }
    return tr(
      "This is cut: only {count} characters fit here.",
      ["count": String(Entry.capacity)]
    )
  }

  private func changed() {
    let text = entry.text
    guard text.contains(where: \.isNewline) else {
      onEdit?()
      return
    }
    // Pasted lines become one: a new line at the end, above all, is not meant.
    entry.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    entry.moveCaretToEnd()
  }

  private static func purpose(of field: Field) -> InputPurpose {
    switch field.kind {
    case .integer: .number
    // The number pads of system keyboards have no decimal sign.
    case .number: .freeForm
    case .text(.email): .email
    case .text(.url): .url
    case .text(.telephone): .phone
    case .text(.password): .password
    case .text(.line), .text(.multiline), .boolean, .choice, .raw: .freeForm
    }
  }
}
