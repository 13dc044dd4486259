/// How a text field is typed into and shown.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// One line of any text.
  case line
  /// Several lines of any text.
  case multiline
  /// Text that is not shown while it is typed.
  case password
  /// An e-mail address.
  case email
  /// A web address.
  case url
  /// A telephone number.
  case telephone
}
