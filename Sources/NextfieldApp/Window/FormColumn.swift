import FormModel
import GtkBridge

/// The column of sections and rows that shows a form.
final class FormColumn {
  /// The whole column.
  let widget = Box(isVertical: true, spacing: 18)
  /// The rows, at the positions of their fields.
  private(set) var rows: [any FieldRow] = []

  private let answers: FormAnswers
  private var mnemonics: Mnemonics

  /// How many rows and sections stand in one box at most: the time to lay out a box grows with the
  /// square of what is directly in it.
  private static let itemsPerBox = 50

  /// Builds the column of a form; the mnemonics know the letters that the rest of the window uses.
  init(_ answers: FormAnswers, mnemonics: Mnemonics) {
    self.answers = answers
    self.mnemonics = mnemonics
    widget.addStyleClass("nextfield-column")
    addIntroduction()
    add(answers.form.items, to: widget, level: 0)
  }

  private var form: Form { answers.form }

  private func addIntroduction() {
    if let description = form.description, !description.isEmpty { widget.add(Label(description)) }
    if form.fields.isEmpty {
      addHint(tr("There is nothing to fill in here."))
    } else if form.fields.contains(where: \.isRequired) {
      addHint(tr("Fields marked with * need an answer."))
    }
  }

  private func addHint(_ text: String) {
    let hint = Label(text)
    hint.addStyleClass("nextfield-help")
    widget.add(hint)
  }

  private func add(_ items: [FormItem], to box: Box, level: Int) {
    var chunk = box
    for (position, item) in items.enumerated() {
      if position.isMultiple(of: Self.itemsPerBox) {
        chunk = Box(isVertical: true, spacing: 18)
        box.add(chunk)
      }
      switch item {
      case .field(let index): chunk.add(makeRow(form.fields[index]).frame.box)
      case .section(let section): chunk.add(makeSection(section, level: level))
      }
    }
  }

  private func makeRow(_ field: Field) -> any FieldRow {
    let row = NextfieldApp.makeRow(
      for: field,
      holding: answers[field.index],
      mnemonicLabel: mnemonics.mark(field.label)
    )
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
      label.addStyleClass("nextfield-help")
      head.add(label)
    }
    box.add(head)
    add(section.items, to: box, level: level + 1)
    return box
  }
}
