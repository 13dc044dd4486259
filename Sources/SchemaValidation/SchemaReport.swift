public import OrderedJSON

/// Whether a value is as a schema has it.
public enum SchemaOutcome: Sendable, Hashable {
  /// It is.
  case valid
  /// It cannot be told: something is missing, or would take too long.
  case unknown
  /// It is not.
  case invalid
}

/// Everything that a schema says about a value.
public struct SchemaReport: Sendable, Equatable {
  /// Whether the value is as the schema has it.
  public let outcome: SchemaOutcome
  /// The rules that are broken, in the order in which the schema lists the members; a value's own
  /// stand before those of its members.
  public let findings: [SchemaFinding]
  /// The parts that could not be checked.
  public let gaps: [SchemaGap]
}

/// Something that could not be checked.
public struct SchemaGap: Sendable, Equatable {
  /// Why it could not.
  public enum Reason: Sendable, Equatable {
    /// It would have taken more steps than were allowed; nothing after it was checked.
    case tooMuchWork
    /// Schemas lead to each other too deeply, maybe without an end.
    case tooDeep
    /// The pattern cannot be understood, or the search for it took too long.
    case pattern(String)
    /// The schema at this address is not known.
    case missingSchema(String)
  }

  /// The place of the value.
  public let instance: JSONPointer
  /// The place of the rule in its document.
  public let schema: JSONPointer
  /// Why it could not be checked.
  public let reason: Reason
}

/// Something in a schema that makes no sense, so that it is not looked at.
public struct SchemaProblem: Sendable, Equatable {
  /// The fault.
  public enum Reason: Sendable, Equatable {
    /// The value is neither an object nor true or false.
    case notASchema
    /// The value is not one that the keyword can have.
    case badValue
    /// The reference leads to a document that there is not.
    case unknownDocument(String)
    /// The reference leads to no place in its document.
    case unknownPlace(String)
    /// There are more schemas than are read.
    case tooManySchemas(limit: Int)
  }

  /// The place of the keyword or the schema in its document.
  public let pointer: JSONPointer
  /// The address of that document; empty for one without an address.
  public let document: String
  /// Where the value stands in its text.
  public let position: JSONPosition?
  /// The keyword; nil for a problem with the schema as a whole.
  public let keyword: String?
  /// The fault.
  public let reason: Reason
}

/// How much may be spent on checking one value.
public struct SchemaBudget: Sendable, Hashable {
  /// The number of rules that are looked at; long texts and lists count as several.
  public var steps: Int
  /// How deeply schemas may lead to each other, from 1 to 1000.
  public var depth: Int

  /// The budget if no other is asked for: a few seconds at most.
  public static let standard = SchemaBudget(steps: 10_000_000)

  /// Creates a budget; a depth out of its range is brought into it.
  public init(steps: Int, depth: Int = 1000) {
    self.steps = steps
    self.depth = min(max(depth, 1), 1000)
  }
}
