import GtkBridge

/// The list of what is offered, inside of the window: nothing covers the keyboard, or takes its
/// keys.
///
/// The focus stays in the text; there is as much of the list as fits above that.
final class SuggestionList {
  let widget = ScrolledWindow()

  /// Called when one is clicked.
  var onChoice: ((Suggestions.Item) -> Void)?

  private var greatestHeight = 0
  private let column: Box
  private let isRow: Bool
  private var rows: [(button: ReachableButton, label: Label)] = []
  private(set) var items: [Suggestions.Item] = []
  private var chosenIndex: Int? {
    didSet {
      guard chosenIndex != oldValue else { return }
      mark(oldValue, false)
      mark(chosenIndex, true)
    }
  }

  /// The one that the arrow keys have come to.
  var chosen: Suggestions.Item? { chosenIndex.map { items[$0] } }

  /// The height of one of them: enough for a finger.
  static let rowHeight = 40

  /// - Parameters:
  ///   - name: What a screen reader calls the list.
  ///   - isRow: Whether they stand side by side, and not one below the other.
  init(named name: String, isRow: Bool = false) {
    self.isRow = isRow
    column = Box(isVertical: !isRow, spacing: isRow ? 4 : 0)
    if isRow { widget.scrollSideways() }
    column.becomeList(named: name)
    widget.add(column)
    widget.ignoresShowAll = true
    column.isVisible = true
  }

  /// The button of one of them, by place.
  func button(at index: Int) -> Widget? {
    items.indices.contains(index) ? rows[index].button : nil
  }

  /// How high it wants to be, in pixels; 0 if it is not there.
  func naturalHeight(forWidth width: Int) -> Int {
    widget.isVisible ? widget.naturalHeight(forWidth: width) : 0
  }

  /// How high it may become, in pixels; it is less if there are few.
  func setGreatestHeight(_ height: Int) {
    // Half a line says that there is more to scroll to.
    let rows = max(1, (height - Self.rowHeight / 2) / Self.rowHeight)
    let limit = rows * Self.rowHeight + Self.rowHeight / 2
    guard limit != greatestHeight else { return }
    greatestHeight = limit
    widget.growWithContent(upTo: limit)
  }

  /// Offers others.
  func show(_ new: [Suggestions.Item]) {
    chosenIndex = nil
    guard new != items else { return }
    items = Array(new.prefix(Suggestions.limit))
    while rows.count < items.count { addRow() }
    for (index, row) in rows.enumerated() {
      let text = items.indices.contains(index) ? items[index].text : nil
      row.button.isVisible = text != nil
      guard let text else { continue }
      row.label.text = text
      row.button.accessibleName = text
    }
    widget.isVisible = !items.isEmpty
    (widget.verticalAdjustment.value, widget.horizontalAdjustment.value) = (0, 0)
  }

  private func addRow() {
    let index = rows.count
    let (button, label) = (ReachableButton(), Label())
    label.keepOnOneLine(isCut: !isRow)
    button.add(label)
    button.canFocus = false
    button.focusesOnClick = false
    button.ignoresShowAll = true
    button.setMinimumSize(height: Self.rowHeight)
    for name in ["flat", "nextfield-suggestion"] { button.addStyleClass(name) }
    button.becomeListItem()
    label.isVisible = true
    button.onClick { [weak self] in
      if let self, items.indices.contains(index) { onChoice?(items[index]) }
    }
    column.add(button)
    rows.append((button, label))
  }

  private func mark(_ index: Int?, _ isChosen: Bool) {
    guard let index, rows.indices.contains(index) else { return }
    rows[index].button.setStyleClass("nextfield-suggestion-chosen", isChosen)
    rows[index].button.isReached = isChosen
  }

  /// Goes up or down the list; above its first one is the text.
  ///
  /// - Returns: Whether there is anything to go to.
  func move(by step: Int) -> Bool {
    guard !items.isEmpty else { return false }
    let next = (chosenIndex ?? -1) + step
    chosenIndex = next < 0 ? nil : min(next, items.count - 1)
    if let chosenIndex { reveal(rows[chosenIndex].button) }
    return true
  }

  private func reveal(_ row: Widget) {
    guard let frame = row.frame(in: column) else { return }
    let adjustment = widget.verticalAdjustment
    let (top, bottom) = (Double(frame.y), Double(frame.y + frame.height))
    adjustment.value = min(top, max(adjustment.value, bottom - adjustment.pageSize))
  }
}
