import OrderedJSON
import TestSupport

/// Makes random JSON values.
enum RandomJSON {
  private static let scalars: [Unicode.Scalar] = [
    "a", "Z", "0", "/", "~", "%", "\"", "\\", " ", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}",
    "\u{E9}",
    "\u{301}", "\u{2028}", "\u{FFFD}", "\u{10FFFF}", "\u{1F600}", "ß", "日",
  ]

  static func string(_ random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      text.append(scalars.randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  static func number(_ random: inout SplitMix64) -> JSONNumber {
    let texts = [
      "\(Int.random(in: -99...99, using: &random))",
      "\(Int.random(in: 1...99, using: &random)).\(Int.random(in: 0...9, using: &random))00",
      "\(Int.random(in: 1...9, using: &random))E\(Int.random(in: -400...400, using: &random))",
    ]
    return JSONNumber(texts.randomElement(using: &random) ?? "0") ?? JSONNumber(0)
  }

  static func value(_ random: inout SplitMix64, depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0...(depth < 4 ? 6 : 3), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(number(&random))
    case 3: return .string(string(&random))
    case 4:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(&random, depth: depth + 1) }
      )
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        object[string(&random)] = value(&random, depth: depth + 1)
      }
      return .object(object)
    }
  }
}
