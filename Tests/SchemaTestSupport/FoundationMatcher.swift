import Foundation
public import SchemaValidation

/// Searches with Foundation's regular expressions, which the tests have at hand.
public final class FoundationMatcher: PatternMatching {
  private var compiled: [String: NSRegularExpression?] = [:]

  public init() {}

  public func match(_ text: String, pattern: String) -> PatternMatch {
    let expression =
      compiled[pattern]
      ?? (try? PatternTranslation(pattern)).flatMap { try? NSRegularExpression(pattern: $0.text) }
    compiled[pattern] = .some(expression)
    guard let expression else { return .cannotCheck }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) == nil ? .doesNotMatch : .matches
  }
}
