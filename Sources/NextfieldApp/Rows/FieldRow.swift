import FormModel
import GtkBridge

/// One field as the user sees it: its label, its control, its help and its message.
///
/// A new kind of field is a new class with this protocol, and a case in `makeRow(for:isTooLong:mnemonicLabel:)`.
protocol FieldRow: AnyObject {
  /// What stands around the control.
  var frame: RowFrame { get }

  /// What the user has put in.
  var input: FieldInput { get set }

  /// What is wrong with what stands in the control, where that is no input at all.
  var problem: String? { get }

  /// What is typed, where that is not the input itself.
  var typed: String? { get set }

  /// Called after the user has changed the input.
  var onEdit: (() -> Void)? { get set }
}

extension FieldRow {
  var problem: String? { nil }

  var typed: String? {
    get { nil }
    set {}
  }

  /// What has to be kept beside the input while the row is not there.
  var remainder: RowRemainder {
    get { RowRemainder(typed: typed, problem: problem, caret: frame.control.caretPosition) }
    set {
      if let text = newValue.typed { typed = text }
      frame.control.caretPosition = newValue.caret
    }
  }
}

/// Makes the row that fits the field's kind, with an underscore before the label's mnemonic.
///
/// An entry would cut a text that is too long, as ``isTooLong(_:for:)`` says of the one that the field shows at first.
func makeRow(for field: Field, isTooLong: Bool, mnemonicLabel: String) -> any FieldRow {
  switch field.kind {
  case .text(.multiline): MultilineRow(field, mnemonicLabel: mnemonicLabel)
  case .text(.line) where isTooLong: MultilineRow(field, mnemonicLabel: mnemonicLabel)
  case .text, .integer, .number: TextRow(field, mnemonicLabel: mnemonicLabel)
  case .boolean: CheckRow(field, mnemonicLabel: mnemonicLabel)
  case .choice(let choices) where choices.count > LongChoiceRow.longestList:
    LongChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .choice(let choices): ChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .raw: RawRow(field, mnemonicLabel: mnemonicLabel)
  }
}

/// Whether an entry would cut the text of a field that could show it otherwise.
func isTooLong(_ input: FieldInput, for field: Field) -> Bool {
  guard field.kind == .text(.line), case .text(let text) = input else { return false }
  return text.unicodeScalars.count > Entry.capacity
}
