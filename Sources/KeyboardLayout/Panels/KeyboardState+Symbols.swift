extension KeyboardState {
  func symbolsPanel(_ number: Int) -> KeyboardPanel {
    let plan = layout.plan
    let pages = plan.symbolPages
    let number = pages.indices.contains(number) ? number : 0
    let columns = plan.panelColumns
    let keys = pages[number].map { row in row.map { key($0) } }
    var rows = keys.dropLast().map { Self.centered($0, in: columns) }
    let inner = Self.centered(keys.last ?? [], in: columns - 2 * Self.wideKey)
    rows.append(
      [nextPageKey(after: number)] + inner
        + [PanelKey(.backspace, width: Self.wideKey, isRepeating: true)]
    )
    rows.append(symbolsBottomRow(number))
    return KeyboardPanel(rows: rows, columns: columns)
  }

  private func nextPageKey(after number: Int) -> PanelKey {
    let plan = layout.plan
    let next = (number + 1) % plan.symbolPages.count
    guard next != number else { return .gap(width: Self.wideKey) }
    return PanelKey(
      .page(.symbols(next)),
      label: next == 0 ? plan.symbolsLabel : Self.label(plan.symbolPages[next]),
      width: Self.wideKey
    )
  }

  /// The first characters of a page, as a taste of it.
  private static func label(_ page: [[KeySymbol]]) -> String {
    page.joined().lazy.map(\.label).filter { $0.unicodeScalars.count == 1 }.prefix(3).joined()
  }

  /// The first page has the signs of numbers beside the space bar, the others have the arrows.
  private func symbolsBottomRow(_ number: Int) -> [PanelKey] {
    let plan = layout.plan
    let left = [
      PanelKey(.page(.letters), label: plan.lettersLabel, width: Self.wideKey), PanelKey(.hide),
    ]
    let enter = PanelKey(.enter, width: Self.wideKey)
    if number == 0 {
      return bottomRow(
        left + [key(plan.punctuation.comma)],
        space: key(.space),
        [key(plan.punctuation.period), enter]
      )
    }
    let arrows = [KeyAction.left, .up, .down, .right].map { PanelKey($0, isRepeating: true) }
    return bottomRow(left + arrows[..<2], space: key(.space), arrows[2...] + [enter])
  }
}
