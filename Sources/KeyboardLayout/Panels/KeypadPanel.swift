/// Big keys for digits, in the order of a telephone.
struct KeypadPanel {
  let panel: KeyboardPanel

  /// Nil if the purpose is not one of digits.
  init?(_ purpose: KeyboardPurpose, decimalSign: Character) {
    switch purpose {
    case .number(let signs): panel = Self.number(signs, decimalSign)
    case .moment(let sign, let hasTime): panel = Self.moment(sign, hasTime: hasTime)
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
    return digits(left: [minus], right: [decimal])
  }

  /// The digits, with what fills a key's room on each side of the zero.
  private static func digits(left: [PanelKey], right: [PanelKey]) -> KeyboardPanel {
    KeyboardPanel(
      rows: [
        keys("123") + [backspace],
        keys("456") + arrows,
        keys("789") + [PanelKey(.hide)],
        left + [key("0")] + right + [PanelKey(.enter)],
      ],
      columns: 4 * KeyboardPanel.columnsPerKey
    )
  }

  /// The signs between the figures of a day and of a time; those of ISO 8601 come by a long press.
  private static func moment(_ daySign: Unicode.Scalar?, hasTime: Bool) -> KeyboardPanel {
    let width = KeyboardPanel.columnsPerKey
    let others = daySign.map { sign in "-./".filter { $0 != Character(sign) } } ?? ""
    let timeKey = key(":", alternates: "TZ+-")
    return switch (daySign, hasTime) {
    case (let sign?, true):
      digits(left: [key(sign, width: 1, alternates: others), key(" ", width: 1)], right: [timeKey])
    case (let sign?, false):
      digits(left: [key(sign, alternates: others)], right: [.gap(width: width)])
    case (nil, _):
      digits(left: [.gap(width: width)], right: [timeKey])
    }
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
