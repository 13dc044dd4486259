import FormModel
import GtkBridge
import SchemaValidation

/// Matches the patterns of a form by GLib's regular expressions.
final class PatternCache: PatternMatching {
  private var compiled: [String: RegularExpression?] = [:]

  func match(_ text: String, pattern: String) -> PatternMatch {
    let expression = compiled[pattern] ?? compile(pattern)
    guard let expression else { return .cannotCheck }
    return switch expression.firstMatch(in: text) {
    case .match: .matches
    case .noMatch: .doesNotMatch
    case .gaveUp: .cannotCheck
    }
  }

  private func compile(_ pattern: String) -> RegularExpression? {
    let expression = RegularExpression(Self.translated(pattern))
    compiled[pattern] = .some(expression)
    return expression
  }

  /// ECMA-262's `\uXXXX` and `\u{X…}` in the spelling of PCRE2, `\x{X…}`.
  static func translated(_ pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      guard escaped == "u" else {
        result += "\\\(escaped)"
        continue
      }
      let digits = rest.prefix(4)
      if digits.count == 4, digits.allSatisfy(\.isHexDigit) {
        result += "\\x{\(digits)}"
        rest = rest.dropFirst(4)
      } else if rest.first == "{" {
        result += "\\x"
      } else {
        result += "u"
      }
    }
    return result
  }
}
