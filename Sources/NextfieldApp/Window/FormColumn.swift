import FormModel
import GtkBridge
import GtkFormNavigation

/// The column of headings and rows that shows a form.
///
/// Of a long form only the parts are made that are near what is seen, or that somebody has asked
/// for; empty boxes stand for the others. Rows that are made may be given up again when they are
/// far away.
final class FormColumn {
  /// The content from top to bottom: parts that are made, and stand-ins for runs of those that are
  /// not.
  enum Slot {
    case part(Int, Box)
    case gap(Range<Int>, Box)
  }

  /// The whole column.
  let widget = Box(isVertical: true)
  /// The rows that are made, by the positions of their fields.
  private(set) var rows: [Int: any FieldRow] = [:]

  /// The input of a row that is about to be made.
  var input: (Int) -> FieldInput = { _ in .text("") }
  /// Called with each row that has been made.
  var onMake: ((Int, any FieldRow) -> Void)?
  /// Called with each row that is about to go.
  var onRelease: ((Int, any FieldRow) -> Void)?
  /// The position of the field whose row is not given up, as the user is in it.
  var keptIndex: () -> Int? = { nil }

  var plan: ColumnPlan
  var slots: [Slot] = []
  /// Where the column is seen, once it is.
  var sight: ColumnSight?

  /// Whether something may have come into sight.
  var needsUpdate = true
  /// The measure by which the heights of rows that are not made were guessed.
  var measure: HeightMeasure?
  var work: MainLoopSource?
  var worksAhead = false
  var updates: SignalConnection?

  let live: LiveAnswers
  var items: ColumnItems
  /// The buttons of the rows of lists that are made, by the items that the rows begin with.
  var rowActions: [FormItem: RowActions] = [:]
  /// The buttons that add rows, by their lists.
  var addButtons: [Int: Button] = [:]
  /// The messages below headings that are made, by their groups.
  var findings: [Int: FindingLabel] = [:]
  /// The message at the head of the form.
  let formFinding = FindingLabel()
  /// Says what is wrong with a group as a whole.
  var message: (Int) -> String? = { _ in nil }
  /// Called to add a row to a list.
  var onAdd: ((Int) -> Void)?
  /// Called to change the row that begins with an item.
  var onAct: ((RowActions.Action, FormItem) -> Void)?
  private var mnemonics: Mnemonics
  /// The labels of rows made so far; one that is made again keeps its mnemonic.
  private var marked: [Int: String] = [:]
  /// The fields whose rows have several lines for a text that would be cut; they keep them, however
  /// short it becomes.
  private var tooLong: Set<Int> = []
  /// The content, beside the answers, of rows that were made and are not there.
  private(set) var remainders: [Int: RowRemainder] = [:]
  /// The rows that are there as they were before any input.
  private var fresh: [Int: (input: FieldInput, remainder: RowRemainder)] = [:]

  /// How many rows and headings are made at a time.
  private static let itemsPerPart = 10

  /// Describes the column of a form; the mnemonics know the letters that the rest of the window
  /// uses.
  init(_ live: LiveAnswers, mnemonics: Mnemonics) {
    self.live = live
    self.mnemonics = mnemonics
    items = ColumnItems(live.value)
    plan = ColumnPlan(itemCount: items.count, itemsPerPart: Self.itemsPerPart, itemHeight: 84)
    widget.addStyleClass("nextfield-column")
    addIntroduction()
    if plan.partCount > 0 { addGap(0..<plan.partCount, at: 0) }
  }

  /// Whether all rows are made.
  var isWhole: Bool { !slots.contains { if case .gap = $0 { true } else { false } } }

  /// Whether there are more rows than are ever made at a time.
  var isLong: Bool { plan.itemCount > Self.rowLimit }

  /// How many rows may be made at a time; all near what is seen, and the one that the user is in,
  /// count but stay.
  ///
  /// A form of no more items is made whole, when there is nothing else to do.
  static let rowLimit = 240

  /// The part that the row of a field is in.
  func part(ofField index: Int) -> Int? { items.place(of: index).map(plan.part(ofItem:)) }

  private func addIntroduction() {
    let (form, introduction) = (live.form, Box(isVertical: true, spacing: Self.spacing))
    if let description = form.description, !description.isEmpty {
      introduction.add(HelpView(description, of: form.title.map(ShownText.title) ?? "").widget)
    }
    if items.count == 0 {
      addHint(tr("There is nothing to fill in here."), to: introduction)
    } else if form.fields.contains(where: \.isRequired) {
      addHint(tr("Fields marked with * need an answer."), to: introduction)
    }
    introduction.add(formFinding.widget)
    if introduction.children.count > 1 { introduction.setMargins(bottom: Self.spacing) }
    widget.add(introduction)
  }

  func addHint(_ text: String, to box: Box) {
    let hint = Label(text)
    hint.addStyleClass("nextfield-help")
    box.add(hint)
  }

  // MARK: Rows

  /// Forgets the items of a part that is about to go.
  func forgetContent(of part: Int) {
    for item in plan.items(of: part) { forget(items[item]) }
  }

  /// Forgets the row of a field that is about to go.
  func forgetRow(_ index: Int) {
    guard let row = rows.removeValue(forKey: index) else { return }
    keepRemainder(of: row, at: index)
    onRelease?(index, row)
  }

  private func keepRemainder(of row: any FieldRow, at index: Int) {
    let (fresh, remainder) = (fresh.removeValue(forKey: index), row.remainder)
    // A row that is made of the input alone, as most are, comes back without help.
    guard remainder != fresh?.remainder || remainder.problem != nil || input(index) != fresh?.input
    else { return }
    remainders[index] = remainder
  }

  func makeRow(_ field: Field) -> any FieldRow {
    let index = field.index
    let input = input(index)
    if needsSeveralLines(input, for: field) { tooLong.insert(index) }
    let row = NextfieldApp.makeRow(
      for: field,
      hasSeveralLines: tooLong.contains(index),
      mnemonicLabel: mark(field)
    )
    row.input = input
    fresh[index] = (input, row.remainder)
    if let remainder = remainders.removeValue(forKey: index) { row.remainder = remainder }
    rows[index] = row
    onMake?(index, row)
    return row
  }

  private func mark(_ field: Field) -> String {
    if let label = marked[field.index] { return label }
    let label = mnemonics.mark(ShownText.title(field.label))
    marked[field.index] = label
    return label
  }

  /// The fault in the text of a row that is no input at all; whether the row is
  /// there or not.
  func problem(at index: Int) -> String? { rows[index]?.problem ?? remainders[index]?.problem }

  /// All that ``problem(at:)`` knows of.
  var problems: [Int: String] {
    rows.compactMapValues(\.problem).merging(remainders.compactMapValues(\.problem)) { row, _ in row
    }
  }

  /// Shows a field anew whose description has changed.
  func renew(_ index: Int) {
    guard let row = rows[index], let window = row.frame.box.window,
      !(window.focusWidget?.isSame(orInside: row.frame.box) ?? false),
      let parent = part(ofField: index).flatMap(box(of:)),
      let place = parent.children.firstIndex(where: { $0.identity == row.frame.box.identity })
    else { return }
    forget(.field(index))
    row.frame.box.destroy()
    let child = makeChild(.field(index))
    parent.insert(child, at: place)
    child.showAll()
  }
}
