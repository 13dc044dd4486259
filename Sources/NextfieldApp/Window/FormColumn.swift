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
  /// Makes what the column shows.
  let content: ColumnContent
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

  /// How many rows and headings are made at a time.
  private static let itemsPerPart = 10

  /// Describes the column of a form.
  ///
  /// - Parameters:
  ///   - live: The answers.
  ///   - mnemonics: The letters that the rest of the window uses.
  ///   - picture: The path or the name of a picture above the form, if there is to be one.
  init(_ live: LiveAnswers, mnemonics: Mnemonics, picture: String? = nil) {
    self.live = live
    content = ColumnContent(live, mnemonics: mnemonics)
    items = ColumnItems(live.value)
    plan = ColumnPlan(itemCount: items.count, itemsPerPart: Self.itemsPerPart, itemHeight: 84)
    widget.addStyleClass("nextfield-column")
    addIntroduction(picture)
    if plan.partCount > 0 { addGap(0..<plan.partCount, at: 0) }
  }

  /// The rows that are made, by the positions of their fields.
  var rows: [Int: any FieldRow] { content.rows.made }

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

  private func addIntroduction(_ picture: String?) {
    let (form, introduction) = (live.form, Box(isVertical: true, spacing: ColumnContent.spacing))
    if let picture { introduction.add(Picture(picture)) }
    if let description = form.description, !description.isEmpty {
      introduction.add(HelpView(description, of: form.title.map(ShownText.title) ?? "").widget)
    }
    if items.count == 0 {
      addHint(tr("There is nothing to fill in here."), to: introduction)
    } else if form.fields.contains(where: \.asksForAnswer) {
      addHint(tr("Fields marked with * need an answer."), to: introduction)
    }
    introduction.add(content.formFinding.widget)
    if introduction.children.count > 1 { introduction.setMargins(bottom: ColumnContent.spacing) }
    widget.add(introduction)
  }

  func addHint(_ text: String, to box: Box) {
    let hint = Label(text)
    hint.addStyleClass("nextfield-help")
    box.add(hint)
  }

  /// Forgets the items of a part that is about to go.
  func forgetContent(of part: Int) {
    for item in plan.items(of: part) { content.forget(items[item]) }
  }

  /// Shows a field anew whose description has changed.
  func renew(_ index: Int) {
    guard let row = rows[index], let window = row.frame.box.window,
      !(window.focusWidget?.isSame(orInside: row.frame.box) ?? false),
      let parent = part(ofField: index).flatMap(box(of:)),
      let place = parent.children.firstIndex(where: { $0.identity == row.frame.box.identity })
    else { return }
    content.forget(.field(index))
    row.frame.box.destroy()
    let child = content.make(.field(index))
    parent.insert(child, at: place)
    child.showAll()
  }
}
