/// The outcome of searching a text for a pattern.
public enum PatternMatch: Sendable, Hashable {
  /// The pattern is in the text.
  case matches
  /// The pattern is not in the text.
  case doesNotMatch
  /// The pattern cannot be understood, or the search took too long; that is nobody's mistake.
  case cannotCheck
}
