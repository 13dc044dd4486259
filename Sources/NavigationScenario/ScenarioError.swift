public import OrderedJSON

/// Why a text is not a scenario, and at which value.
///
/// `description` is one line: the JSON Pointer (RFC 6901) of the value that is wrong, and what is wrong with it.
public struct ScenarioError: Error, Equatable, Sendable {
  /// The way to the value that is wrong or missing; the root where the text is not JSON at all.
  public let pointer: JSONPointer

  /// Where the value stands in the text, or for a missing one where it should stand.
  public let position: JSONPosition?

  /// What is wrong, as a clause in plain English.
  public let reason: String

  /// Creates an error.
  public init(pointer: JSONPointer, position: JSONPosition?, reason: String) {
    self.pointer = pointer
    self.position = position
    self.reason = reason
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The pointer and the reason on one line.
  public var description: String {
    pointer.tokens.isEmpty ? "/: \(reason)" : "\(pointer): \(reason)"
  }
}
