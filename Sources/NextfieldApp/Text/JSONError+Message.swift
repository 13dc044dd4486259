import GtkBridge
import OrderedJSON

extension JSONError {
  /// The fault, in the user's language and without a full stop.
  var message: String {
    switch reason {
    case .empty: tr("there is no JSON value in the text")
    case .expectedValue: tr("expected a value")
    case .expectedName: tr("expected a member name in double quotes")
    case .expectedNameOrBrace: tr("expected a member name in double quotes or ‘}’")
    case .expectedColon: tr("expected ‘:’ after a member name")
    case .expectedCommaOrBrace: tr("expected ‘,’ or ‘}’ after a member")
    case .expectedCommaOrBracket: tr("expected ‘,’ or ‘]’ after an element")
    case .trailingComma: tr("a comma must be followed by another value")
    case .trailingText: tr("expected nothing more after the value")
    case .unterminatedObject, .unterminatedArray, .unterminatedString:
      tr("unexpected end of file")
    case .controlCharacter(let byte):
      tr(
        "a control character (number {number}) must be escaped in a string",
        ["number": String(byte)]
      )
    case .invalidEscape: tr("a backslash is followed by something that is no escape")
    case .loneSurrogate: tr("a \\u escape names half of a surrogate pair")
    case .invalidUTF8: tr("the text is not valid UTF-8")
    case .leadingZero: tr("a number must not start with a superfluous zero")
    case .expectedDigit: tr("expected a digit in a number")
    case .unknownWord: tr("expected a value; text needs double quotes")
    case .comment: tr("comments are not allowed in JSON")
    case .tooDeep(let limit):
      tr("objects and arrays are nested more than {limit} deep", ["limit": String(limit)])
    case .tooLarge(let limit):
      tr("the text is larger than {limit} bytes", ["limit": String(limit)])
    }
  }
}
