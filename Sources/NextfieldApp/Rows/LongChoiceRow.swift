import FormModel
import GtkBridge

/// One of so many values that no list could show them: its label is typed, with help.
final class LongChoiceRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let entry = Entry()
  private let choices: [Choice]
  private let positions: [String: Int]

  /// How many values a list shows; a longer one is higher than a window of the X server may be.
  static let longestList = 1000

  init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    self.choices = choices
    positions = Dictionary(
      choices.enumerated().map { (Self.key($1.label), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    frame = RowFrame(field, control: entry, mnemonicLabel: mnemonicLabel)
    entry.placeholder = tr("Type a part of it")
    entry.setWidth(characters: 8)
    entry.isEditable = !field.isReadOnly
    entry.offerCompletions(choices.map(\.label))
    entry.connect("changed") { [weak self] in self?.onEdit?() }
  }

  var input: FieldInput {
    get { .choice(positions[Self.key(entry.text)]) }
    set {
      guard case .choice(let index) = newValue else { return }
      entry.text = index.map { choices[$0].label } ?? ""
    }
  }

  var problem: String? {
    let typed = Self.key(entry.text)
    return typed.isEmpty || positions[typed] != nil ? nil : tr("Choose one of the offered values.")
  }

  var typed: String? {
    get { entry.text }
    set { entry.text = newValue ?? "" }
  }

  private static func key(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
