public import OrderedJSON

/// The reason why a JSON value is not a form, and the place.
public struct FormError: Error, Sendable, Equatable {
  /// A mistake that keeps a value from being a form.
  public enum Reason: Sendable, Equatable {
    /// The value is no object.
    case notAnObject
    /// The object has nothing in it that a JSON Schema has.
    case notASchema
    /// The object's `properties` are no object.
    case noProperties
  }

  /// The place of the mistake in the file; nil only for values made in code.
  public var position: JSONPosition?
  /// The mistake.
  public var reason: Reason

  /// Creates an error.
  public init(position: JSONPosition?, reason: Reason) {
    self.position = position
    self.reason = reason
  }
}
