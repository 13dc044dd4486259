/// Names of properties of Unicode in ECMA-262 (section 22.2.2.9) and in PCRE2.
enum UnicodePropertyName {
  /// Returns what stands in a class of PCRE2 for `\p{NAME}`; nil for a name that is none.
  static func translated(_ name: String, isInverted: Bool) -> String? {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let escape = isInverted ? "\\P" : "\\p"
    if parts.count == 2 {
      guard !parts[1].isEmpty else { return nil }
      switch parts[0] {
      case "General_Category", "gc": return categories[parts[1]].map { "\(escape){\($0)}" }
      case "Script", "sc": return "\(escape){sc:\(parts[1])}"
      case "Script_Extensions", "scx": return "\(escape){scx:\(parts[1])}"
      default: return nil
      }
    }
    guard parts.count == 1, let first = name.utf8.first, first.isLetter else { return nil }
    if let category = categories[name] { return "\(escape){\(category)}" }
    switch name {
    case "Any": return isInverted ? "" : #"\x{0}-\x{10ffff}"#
    case "ASCII": return isInverted ? #"\x{80}-\x{10ffff}"# : #"\x{0}-\x{7f}"#
    case "Assigned": return isInverted ? #"\p{Cn}"# : #"\P{Cn}"#
    default:
      // PCRE2 takes names without looking at capital letters; ECMA-262 has none that begins small,
      // and no script by its name alone.
      let isCapital = !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
      return isCapital || name.hasPrefix("x") ? "\(escape){\(name)}" : nil
    }
  }

  /// The general categories by both their names.
  private static let categories: [String: String] = {
    let names = [
      "L": "Letter", "Lu": "Uppercase_Letter", "Ll": "Lowercase_Letter", "Lt": "Titlecase_Letter",
      "LC": "Cased_Letter", "Lm": "Modifier_Letter", "Lo": "Other_Letter", "M": "Mark",
      "Mn": "Nonspacing_Mark", "Mc": "Spacing_Mark", "Me": "Enclosing_Mark", "N": "Number",
      "Nd": "Decimal_Number", "Nl": "Letter_Number", "No": "Other_Number", "P": "Punctuation",
      "Pc": "Connector_Punctuation", "Pd": "Dash_Punctuation", "Ps": "Open_Punctuation",
      "Pe": "Close_Punctuation", "Pi": "Initial_Punctuation", "Pf": "Final_Punctuation",
      "Po": "Other_Punctuation", "S": "Symbol", "Sm": "Math_Symbol", "Sc": "Currency_Symbol",
      "Sk": "Modifier_Symbol", "So": "Other_Symbol", "Z": "Separator", "Zs": "Space_Separator",
      "Zl": "Line_Separator", "Zp": "Paragraph_Separator", "C": "Other", "Cc": "Control",
      "Cf": "Format", "Cs": "Surrogate", "Co": "Private_Use", "Cn": "Unassigned",
    ]
    var result: [String: String] = [
      "digit": "Nd", "punct": "P", "cntrl": "Cc", "Combining_Mark": "M",
    ]
    for (short, long) in names {
      let spelled = short == "LC" ? "L&" : short
      result[short] = spelled
      result[long] = spelled
    }
    return result
  }()
}
