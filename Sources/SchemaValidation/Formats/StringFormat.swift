/// A form that text can have, as `format` names it.
public enum StringFormat: String, Sendable, Hashable, CaseIterable {
  /// A day: `2024-02-29`.
  case date
}

extension StringFormat {
  /// Finds the format with that name; nil for one that is not known.
  public init?(name: String) {
    self.init(rawValue: name)
  }

  /// Tells whether a text has this form.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .date: Timestamp.isDate(Array(text.utf8)[...])
    }
  }
}
