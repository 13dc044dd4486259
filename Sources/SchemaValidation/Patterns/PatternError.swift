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

extension PatternError: CustomStringConvertible {
  /// The reason in plain English, without a full stop.
  public var description: String {
    switch reason {
    case .unclosedGroup: "a group in parentheses is not closed"
    case .unopenedGroup: "a parenthesis closes no group"
    case .unclosedClass: "a class in square brackets is not closed"
    case .reversedRange: "a range begins after its end"
    case .nothingToRepeat: "there is nothing to repeat before a quantifier"
    case .reversedQuantifier: "the numbers of a quantifier are in the wrong order"
    case .badEscape: "a backslash is followed by something that is no escape"
    case .badGroup: "“(?” begins no group that there is"
    case .badName: "the name of a group is no name, or is there twice"
    case .badReference: "a reference leads to no group"
    }
  }
}
