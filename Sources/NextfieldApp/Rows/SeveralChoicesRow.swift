import FormModel
import GtkBridge

/// Several of some values: their labels are typed, with semicolons between them.
final class SeveralChoicesRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let entry = Entry()
  private let choices: [Choice]

  init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    self.choices = choices
    frame = RowFrame(field, control: entry, mnemonicLabel: mnemonicLabel)
    entry.placeholder = choices.map(\.label).joined(separator: "; ")
    entry.setWidth(characters: 8)
    entry.isEditable = !field.isReadOnly
    entry.connect("changed") { [weak self] in self?.onEdit?() }
  }

  var input: FieldInput {
    get {
      let labels = Set(labels)
      return .choices(Set(choices.indices.filter { labels.contains(choices[$0].label) }))
    }
    set {
      guard case .choices(let chosen) = newValue else { return }
      entry.text = chosen.sorted().map { choices[$0].label }.joined(separator: "; ")
    }
  }

  var problem: String? {
    let known = Set(choices.map(\.label))
    return labels.allSatisfy(known.contains) ? nil : tr("Choose one of the offered values.")
  }

  var typed: String? {
    get { entry.text }
    set { entry.text = newValue ?? "" }
  }

  private var labels: [String] {
    entry.text.split(separator: ";")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
