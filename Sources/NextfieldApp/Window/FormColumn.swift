import FormModel
import GtkBridge

/// The column of sections and rows that shows a form.
final class FormColumn {
  /// The whole column.
  let widget = Box(isVertical: true, spacing: 18)
  /// The rows, at the positions of their fields.
  private(set) var rows: [any FieldRow] = []

  private let form: Form
  private var mnemonics: Mnemonics

  /// How many rows stand in one box at most: laying out one box grows with the square of what is
  /// directly in it.
  private static let rowsPerBox = 50

  /// Builds the column of a form; the mnemonics know the letters that the rest of the window uses.
  init(_ form: Form, mnemonics: Mnemonics) {
    self.form = form
    self.mnemonics = mnemonics
    widget.addStyleClass("nextfield-column")
    addIntroduction()
    add(form.items, to: widget, level: 0)
  }

  private func addIntroduction() {
    if let description = form.description, !description.isEmpty { widget.add(Label(description)) }
    guard form.fields.contains(where: \.isRequired) else { return }
    let hint = Label(tr("Fields marked with * need an answer."))
    hint.addStyleClass("dim-label")
    widget.add(hint)
  }

  private func add(_ items: [FormItem], to box: Box, level: Int) {
    var chunk: Box?
    var count = 0
    for item in items {
      switch item {
      case .field(let index):
        if chunk == nil || count == Self.rowsPerBox {
          let new = Box(isVertical: true, spacing: 18)
          box.add(new)
          (chunk, count) = (new, 0)
        }
        chunk?.add(makeRow(form.fields[index]).frame.box)
        count += 1
      case .section(let section):
        chunk = nil
        box.add(makeSection(section, level: level))
      }
    }
  }

  private func makeRow(_ field: Field) -> any FieldRow {
    let row = NextfieldApp.makeRow(for: field, mnemonicLabel: mnemonics.mark(field.label))
    rows.append(row)
    return row
  }

  private func makeSection(_ section: Section, level: Int) -> Box {
    let box = Box(isVertical: true, spacing: 18)
    box.setMargins(top: level == 0 ? 12 : 0)
    let heading = Label(section.title)
    heading.addStyleClass(level == 0 ? "nextfield-section" : "nextfield-subsection")
    heading.becomeHeading()
    let head = Box(isVertical: true, spacing: 6)
    head.add(heading)
    if let description = section.description, !description.isEmpty {
      let label = Label(description)
      label.addStyleClass("dim-label")
      head.add(label)
    }
    box.add(head)
    add(section.items, to: box, level: level + 1)
    return box
  }
}
