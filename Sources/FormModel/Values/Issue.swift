public import OrderedJSON

/// A fault in an answer, as data; the program makes a translated sentence of it.
///
/// Numbers in it are text as people write them, with the decimal separator of the answers.
public enum Issue: Sendable, Equatable {
  /// An answer is needed.
  case required
  /// The text is no whole number.
  case notAnInteger
  /// The text is no number.
  case notANumber
  /// The text is a number with separators whose meaning is not clear, such as `1.500` where people
  /// write `1,5`.
  case ambiguousNumber(decimalSeparator: String)
  /// The number is below the limit, or is an excluded limit.
  case tooSmall(limit: String, exclusive: Bool)
  /// The number is above the limit, or is an excluded limit.
  case tooLarge(limit: String, exclusive: Bool)
  /// The number is no multiple of another.
  case notMultiple(of: String)
  /// The text has fewer Unicode code points than the minimum.
  case tooShort(minimum: Int)
  /// The text has more Unicode code points than the maximum.
  case tooLong(maximum: Int)
  /// The text does not have the shape that the form asks for; the message is the form's own.
  case patternMismatch(message: String?)
  /// The text is no e-mail address, no date and so on.
  case badFormat(TextFormat)
  /// The text is no JSON.
  case invalidJSON(JSONError)
  /// A member's name stands twice in one object of the JSON, at that place again.
  case duplicateName(String, position: JSONPosition)
  /// The JSON value is of none of the types that are allowed, in the order of `SchemaType`.
  case wrongType(allowed: [SchemaType])
  /// The value is none of those that are allowed.
  case notAllowed
  /// Another entry of the same map has this name already.
  case nameTaken(String)
  /// The form's own message about a broken rule.
  case custom(String)
}
