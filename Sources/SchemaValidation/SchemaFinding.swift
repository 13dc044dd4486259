public import OrderedJSON

/// A rule that a value breaks, as data; the program makes a sentence of it.
public struct SchemaFinding: Sendable, Equatable {
  /// The place of the value.
  public let instance: JSONPointer
  /// The place of the rule, its keyword included, in the document that it stands in.
  public let schema: JSONPointer
  /// The address of that document; empty for one without an address.
  public let document: String
  /// The keyword; for a schema that is `false` the one under which it stands.
  public let keyword: String
  /// The fault.
  public let reason: Reason

  /// Creates a finding.
  public init(
    instance: JSONPointer,
    schema: JSONPointer,
    document: String = "",
    keyword: String,
    reason: Reason
  ) {
    self.instance = instance
    self.schema = schema
    self.document = document
    self.keyword = keyword
    self.reason = reason
  }

  /// The place that a person has to look at: the member that is missing, else the value.
  public var place: JSONPointer {
    switch reason {
    case .missing(let name, _): instance.appending(name)
    case .repeatedItem(_, let index): instance.appending(index)
    case .wrongType, .notListed, .notEqual, .tooSmall, .tooLarge, .notMultiple, .tooShort, .tooLong,
      .patternMismatch, .badFormat, .badContent, .tooFewItems, .tooManyItems, .tooFewMatches,
      .tooManyMatches, .tooFewMembers, .tooManyMembers, .unexpected, .badName, .noAlternative,
      .severalAlternatives, .forbidden:
      instance
    }
  }
}
