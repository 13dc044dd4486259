public import OrderedJSON

extension SchemaFinding {
  /// The fault of a value.
  public enum Reason: Sendable, Equatable {
    /// The value is of none of these types.
    case wrongType(expected: [InstanceType])
    /// The value is none of these.
    case notListed(allowed: [JSONValue])
    /// The value is not this one.
    case notEqual(to: JSONValue)
    /// The number is below the limit, or is an excluded limit.
    case tooSmall(limit: JSONNumber, exclusive: Bool)
    /// The number is above the limit, or is an excluded limit.
    case tooLarge(limit: JSONNumber, exclusive: Bool)
    /// The number is no multiple of another.
    case notMultiple(of: JSONNumber)
    /// The text has fewer Unicode code points than the minimum.
    case tooShort(minimum: Int)
    /// The text has more Unicode code points than the maximum.
    case tooLong(maximum: Int)
    /// The pattern is not in the text.
    case patternMismatch(pattern: String)
    /// The text does not have the form that a format names.
    case badFormat(String)
    /// The text is not what `contentEncoding` or `contentMediaType` says.
    case badContent(String)
    /// The list has fewer elements than the minimum.
    case tooFewItems(minimum: Int)
    /// The list has more elements than the maximum.
    case tooManyItems(maximum: Int)
    /// Two elements are the same; the indices are those of the first pair.
    case repeatedItem(first: Int, second: Int)
    /// Fewer elements than the minimum are as `contains` has it.
    case tooFewMatches(minimum: Int, found: Int)
    /// More elements than the maximum are as `contains` has it.
    case tooManyMatches(maximum: Int, found: Int)
    /// The object has fewer members than the minimum.
    case tooFewMembers(minimum: Int)
    /// The object has more members than the maximum.
    case tooManyMembers(maximum: Int)
    /// A member is missing, maybe only because another one is there.
    case missing(name: String, because: String?)
    /// Nothing may be in this place.
    case unexpected
    /// The name of a member breaks these rules.
    case badName(name: String, [SchemaFinding])
    /// None of several schemas fits; these are the rules that the value breaks in each.
    case noAlternative([[SchemaFinding]])
    /// More than one of several schemas fits, of which one alone may; these are their indices.
    case severalAlternatives([Int])
    /// The value fits a schema that it must not fit.
    case forbidden
  }
}
