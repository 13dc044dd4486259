/// A walk over arguments in the way of GLib: `--name=value`, `--name value`, operands anywhere, and
/// `--` before operands that begin with a dash and are no numbers.
struct ArgumentWalk {
  enum Argument: Equatable {
    case option(String, inline: String?)
    case operand(String)
  }

  private var rest: ArraySlice<String>
  private var onlyOperands = false

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func next() -> Argument? {
    guard let text = rest.popFirst() else { return nil }
    guard !onlyOperands, text.utf8.count > 1, text.hasPrefix("-"), Double(text) == nil else {
      return .operand(text)
    }
    if text == "--" {
      onlyOperands = true
      return next()
    }
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), text.hasPrefix("--") else {
      return .option(text, inline: nil)
    }
    return .option(
      String(text[..<equals]),
      inline: String(text[text.utf8.index(after: equals)...])
    )
  }

  mutating func value(_ inline: String?, of option: String) throws(ScriptError) -> String {
    guard let value = inline ?? rest.popFirst() else { throw .missingValue(option) }
    return value
  }

  /// A whole number; nil for none below 1, which mean nothing.
  mutating func count(_ inline: String?, of option: String) throws(ScriptError) -> Int? {
    let text = try value(inline, of: option)
    guard let number = Int(text) else { throw .badNumber(option: option, value: text) }
    return number > 0 ? min(number, 32_767) : nil
  }

  func refuse(_ inline: String?, of option: String) throws(ScriptError) {
    guard inline == nil else { throw .needlessValue(option) }
  }
}

/// Texts that the programs split or unescape.
enum ScriptText {
  /// Splits at every place where the separator stands.
  static func split(_ text: String, at separator: String) -> [String] {
    let mark = Array(separator.utf8)
    guard !mark.isEmpty else { return [text] }
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var (start, place) = (0, 0)
    while place + mark.count <= bytes.count {
      if bytes[place] == mark[0], bytes[place..<(place + mark.count)].elementsEqual(mark) {
        parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
        place += mark.count
        start = place
      } else {
        place += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  /// Replaces `\n`, `\t` and the like by what they mean; of other escapes the backslash goes.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = bytes.popFirst() else {
        result.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "v"): result.append(0x0B)
      default: result.append(next)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Writes line ends, tabs and backslashes as yad prints them.
  static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): result += Array("\\n".utf8)
      case UInt8(ascii: "\t"): result += Array("\\t".utf8)
      case UInt8(ascii: "\r"): result += Array("\\r".utf8)
      case UInt8(ascii: "\\"): result += Array("\\\\".utf8)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Quotes a text for a shell.
  static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
    }
    return result + "'"
  }
}
