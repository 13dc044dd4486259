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

  /// Tells whether a pattern is one of ECMA-262 that can be searched for.
  func canCompile(_ pattern: String) -> Bool { (compiled[pattern] ?? compile(pattern)) != nil }

  private func compile(_ pattern: String) -> RegularExpression? {
    let translation = try? PatternTranslation(pattern)
    let expression = translation.flatMap { RegularExpression($0.text) }
    compiled[pattern] = .some(expression)
    return expression
  }
}
