/// How a JSON value is written out.
public enum JSONStyle: Hashable, Sendable {
  /// On one line, without spaces.
  case compact
  /// One member or element a line, indented by two spaces.
  case pretty
}
