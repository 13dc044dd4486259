import FormModel
import GtkBridge
import GtkFormNavigation

/// Makes what a column shows of the form's items: rows, headings, and the buttons of lists.
final class ColumnContent {
  /// The room between two items, in pixels.
  static let spacing = 18

  /// The rows of fields.
  let rows: ColumnRows
  /// The buttons of the rows of lists that are made, by the items that the rows begin with.
  private(set) var rowActions: [FormItem: RowActions] = [:]
  /// The buttons that add rows, by their lists.
  private(set) var addButtons: [Int: Button] = [:]
  /// The message at the head of the form.
  let formFinding = FindingLabel()
  /// Says what is wrong with a group as a whole.
  var message: (Int) -> String? = { _ in nil }
  /// Called to add a row to a list.
  var onAdd: ((Int) -> Void)?
  /// Called to change the row that begins with an item.
  var onAct: ((RowActions.Action, FormItem) -> Void)?

  /// The messages below headings that are made, by their groups.
  private var findings: [Int: FindingLabel] = [:]
  private let live: LiveAnswers

  init(_ live: LiveAnswers, mnemonics: Mnemonics) {
    self.live = live
    rows = ColumnRows(mnemonics: mnemonics)
  }

  /// Makes what shows an item.
  func make(_ item: FormItem) -> Widget {
    switch item {
    case .field(let index):
      let row = rows.make(live.form.fields[index])
      let actions = makeActions(for: item) { [weak row] in row?.frame.number = $0 }
      if let actions { row.frame.put(actions.widget) }
      return row.frame.box
    case .heading(let index): return makeHeading(live.form.groups[index], item)
    case .add(let index): return makeAddButton(of: index)
    }
  }

  private func makeHeading(_ group: FormGroup, _ item: FormItem) -> Box {
    let title = Label(ShownText.title(group.title))
    title.addStyleClass(group.level == 0 ? "nextfield-section" : "nextfield-subsection")
    title.becomeHeading()
    let box = Box(isVertical: true, spacing: 6)
    box.setMargins(top: group.level == 0 ? 12 : 0)
    let actions = makeActions(for: item) { [weak title] number in
      title?.text = ShownText.numbered(ShownText.title(group.title), number)
    }
    if let actions {
      let line = Box(isVertical: false, spacing: 6)
      title.setExpands(horizontally: true)
      line.add(title)
      line.add(actions.widget)
      box.add(line)
    } else {
      box.add(title)
    }
    let help = [group.description, group.details].compactMap { $0 }.filter { !$0.isEmpty }
    if !help.isEmpty {
      let text = help.joined(separator: "\n\n")
      box.add(HelpView(text, of: ShownText.title(group.title)).widget)
    }
    if case .heading(let index) = item {
      let finding = FindingLabel()
      findings[index] = finding
      finding.show(message(index))
      box.add(finding.widget)
    }
    return box
  }

  private func makeAddButton(of group: Int) -> Widget {
    let title = ShownText.title(live.form.groups[group].title)
    let button = Button(mnemonicLabel: tr("Add"))
    button.setIcon("list-add-symbolic")
    button.accessibleName = tr("Add to {list}", ["list": title])
    button.alignToStart()
    button.isSensitive = live.value.canAddRow(to: group)
    button.onClick { [weak self] in self?.onAdd?(group) }
    addButtons[group] = button
    return button
  }

  private func makeActions(for item: FormItem, showNumber: @escaping (Int) -> Void)
    -> RowActions?
  {
    guard live.value.row(beginningAt: item) != nil else { return nil }
    let actions = RowActions(showNumber: showNumber) { [weak self] action in
      self?.onAct?(action, item)
    }
    rowActions[item] = actions
    update(actions, of: item)
    return actions
  }

  private func update(_ actions: RowActions, of item: FormItem) {
    guard let row = live.value.row(beginningAt: item) else { return }
    let list = ShownText.title(live.form.groups[row.group].title)
    let isNumbered = live.value.isNumbered(row)
    actions.update(number: row.position + 1, isNumbered: isNumbered, of: list) { action in
      live.value.allows(action, of: row)
    }
  }

  /// Says at all rows of lists that are made which they are now.
  func updateLists() {
    for (item, actions) in rowActions { update(actions, of: item) }
    for (group, button) in addButtons { button.isSensitive = live.value.canAddRow(to: group) }
  }

  /// Forgets what is known of an item that is about to go.
  func forget(_ item: FormItem) {
    rowActions[item] = nil
    switch item {
    case .field(let index): rows.forget(index)
    case .heading(let index): findings[index] = nil
    case .add(let index): addButtons[index] = nil
    }
  }

  /// Shows what is wrong with groups as a whole, and takes away what was shown.
  func showFindings() {
    for (group, finding) in findings { finding.show(message(group)) }
  }
}

extension FormAnswers {
  /// Whether something can be done with a row of a list.
  func allows(_ action: RowActions.Action, of row: RowPlace) -> Bool {
    switch action {
    case .moveUp: canMoveRow(row.position, to: row.position - 1, in: row.group)
    case .moveDown: canMoveRow(row.position, to: row.position + 1, in: row.group)
    case .remove: canRemoveRow(row.position, from: row.group)
    }
  }
}
