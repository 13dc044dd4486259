/// Something that can search text for ECMA-262 regular expressions.
///
/// This package has no engine of its own: the program brings one with a backtracking limit.
public protocol PatternMatching {
  /// Searches a text for a pattern, which may match anywhere in it.
  func match(_ text: String, pattern: String) -> PatternMatch
}
