import FormModel
import GtkBridge

/// Any number of several values: a check box for each.
///
/// The group is one stop on the way through the form; the arrow keys lead from box to box. Many
/// values are searched by typing.
final class ChoicesRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let labels: [String]
  private let keys: [String]
  private let list = Box(isVertical: true)
  private let search: Entry?
  private let note = Label()
  private var boxes: [Int: CheckButton] = [:]
  private var chosen: Set<Int> = []
  private var isSetting = false
  private let isReadOnly: Bool

  /// How many values are shown without a search.
  private static let most = 12

  init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    labels = ChoiceLabels.shown(choices)
    keys = labels.map { $0.lowercased() }
    isReadOnly = field.isReadOnly
    search = labels.count > Self.most ? Entry() : nil
    for index in labels.indices where labels.count <= Self.most || index < Self.most {
      boxes[index] = CheckButton(mnemonicLabel: Mnemonics.unmarked(labels[index]))
    }
    let first = boxes[0] ?? CheckButton(mnemonicLabel: "")
    let body = Box(isVertical: true, spacing: 6)
    if let search {
      search.placeholder = tr("Search among {count} values", ["count": String(labels.count)])
      body.add(search)
    }
    body.add(list)
    let made = boxes
    let others = made.keys.sorted().compactMap { made[$0] }
    frame = RowFrame(
      field,
      control: search ?? first,
      outer: body,
      mnemonicLabel: mnemonicLabel,
      others: search == nil ? Array(others.dropFirst()) : others,
      hint: search == nil
        ? tr("The arrow keys lead to the other boxes.")
        : tr("Type a part of a value; the arrow key down leads to the boxes."),
      panel: search == nil ? .enteredAtControl : .none
    )
    if search != nil { body.becomePanel(named: field.word) }
    for index in boxes.keys.sorted() { connect(index) }
    note.addStyleClass("nextfield-help")
    if search != nil { body.add(note) }
    search?.connect("changed") { [weak self] in self?.update() }
    update()
  }

  private func connect(_ index: Int) {
    guard let box = boxes[index] else { return }
    box.accessibleName = labels[index]
    box.isSensitive = !isReadOnly
    if box.identity != frame.control.identity { box.addStyleClass("nextfield-skip") }
    list.add(box)
    box.connect("toggled") { [weak self, weak box] in
      guard let self, let box, !isSetting else { return }
      if box.isChecked { chosen.insert(index) } else { chosen.remove(index) }
      update()
      onEdit?()
    }
  }

  var input: FieldInput {
    get { .choices(chosen) }
    set {
      guard case .choices(let indices) = newValue else { return }
      chosen = indices
      update()
    }
  }

  /// Shows the boxes of what is chosen and of what is searched for.
  private func update() {
    guard let search else { return check() }
    let words = search.text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    let found = labels.indices.filter { index in
      words.allSatisfy { FieldFinder.contains(keys[index], $0) }
    }
    let shown = Set(found.prefix(Self.most)).union(chosen)
    for index in shown.sorted() where boxes[index] == nil {
      boxes[index] = CheckButton(mnemonicLabel: Mnemonics.unmarked(labels[index]))
      connect(index)
    }
    for (place, index) in boxes.keys.sorted().enumerated() {
      guard let box = boxes[index] else { continue }
      list.move(box, to: place)
      box.isVisible = shown.contains(index)
      box.ignoresShowAll = !shown.contains(index)
    }
    let rest = found.count - found.prefix(Self.most).count
    note.text = rest > 0 ? tr("{count} more: type to find them.", ["count": String(rest)]) : ""
    note.isVisible = rest > 0
    note.ignoresShowAll = rest == 0
    check()
  }

  private func check() {
    isSetting = true
    defer { isSetting = false }
    for (index, box) in boxes { box.isChecked = chosen.contains(index) }
  }
}
