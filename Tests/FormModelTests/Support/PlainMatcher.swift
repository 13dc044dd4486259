import FormModel
import SchemaValidation

/// Knows three patterns: enough to see that the model asks and believes the answer.
struct PlainMatcher: PatternMatching {
  func match(_ text: String, pattern: String) -> PatternMatch {
    switch pattern {
    case "^[0-9]+$": text.allSatisfy(\.isNumber) ? .matches : .doesNotMatch
    case "a": text.contains("a") ? .matches : .doesNotMatch
    default: .cannotCheck
    }
  }
}
