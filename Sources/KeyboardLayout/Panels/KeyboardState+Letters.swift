extension KeyboardState {
  var lettersPanel: KeyboardPanel {
    let plan = layout.plan
    let columns = plan.panelColumns
    let shift = plan.hasShift ? shift : .off
    let letters = plan.letterRows.map { row in
      row.map { key($0.symbol(shift, isAlternate: isAlternate)) }
    }
    var rows = letters.dropLast().map { Self.centered($0, in: columns) }
    rows.append(lastLetterRow(letters.last ?? []))
    rows.append(lettersBottomRow)
    return KeyboardPanel(rows: rows, columns: columns)
  }

  /// Shift and BackSpace take what room there is beside the letters, up to two keys each.
  private func lastLetterRow(_ letters: [PanelKey]) -> [PanelKey] {
    let plan = layout.plan
    let room = plan.panelColumns - KeyboardPanel.columnsPerKey * letters.count
    let sides = plan.hasShift ? 2 : 1
    let width = min(room / sides, Self.widestSide)
    let shiftKey = PanelKey(
      .shift,
      width: width,
      isOn: shift != .off,
      isLocked: shift == .locked
    )
    let backspace = PanelKey(.backspace, width: width, isRepeating: true)
    return (plan.hasShift ? [shiftKey] : [])
      + Self.centered(letters, in: plan.panelColumns - sides * width) + [backspace]
  }

  private static let widestSide = 4

  private var lettersBottomRow: [PanelKey] {
    let plan = layout.plan
    var left = [
      PanelKey(.page(.symbols(0)), label: plan.symbolsLabel, width: Self.wideKey), PanelKey(.hide),
    ]
    if available.count > 1 { left.append(PanelKey(.nextLayout, label: layout.shortTitle)) }
    if plan.hasAlternate && !isAddress { left.append(PanelKey(.alternate, isOn: isAlternate)) }
    let beside = keysBesideSpace
    let right = beside.right + [PanelKey(.enter, width: Self.wideKey)]
    let row = bottomRow(left + beside.left, space: key(.space), right)
    let isTight = row.contains { $0.action == .type([.space]) && $0.width < Self.narrowestSpace }
    return isTight && !isAddress ? bottomRow(left, space: key(.space), right) : row
  }

  static let wideKey = 3
  private static let narrowestSpace = 6

  private var isAddress: Bool { purpose == .email || purpose == .url }

  private var keysBesideSpace: (left: [PanelKey], right: [PanelKey]) {
    let punctuation = layout.plan.punctuation
    let slash = KeySymbol("/")
    let dot = KeySymbol(".")
    switch purpose {
    case .email: return ([key(KeySymbol("@"))], [key(dot)])
    case .url:
      let ending = ".com"
      let symbols = ending.unicodeScalars.map(KeySymbol.init)
      return (
        [key(slash)], [PanelKey(.type(symbols), label: ending, width: Self.wideKey), key(dot)]
      )
    case .terminal: return ([key(slash)], [key(dot)])
    case .text, .search, .password, .number, .moment, .phone, .pin:
      // If they are among the letters already (Dvorak, Hindi) the space bar is wider.
      let shown = Set(layout.plan.letterRows.joined().map(\.plain))
      let keys = { (symbol: KeySymbol) in shown.contains(symbol) ? [] : [key(symbol)] }
      return (keys(punctuation.comma), keys(punctuation.period))
    }
  }
}
