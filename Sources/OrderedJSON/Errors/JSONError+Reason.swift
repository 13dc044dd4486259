extension JSONError {
  /// What is wrong with a text that is not JSON.
  public enum Reason: Equatable, Sendable {
    /// There is nothing but white space.
    case empty
    /// Something else stands where a value must.
    case expectedValue
    /// Something else stands where a member's name must.
    case expectedName
    /// Something else stands where a member's name or the end of the object must.
    case expectedNameOrBrace
    /// No colon follows a member's name.
    case expectedColon
    /// Neither a comma nor the end of the object follows a member.
    case expectedCommaOrBrace
    /// Neither a comma nor the end of the array follows an element.
    case expectedCommaOrBracket
    /// A comma stands before the end of an object or array.
    case trailingComma
    /// Something follows the value.
    case trailingText
    /// The text ends inside an object.
    case unterminatedObject
    /// The text ends inside an array.
    case unterminatedArray
    /// The text ends inside a string.
    case unterminatedString
    /// A control character stands in a string without being escaped.
    case controlCharacter(UInt8)
    /// A backslash is followed by something that is no escape.
    case invalidEscape
    /// A `\u` escape names half of a surrogate pair.
    case loneSurrogate
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// A number starts with a zero that other digits follow.
    case leadingZero
    /// A digit is missing in a number.
    case expectedDigit
    /// A word is none of the three that JSON knows.
    case unknownWord
    /// A comment stands in the text.
    case comment
    /// Objects and arrays are nested more deeply than the limit.
    case tooDeep(limit: Int)
    /// The text has more bytes than the limit.
    case tooLarge(limit: Int)
  }
}

extension JSONError.Reason: CustomStringConvertible {
  /// The reason in plain English, without a full stop.
  public var description: String {
    switch self {
    case .empty: "there is no JSON value in the text"
    case .expectedValue: "expected a value"
    case .expectedName: "expected a member name in double quotes"
    case .expectedNameOrBrace: "expected a member name in double quotes or ‘}’"
    case .expectedColon: "expected ‘:’ after a member name"
    case .expectedCommaOrBrace: "expected ‘,’ or ‘}’ after a member"
    case .expectedCommaOrBracket: "expected ‘,’ or ‘]’ after an element"
    case .trailingComma: "a comma must be followed by another value"
    case .trailingText: "expected nothing more after the value"
    case .unterminatedObject: "the text ends in the middle of an object"
    case .unterminatedArray: "the text ends in the middle of an array"
    case .unterminatedString: "the text ends in the middle of a string"
    case .controlCharacter(let byte):
      "a control character (\(Self.hexadecimal(byte))) must be escaped in a string"
    case .invalidEscape: "a backslash is followed by something that is no escape"
    case .loneSurrogate: "a \\u escape names half of a surrogate pair"
    case .invalidUTF8: "the text is not valid UTF-8"
    case .leadingZero: "a number must not start with a superfluous zero"
    case .expectedDigit: "expected a digit in a number"
    case .unknownWord: "expected a value; text needs double quotes"
    case .comment: "comments are not allowed in JSON"
    case .tooDeep(let limit): "objects and arrays are nested more than \(limit) deep"
    case .tooLarge(let limit): "the text is larger than \(limit) bytes"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
