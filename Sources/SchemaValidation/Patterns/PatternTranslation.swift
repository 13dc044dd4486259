/// A regular expression of ECMA-262 in the language of PCRE2.
///
/// The two differ in what `\d`, `\w`, `\s` and `\b` mean, in `.`, `$`, `[]` and `[^]`, in escapes
/// such as `\u{1F600}`, and in what a reference to a group without a match matches. The result
/// needs PCRE2's UTF mode and no other option. Anything PCRE2 cannot do, such as looking behind
/// over texts of any length, is passed on, so that PCRE2 refuses it.
public struct PatternTranslation: Sendable, Equatable {
  /// The expression for PCRE2.
  public let text: String

  /// Translates a pattern.
  ///
  /// It is read as with the flag `u`, but any sign may be escaped, and braces and a closing bracket
  /// may stand for themselves, as in public forms.
  ///
  /// - Throws: `PatternError` if ECMA-262 has no such pattern.
  public init(_ pattern: String) throws(PatternError) {
    var translator = PatternTranslator(pattern)
    try translator.translate()
    text = translator.output
  }
}
