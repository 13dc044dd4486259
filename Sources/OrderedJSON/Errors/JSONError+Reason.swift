extension JSONError {
  /// The mistake in a text that is not JSON.
  public enum Reason: Hashable, Sendable {
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
