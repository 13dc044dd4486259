import FormModel
import GtkBridge

/// One of many values: its label is typed, with help.
final class LongChoiceRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let entry = Entry()
  private let labels: [String]
  private let positions: [String: Int]

  /// How many values a list shows; in a longer one a value is found faster by typing a part of it.
  static let longestList = 40

  init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    labels = ChoiceLabels.shown(choices)
    positions = Dictionary(
      labels.enumerated().map { (Self.key($1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    frame = RowFrame(
      field,
      control: entry,
      mnemonicLabel: mnemonicLabel,
      hint: tr("Type a part of one of the values.")
    )
    entry.placeholder = tr("Choose… (type a part of it)")
    entry.setWidth(characters: 8)
    entry.isEditable = !field.isReadOnly
    entry.offerCompletions(labels)
    entry.connect("changed") { [weak self] in self?.onEdit?() }
  }

  var input: FieldInput {
    get { .choice(positions[Self.key(entry.text)]) }
    set {
      guard case .choice(let index) = newValue else { return }
      entry.text = index.map { labels[$0] } ?? ""
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
