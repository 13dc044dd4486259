extension KeyboardState {
  /// The panel to show now; the same value as before if nothing is to be redrawn.
  public var panel: KeyboardPanel {
    if let keypad = KeypadPanel(purpose, decimalSign: decimalSign) { return keypad.panel }
    switch page {
    case .letters: return lettersPanel
    case .symbols(let number): return symbolsPanel(number)
    }
  }

  /// A key that types one symbol.
  func key(_ symbol: KeySymbol, width: Int = KeyboardPanel.columnsPerKey) -> PanelKey {
    PanelKey(
      .type([symbol]),
      label: symbol.label,
      width: width,
      alternates: layout.plan.alternates[symbol] ?? []
    )
  }

  /// Puts room to both sides of a row that is not full.
  static func centered(_ row: [PanelKey], in columns: Int) -> [PanelKey] {
    let room = columns - row.reduce(0) { $0 + $1.width }
    guard room > 0 else { return row }
    guard !row.isEmpty else { return [.gap(width: columns)] }
    // Half a key: a phone's second row stands between the keys of the first.
    let left = room / 2
    return (left > 0 ? [.gap(width: left)] : []) + row + [.gap(width: room - left)]
  }

  /// A row of keys with the room between them given to the space bar.
  func bottomRow(
    _ left: [PanelKey],
    space: PanelKey,
    _ right: [PanelKey]
  ) -> [PanelKey] {
    var space = space
    space.width = layout.plan.panelColumns - (left + right).reduce(0) { $0 + $1.width }
    return left + [space] + right
  }
}
