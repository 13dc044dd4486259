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
  case .integer: makeIntegerRow(for: field, mnemonicLabel: mnemonicLabel)
  case .text, .number:
    TextRow(field, mnemonicLabel: mnemonicLabel, accessory: makeAccessory(for: field))
  case .boolean: makeBooleanRow(for: field, mnemonicLabel: mnemonicLabel)
  case .choice(let choices): makeChoiceRow(for: field, choices, mnemonicLabel: mnemonicLabel)
  case .choices(let choices): ChoicesRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .scalar(let types): ScalarRow(field, types: types, mnemonicLabel: mnemonicLabel)
  case .raw: RawRow(field, mnemonicLabel: mnemonicLabel)
  }
}

private func makeIntegerRow(for field: Field, mnemonicLabel: String) -> any FieldRow {
  let range = nearRange(of: field)
  if field.presentation == .slider, let range {
    return SliderRow(field, range: range, step: 1, mnemonicLabel: mnemonicLabel)
  }
  let accessory = range.map { StepButtons(range: $0, step: 1) }
  return TextRow(field, mnemonicLabel: mnemonicLabel, accessory: accessory)
}

private func makeBooleanRow(for field: Field, mnemonicLabel: String) -> any FieldRow {
  switch field.presentation {
  case .toggle: SwitchRow(field, mnemonicLabel: mnemonicLabel)
  case .radio:
    RadioRow(
      field,
      labels: [tr("Yes"), tr("No")],
      values: [.flag(true), .flag(false)],
      mnemonicLabel: mnemonicLabel
    )
  case .list, .search, .checkBoxes, .tags, .slider, .spin, nil:
    CheckRow(field, mnemonicLabel: mnemonicLabel)
  }
}

private func makeChoiceRow(
  for field: Field,
  _ choices: [Choice],
  mnemonicLabel: String
) -> any FieldRow {
  if field.presentation == .search || choices.count > LongChoiceRow.longestList {
    return LongChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  }
  if field.presentation == .radio {
    return RadioRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  }
  return ChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
}

/// The buttons beside an entry of the field's kind.
private func makeAccessory(for field: Field) -> (any EntryAccessory)? {
  switch field.kind {
  case .text(.password): PeepButton()
  case .text(.date): CalendarButton(MomentFormat(.day))
  case .text(.time): CalendarButton(MomentFormat(.time))
  case .text(.dateTime): CalendarButton(MomentFormat(.dayAndTime))
  case .text(.color): ColorPicker(label: ShownText.title(field.label))
  case .text(.file): FileButton(isFolder: false, label: ShownText.title(field.label))
  case .text(.folder): FileButton(isFolder: true, label: ShownText.title(field.label))
  case .text(.line): MomentFormat(of: field.constraints.format).map(CalendarButton.init)
  case .text(.multiline), .text(.email), .text(.url), .text(.telephone), .integer,
    .number, .boolean, .choice, .choices, .scalar, .raw:
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
