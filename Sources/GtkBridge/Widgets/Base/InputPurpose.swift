internal import CGtk

/// The purpose of an entry, so that input methods and on-screen keyboards can help.
public enum InputPurpose: Sendable {
  /// Any text.
  case freeForm
  /// Digits, sign and decimal sign.
  case number
  /// Digits only.
  case digits
  /// A telephone number.
  case phone
  /// A web address.
  case url
  /// An e-mail address.
  case email
  /// A name of a person.
  case name
  /// A password.
  case password
  /// A password of digits.
  case pin
  /// Letters only.
  case alpha
  /// Text that a shell or another program reads.
  case terminal

  init(_ purpose: GtkInputPurpose) {
    let all: [Self] = [
      .number, .digits, .phone, .url, .email, .name, .password, .pin, .alpha, .terminal,
    ]
    self = all.first { $0.gtk == purpose } ?? .freeForm
  }

  var gtk: GtkInputPurpose {
    switch self {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    case .alpha: GTK_INPUT_PURPOSE_ALPHA
    case .terminal: GTK_INPUT_PURPOSE_TERMINAL
    }
  }
}
