public import OrderedJSON

/// Why a JSON value is no form, and where.
///
/// `description` is one clause in plain English without the position, to be put after
/// `FILE:LINE:COLUMN: `.
public struct FormError: Error, Sendable, Equatable {
  /// What is wrong.
  public enum Reason: Sendable, Equatable {
    /// The value is no object.
    case notAnObject
    /// The object has nothing in it that a JSON Schema has.
    case notASchema
    /// The schema describes something that is no object, named by its JSON type.
    case notAnObjectSchema(type: String)
  }

  /// Where the mistake is in the file; nil only for values made in code.
  public var position: JSONPosition?
  /// What is wrong.
  public var reason: Reason

  /// Creates an error.
  public init(position: JSONPosition?, reason: Reason) {
    self.position = position
    self.reason = reason
  }
}

extension FormError: CustomStringConvertible {
  /// What is wrong, in plain English.
  public var description: String {
    switch reason {
    case .notAnObject: "a form must be a JSON object with a JSON Schema"
    case .notASchema: "this JSON object is no JSON Schema: it describes no properties"
    case .notAnObjectSchema(let type):
      "the schema describes a value of type “\(type)”; a form needs the type “object”"
    }
  }
}
