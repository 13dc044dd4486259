internal import CGtk

/// A compiled regular expression of the PCRE2 kind, with a limit on backtracking.
package final class RegularExpression {
  /// The outcome of a search for a match.
  package enum Outcome: Sendable {
    /// A part of the text matches.
    case match
    /// No part of it does.
    case noMatch
    /// The limit on backtracking was reached before it was known.
    case gaveUp
  }

  private let regex: OpaquePointer

  /// Compiles a pattern; nil if it is not a legal one.
  package init?(_ pattern: String) {
    let flags = GRegexCompileFlags(
      rawValue: G_REGEX_DOLLAR_ENDONLY.rawValue | G_REGEX_NO_AUTO_CAPTURE.rawValue
    )
    guard let regex = g_regex_new(pattern, flags, GRegexMatchFlags(rawValue: 0), nil) else {
      return nil
    }
    self.regex = regex
  }

  deinit { g_regex_unref(regex) }

  /// Looks for a match anywhere in the text.
  package func firstMatch(in text: String) -> Outcome {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let isFound = g_regex_match_full(
      regex,
      text,
      gssize(text.utf8.count),
      0,
      GRegexMatchFlags(rawValue: 0),
      nil,
      &error
    )
    if isFound != 0 { return .match }
    return error == nil ? .noMatch : .gaveUp
  }
}
