import FormModel
import SchemaValidation

/// Takes every text for a match: the time that regular expressions take is not the model's.
struct PlainMatcher: PatternMatching {
  func match(_ text: String, pattern: String) -> PatternMatch { .matches }
}
