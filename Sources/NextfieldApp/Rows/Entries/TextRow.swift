import FormModel
import GtkBridge

/// One line of text or a number, with what helps to enter it.
final class TextRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  /// Takes several lines that were pasted, with what stood before and behind them.
  ///
  /// Returns whether it has done so; nil if they are to become one line.
  var onLines: (([String]) -> Bool)? { didSet { if oldValue == nil { watchLines() } } }
  private let entry = Entry()
  private let accessory: (any EntryAccessory)?

  init(_ field: Field, mnemonicLabel: String, accessory: (any EntryAccessory)? = nil) {
    self.accessory = accessory
    frame = RowFrame(
      field,
      control: entry,
      outer: Self.body(entry, accessory),
      mnemonicLabel: mnemonicLabel,
      companions: accessory?.buttons ?? [],
      hint: accessory?.hint
    )
    entry.placeholder = field.placeholder ?? accessory?.placeholder
    entry.isEditable = !field.isReadOnly
    // Small enough for a phone; the column decides how wide it becomes.
    entry.setWidth(characters: 8)
    entry.setPurpose(Self.purpose(of: field))
    if !field.suggestions.isEmpty, !field.isReadOnly { entry.offerCompletions(field.suggestions) }
    accessory?.attach(to: entry, isEditable: !field.isReadOnly)
    entry.connect("changed") { [weak self] in self?.changed() }
  }

  /// The entry with its buttons, or the entry alone.
  private static func body(_ entry: Entry, _ accessory: (any EntryAccessory)?) -> Widget {
    guard let buttons = accessory?.buttons, !buttons.isEmpty else { return entry }
    let box = Box(isVertical: false)
    box.addStyleClass("linked")
    entry.setExpands(horizontally: true)
    box.add(entry)
    for button in buttons { box.add(button) }
    return box
  }

  var input: FieldInput {
    get { .text(accessory?.value(of: entry.text) ?? entry.text) }
    set {
      switch newValue {
      case .text(let text), .typed(let text, _): entry.text = accessory?.shown(text) ?? text
      case .choice, .choices, .flag: break
      }
    }
  }

  var typed: String? {
    get { accessory == nil ? nil : entry.text }
    set { if let newValue { entry.text = newValue } }
  }

  var problem: String? { entry.cut }

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

  private func watchLines() {
    entry.onInsert { [weak self] inserted, place in
      guard let self, inserted.contains(where: \.isNewline), let onLines else { return false }
      let scalars = entry.text.unicodeScalars
      let text = String(scalars.prefix(place)) + inserted + String(scalars.dropFirst(place))
      let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      return lines.count > 1 && onLines(lines)
    }
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
    case .text(.line), .text(.multiline), .text(.date), .text(.time), .text(.dateTime),
      .text(.color), .text(.file), .text(.folder), .boolean, .choice, .choices, .tags, .scalar,
      .raw:
      .freeForm
    }
  }
}
