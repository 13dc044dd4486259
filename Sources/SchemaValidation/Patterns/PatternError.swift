/// Why a text is no regular expression of ECMA-262, and where.
public struct PatternError: Error, Equatable, Sendable {
  /// The fault.
  public enum Reason: Sendable, Equatable, CaseIterable {
    /// A group is not closed.
    case unclosedGroup
    /// A parenthesis closes no group.
    case unopenedGroup
    /// A class in square brackets is not closed.
    case unclosedClass
    /// A range such as `z-a` begins after its end.
    case reversedRange
    /// A quantifier has nothing before it that can be repeated.
    case nothingToRepeat
    /// The numbers of a quantifier are in the wrong order.
    case reversedQuantifier
    /// A backslash is followed by something that is no escape.
    case badEscape
    /// A parenthesis with a question mark begins no group that there is.
    case badGroup
    /// The name of a group is no name, or a second group has it.
    case badName
    /// A reference leads to no group.
    case badReference
  }

  /// The number of code points before the fault.
  public let offset: Int
  /// The fault.
  public let reason: Reason
}
