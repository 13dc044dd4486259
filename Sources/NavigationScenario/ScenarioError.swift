public import OrderedJSON

/// The reason why a text is not a scenario, and the value that is wrong.
public struct ScenarioError: Error, Equatable, Sendable {
  /// A mistake in a scenario.
  public enum Reason: Equatable, Sendable {
    /// The text is not JSON.
    case invalidJSON(JSONError)
    /// The member has a name that nothing has there.
    case unexpectedMember
    /// A member that is needed is not there.
    case missing
    /// The value is not an object.
    case notAnObject
    /// The value is not an array.
    case notAnArray
    /// The value is not a string.
    case notAString
    /// The value is neither true nor false.
    case notABoolean
    /// The value is not a number.
    case notANumber
    /// The value is not a whole number.
    case notAnInteger
    /// A length is below zero.
    case negative
    /// The value is not an array of four numbers: x, y, width, height.
    case notARectangle
    /// The value is none of the words that may stand there.
    case notOneOf([String])
    /// An event is not an object with exactly one member.
    case notOneEvent
    /// The member is not the name of an event.
    case unknownEvent
    /// Another field has the same id.
    case duplicateID
    /// An expectation has no event that it could belong to.
    case expectationWithoutEvent
  }

  /// The way to the value that is wrong or missing; the root if the text is not JSON at all.
  public let pointer: JSONPointer

  /// The place of the value in the text; for a missing one, that of the object it belongs in.
  public let position: JSONPosition?

  /// The mistake.
  public let reason: Reason

  /// Creates an error.
  public init(pointer: JSONPointer, position: JSONPosition?, reason: Reason) {
    self.pointer = pointer
    self.position = position
    self.reason = reason
  }
}
