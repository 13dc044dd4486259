public import OrderedJSON
public import SchemaValidation

/// Something doubtful about a form's description, or about answers to start with, that did not
/// keep the form from being opened.
public struct FormWarning: Sendable, Hashable {
  /// The doubt, as data; the program makes a translated sentence of it.
  public enum Reason: Sendable, Hashable {
    /// A name stands twice in one object; the last value counts.
    case doubledName(String, first: JSONPosition?, again: JSONPosition)
    /// The form has no place for the answer, so it is left out.
    case unknownName
    /// The field cannot take the answer, which is given in part.
    case unfitAnswer(String)
    /// The answer is no object where one is asked for.
    case noObject
    /// The default breaks the rules of its own field; it is given in part.
    case unfitDefault(String)
    /// The part is too large to be shown.
    case tooLarge
    /// An answer is required that the form lets nobody give.
    case unanswerable
    /// A reference only leads back to itself.
    case circularReference
    /// References lead on too far to be followed.
    case endlessReferences
    /// There is no schema where one is expected.
    case noSchema
    /// The reference leads to another file.
    case remoteReference(String)
    /// The reference leads to another file that cannot be read.
    case unreadableReference(String, SchemaFile.Fault)
    /// The reference leads nowhere.
    case brokenReference(String)
    /// No value is listed where one of a list is to be chosen.
    case noListedValue
    /// None of the values that are listed keeps the other rules.
    case noFittingValue
    /// The rule cannot have that value, which is given as JSON text.
    case badRule(String, value: String)
    /// The pattern at a place of the schema is none; without a reason if only the search refuses
    /// it.
    case badPattern(String, place: JSONPointer, PatternError.Reason?)
    /// The layout has an element of a type that is not known.
    case unknownLayoutElement(String)
    /// The layout names a place that is none of the form.
    case unknownLayoutPlace(String)
    /// The layout has a rule that is not understood.
    case unknownLayoutRule
    /// The layout has a rule about a property that the schema declares only indirectly.
    case lostLayoutRule(JSONPointer)
  }

  /// The place in the answers that it is about; the root for the form as a whole.
  public var pointer: JSONPointer
  /// The doubt.
  public var reason: Reason
  /// Where it is written, in the form file, the file of the layout, or the file of the answers.
  public var position: JSONPosition?

  /// Creates a warning.
  public init(pointer: JSONPointer, reason: Reason, position: JSONPosition? = nil) {
    self.pointer = pointer
    self.reason = reason
    self.position = position
  }
}

extension FormWarning {
  /// Creates the warning about a name that stands twice in one object.
  init(about duplicate: JSONDuplicateKey) {
    let reason = Reason.doubledName(
      duplicate.key,
      first: duplicate.firstPosition,
      again: duplicate.position
    )
    self.init(pointer: .root, reason: reason, position: duplicate.position)
  }
}

extension FormWarning.Reason {
  static func unfit(answer: JSONValue) -> Self { .unfitAnswer(answer.excerpt) }
  static func unfit(default value: JSONValue) -> Self { .unfitDefault(value.excerpt) }
}

extension [FormWarning] {
  /// The same without repeats: a schema may be looked at in several ways.
  var eachOnce: Self {
    var told: Set<FormWarning> = []
    return filter { told.insert($0).inserted }
  }
}
