/// How answers are written.
///
/// In each format, a place without an answer, an empty text and `null` are three things.
public enum AnswerFormat: String, CaseIterable, Sendable {
  /// JSON in the form's order.
  ///
  /// A place without an answer is not there.
  case json
  /// A line `POINTER=VALUE` for each value.
  ///
  /// A place without an answer has no line, and `null` one without an equals sign. In the pointer,
  /// a percent sign, an equals sign and control characters are percent-encoded; in the value, a
  /// backslash, a line feed and a carriage return are `\\`, `\n` and `\r`. A string is written
  /// without quotes, an empty list is `[]`.
  case lines
  /// The same with a NUL after each value, and values as they are.
  ///
  /// A NUL inside a value is U+FFFD.
  case nul
  /// Assignments for `eval` in a POSIX shell.
  ///
  /// A place without an answer is unset, and `null` is empty and sets `NAME_is_null`. A NUL inside
  /// a value is U+FFFD.
  case shell
  /// A header and one row, as RFC 4180 has it, with a column for each place.
  ///
  /// The values of a list are one cell with JSON. A cell without an answer is empty, `null` is the
  /// word without quotes, and a string is always quoted.
  case csv
}
