struct LettersPanel {
  var state: KeyboardState

  var panel: KeyboardPanel {
    let rows = [KeyRow.upper, .home, .lower].map { row in
      (state.layout.rows[row] ?? []).filter { $0.symbols[0]?.character?.isLetter == true }.map(key)
    }
    let columns = 2 * max(rows[0].count, rows[1].count, rows[2].count + 3)
    var result = [centered(rows[0], columns), centered(rows[1], columns)]
    let isOn = state.shift != .off
    let side = (columns - 2 * rows[2].count) / 2
    result.append(
      [PanelKey(.shift, width: side, isOn: isOn, isLocked: state.shift == .locked)] + rows[2]
        + [PanelKey(.backspace, width: side, isRepeating: true)]
    )
    var bottom = [PanelKey(.page(.symbols(0)), label: "?123", width: 3), PanelKey(.hide)]
    if state.layouts.count > 1 { bottom.append(PanelKey(.nextLayout)) }
    bottom.append(PanelKey(.type([KeySymbol(",")]), label: ","))
    let used = bottom.reduce(0) { $0 + $1.width } + 5
    bottom.append(PanelKey(.type([.space]), width: columns - used))
    bottom.append(PanelKey(.type([KeySymbol(".")]), label: "."))
    bottom.append(PanelKey(.enter, width: 3))
    result.append(bottom)
    return KeyboardPanel(rows: result, columns: columns)
  }

  func centered(_ row: [PanelKey], _ columns: Int) -> [PanelKey] {
    let room = columns - 2 * row.count
    guard room > 0 else { return row }
    return [.gap(width: room / 2)] + row + [.gap(width: room - room / 2)]
  }

  func key(_ levels: KeyLevels) -> PanelKey {
    let symbol = levels.symbols[state.shift == .off ? 0 : 1] ?? levels.symbols[0] ?? .space
    return PanelKey(.type([symbol]), label: symbol.character.map { String($0) } ?? "")
  }
}
