import OrderedJSON

/// An object inside the answers, and what it is made of.
struct AnswerObject: Sendable {
  /// What a member's value comes from.
  enum Source: Sendable {
    /// A field, by its index in `Form.fields`.
    case field(Int)
    /// A hidden field, by its index in `Form.hiddenFields`.
    case hidden(Int)
    /// Another object, by its index in `Form.objects`.
    case object(Int)
  }

  /// The place in the answers.
  var pointer: JSONPointer
  /// The object that this one is a member of, by its index; nil for the whole answer.
  var parent: Int?
  /// Whether the parent must have this member.
  var isRequired: Bool
  /// Whether `null` may stand in place of the object.
  var isNullable = false
  /// Whether members that the form does not know may be there.
  var allowsOthers = true
  /// The members in form order.
  var members: [(name: String, source: Source)] = []
}
