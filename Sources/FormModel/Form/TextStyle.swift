import SchemaValidation

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

extension TextStyle {
  /// The format of a day, a time or both; nil for any other text.
  var momentFormat: TextFormat? {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .line, .multiline, .password, .email, .url, .telephone, .color, .file, .folder: nil
    }
  }

  /// The format of what the widget of the style gives, if the form does not say one.
  var impliedFormat: TextFormat? { self == .color ? .color : momentFormat }
}
