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
  case .text where hasSeveralLines: MultilineRow(field, mnemonicLabel: mnemonicLabel)
  case .text:
    TextRow(field, mnemonicLabel: mnemonicLabel, accessory: makeAccessory(for: field))
  case .integer, .number: makeNumberRow(for: field, mnemonicLabel: mnemonicLabel)
  case .boolean: makeBooleanRow(for: field, mnemonicLabel: mnemonicLabel)
  case .choice(let choices): makeChoiceRow(for: field, choices, mnemonicLabel: mnemonicLabel)
  case .choices(let choices): ChoicesRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .tags: TagsRow(field, mnemonicLabel: mnemonicLabel)
  case .scalar(let types): ScalarRow(field, types: types, mnemonicLabel: mnemonicLabel)
  case .raw: RawRow(field, mnemonicLabel: mnemonicLabel)
  }
}

private func makeNumberRow(for field: Field, mnemonicLabel: String) -> any FieldRow {
  let steps = NumberSteps(for: field.kind, field.constraints)
  switch field.presentation {
  case .slider:
    if let steps, let slider = SliderRow(field, steps: steps, mnemonicLabel: mnemonicLabel) {
      return slider
    }
  case .spin:
    if let steps {
      return TextRow(field, mnemonicLabel: mnemonicLabel, accessory: StepButtons(steps))
    }
  case .toggle, .radio, .list, .search, nil: break
  }
  return TextRow(field, mnemonicLabel: mnemonicLabel)
}

private func makeBooleanRow(for field: Field, mnemonicLabel: String) -> any FieldRow {
  switch field.presentation {
  case .toggle: SwitchRow(field, mnemonicLabel: mnemonicLabel)
  case .radio, .list, .search, .slider, .spin, nil: CheckRow(field, mnemonicLabel: mnemonicLabel)
  }
}

private func makeChoiceRow(
  for field: Field,
  _ choices: [Choice],
  mnemonicLabel: String
) -> any FieldRow {
  switch field.presentation {
  case .radio: RadioRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .search: LongChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  case .list, .toggle, .slider, .spin, nil:
    choices.count > LongChoiceRow.longestList
      ? LongChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
      : ChoiceRow(field, choices: choices, mnemonicLabel: mnemonicLabel)
  }
}

/// The buttons beside an entry of the field's kind.
private func makeAccessory(for field: Field) -> (any EntryAccessory)? {
  switch field.kind {
  case .text(.password): PeepButton()
  case .text(.date): CalendarButton(MomentFormat(.day))
  case .text(.time): CalendarButton(MomentFormat(.time))
  case .text(.dateTime): CalendarButton(MomentFormat(.dayAndTime))
  case .text(.color): ColorPicker(label: field.shownLabel)
  case .text(.file) where Outside.isReachable:
    FileButton(isFolder: false, label: field.shownLabel)
  case .text(.folder) where Outside.isReachable:
    FileButton(isFolder: true, label: field.shownLabel)
  case .text(.line): MomentFormat(of: field.constraints.format).map(CalendarButton.init)
  case .text(.file), .text(.folder), .text(.multiline), .text(.email), .text(.url),
    .text(.telephone), .integer,
    .number, .boolean, .choice, .choices, .tags, .scalar, .raw:
    nil
  }
}

/// Whether an entry would cut or join the text of a field that could show it in several lines.
func needsSeveralLines(_ input: FieldInput, for field: Field) -> Bool {
  // A password would be shown in several lines.
  guard case .text(let style) = field.kind, style != .password, case .text(let text) = input else {
    return false
  }
  return text.contains(where: \.isNewline) || text.unicodeScalars.count >= Entry.capacity
}
