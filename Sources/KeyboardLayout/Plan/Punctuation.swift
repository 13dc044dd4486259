/// The signs that the keys beside the space bar and the first page of symbols have in a layout.
struct Punctuation: Hashable, Sendable {
  let comma: KeySymbol
  let period: KeySymbol
  let currency: KeySymbol

  /// The digits of the first page: those that the layout types without Shift, else 0 to 9.
  let digits: [KeySymbol]

  /// 0 to 9 for the second page, if the first one has others.
  let otherDigits: [KeySymbol]

  /// The order on the pages of symbols; whatever the layout types beside them comes later.
  let signs: [KeySymbol]

  /// - Parameters:
  ///   - keys: The keys of the layout.
  ///   - code: The layout's name without its variant.
  init(_ keys: [KeyLevels], code: String) {
    let levels = (0..<KeyLevels.count).map { level in keys.compactMap { $0.symbols[level] } }
    let direct = Set(levels[0] + levels[1])
    let choose = { (candidates: String) in
      candidates.unicodeScalars.map(KeySymbol.init).first(where: direct.contains)
    }
    let comma = choose("،՝၊፣、") ?? KeySymbol(",")
    let period = choose("۔։။።།។।。") ?? KeySymbol(".")
    let currency = Self.currency(levels, code: code)
    self.comma = comma
    self.period = period
    self.currency = currency
    let digits = Self.nativeDigits(levels[0]) ?? Self.asciiDigits
    self.digits = digits

    let first = "@#¤_&-+()/*\"':;!?".unicodeScalars.map { scalar -> KeySymbol in
      switch scalar {
      case "¤": currency
      case "?": choose("؟՞፧") ?? KeySymbol(scalar)
      case ";": choose("؛፤") ?? KeySymbol(scalar)
      default: KeySymbol(scalar)
      }
    }
    let ascii = "%=~`|^\\{}[]<>$.,?;".unicodeScalars.map(KeySymbol.init)
    otherDigits = digits == Self.asciiDigits ? [] : Self.asciiDigits
    let beside = [comma, period]
    signs = first + ascii.filter { !first.contains($0) && !beside.contains($0) }
  }

  static let asciiDigits = "1234567890".unicodeScalars.map(KeySymbol.init)

  /// A currency that only this layout has, else the one of its country, else the euro, which the
  /// layouts of Europe have behind AltGr, else the dollar.
  private static func currency(_ levels: [[KeySymbol]], code: String) -> KeySymbol {
    let currencies = levels.joined().filter(\.isCurrency)
    let euro = KeySymbol("€")
    return currencies.first { !common.contains($0) }
      ?? ofCountries[code].map(KeySymbol.init)
      ?? (currencies.contains(euro) ? euro : KeySymbol("$"))
  }

  /// On keyboards of many countries, or of the past.
  private static let common = Set("$¤¢¥£€₣₤₧₯₠".unicodeScalars.map(KeySymbol.init))

  private static let ofCountries: [String: Unicode.Scalar] = [
    "au": "$", "br": "$", "ca": "$", "cn": "¥", "gb": "£", "jp": "¥", "latam": "$",
    "us": "$",
  ]

  /// All ten digits of one script from 1 to 0, if a layout types them.
  private static func nativeDigits(_ symbols: [KeySymbol]) -> [KeySymbol]? {
    var values: [Int: KeySymbol] = [:]
    for symbol in symbols {
      guard let value = symbol.digitValue, !asciiDigits.contains(symbol) else { continue }
      values[value] = values[value] ?? symbol
    }
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].compactMap { values[$0] }
    return digits.count == 10 ? digits : nil
  }
}
