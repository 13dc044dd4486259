/// Big keys for digits, in the order of a telephone.
struct KeypadPanel {
  let panel: KeyboardPanel

  /// Nil if the purpose is not one of digits.
  init?(_ purpose: KeyboardPurpose, decimalSign: Character) {
    switch purpose {
    case .number(let signs): panel = Self.number(signs, decimalSign)
    case .pin: panel = Self.number([], decimalSign)
    case .phone: panel = Self.phone
    case .text, .search, .email, .url, .password, .terminal: return nil
    }
  }

  private static func number(_ signs: NumberSigns, _ decimalSign: Character) -> KeyboardPanel {
    let scalars = decimalSign.unicodeScalars
    let sign = scalars.count == 1 ? scalars.first ?? "." : "."
    let width = KeyboardPanel.columnsPerKey
    let minus = signs.contains(.minus) ? key("-") : .gap(width: width)
    let decimal = signs.contains(.decimal) ? key(sign) : .gap(width: width)
    return KeyboardPanel(
      rows: [
        keys("123") + [backspace],
        keys("456") + arrows,
        keys("789") + [PanelKey(.hide)],
        [minus, key("0"), decimal, PanelKey(.enter)],
      ],
      columns: 4 * width
    )
  }

  /// The signs that people write between the digits, and the two of a dialed pause behind the
  /// asterisk.
  private static let phone = KeyboardPanel(
    rows: [
      keys("123") + [key("+"), backspace],
      keys("456") + [key("-", alternates: "/.")] + arrows,
      keys("789") + [key("(", width: 1), key(")", width: 1), PanelKey(.hide)],
      [
        key("*", alternates: ",;"), key("0", alternates: "+"), key("#"), key(" "), PanelKey(.enter),
      ],
    ],
    columns: 5 * KeyboardPanel.columnsPerKey
  )

  private static var backspace: PanelKey { PanelKey(.backspace, isRepeating: true) }

  private static var arrows: [PanelKey] {
    [PanelKey(.left, width: 1, isRepeating: true), PanelKey(.right, width: 1, isRepeating: true)]
  }

  private static func keys(_ scalars: String) -> [PanelKey] {
    scalars.unicodeScalars.map { key($0) }
  }

  private static func key(
    _ scalar: Unicode.Scalar,
    width: Int = KeyboardPanel.columnsPerKey,
    alternates: String = ""
  ) -> PanelKey {
    let symbol = KeySymbol(scalar)
    return PanelKey(
      .type([symbol]),
      label: symbol.label,
      width: width,
      alternates: alternates.unicodeScalars.map(KeySymbol.init)
    )
  }
}
