import FormModel
import GtkBridge
import OrderedJSON

/// Makes the row that fits the field's kind, with an underscore before the label's mnemonic.
///
/// - Parameters:
///   - field: The field.
///   - hasSeveralLines: Whether the text needs them, as ``needsSeveralLines(_:for:)`` says of the
///     one that the field shows at first.
///   - mnemonicLabel: The label.
/// - Returns: The row, with no input yet.
func makeRow(for field: Field, hasSeveralLines: Bool, mnemonicLabel: String) -> any FieldRow {
  switch field.kind {
  case .text(.multiline): MultilineRow(field, mnemonicLabel: mnemonicLabel)
  case .text(.line) where hasSeveralLines: MultilineRow(field, mnemonicLabel: mnemonicLabel)
  case .text, .integer, .number, .scalar:
    TextRow(field, mnemonicLabel: mnemonicLabel, accessory: makeAccessory(for: field))
  case .boolean: CheckRow(field, mnemonicLabel: mnemonicLabel)
  case .choice(let choices) where choices.count > LongChoiceRow.longestList:
    LongChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .choice(let choices): ChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .choices(let choices):
    SeveralChoicesRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .raw: RawRow(field, mnemonicLabel: mnemonicLabel)
  }
}

/// The buttons beside an entry of the field's kind has beside it.
private func makeAccessory(for field: Field) -> (any EntryAccessory)? {
  switch field.kind {
  case .text(.password): PeepButton()
  case .text(.line), .text(.date), .text(.time), .text(.dateTime):
    MomentFormat(of: field.constraints.format).map(CalendarButton.init)
  case .integer: nearRange(of: field).map { StepButtons(range: $0, step: 1) }
  case .text(.multiline), .text(.email), .text(.url), .text(.telephone), .text(.color),
    .text(.file), .text(.folder), .number, .boolean, .choice, .choices, .scalar, .raw:
    nil
  }
}

/// The numbers that a whole number may be, if they are few enough to step through.
private func nearRange(of field: Field) -> ClosedRange<Int>? {
  let constraints = field.constraints
  guard constraints.multiples.isEmpty, let minimum = constraints.minimum,
    let maximum = constraints.maximum,
    let lower = Int(minimum.value.text), let upper = Int(maximum.value.text)
  else { return nil }
  let range = (lower + (minimum.isExclusive ? 1 : 0), upper - (maximum.isExclusive ? 1 : 0))
  guard range.0 < range.1, range.1 - range.0 <= 100 else { return nil }
  return range.0...range.1
}

/// Whether an entry would cut or join the text of a field that could show it in several lines.
func needsSeveralLines(_ input: FieldInput, for field: Field) -> Bool {
  guard field.kind == .text(.line), case .text(let text) = input else { return false }
  return text.contains(where: \.isNewline) || text.unicodeScalars.count > Entry.capacity
}
