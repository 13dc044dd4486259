import FormModel
import SchemaValidation

/// Takes no text for a match, and counts how often it is asked.
final class CountingMatcher: PatternMatching {
  private(set) var calls = 0

  func match(_ text: String, pattern: String) -> PatternMatch {
    calls += 1
    return .doesNotMatch
  }
}
