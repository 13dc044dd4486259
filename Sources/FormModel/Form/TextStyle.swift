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
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time.
  case dateTime = "date-time"
  /// A color, as `#rrggbb`.
  case color
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
}
