/// The purpose of a field, as far as its keyboard is concerned.
public enum KeyboardPurpose: Hashable, Sendable {
  /// Any text.
  case text

  /// Words to look for.
  case search

  /// A number, on a keypad with the signs that it may have.
  case number(NumberSigns)

  /// A day, a time of day or both, on a keypad with the sign between the figures of a day; nil if
  /// no day is asked for.
  case moment(daySign: Unicode.Scalar?, hasTime: Bool)

  /// A telephone number.
  case phone

  /// Secret digits.
  case pin

  /// An e-mail address.
  case email

  /// An address of the Web.
  case url

  /// A secret: nothing is done to its letters.
  case password

  /// Commands.
  case terminal
}
