import OrderedJSON

/// The source of a value in the answers.
enum AnswerSource: Sendable, Hashable {
  /// A field, by its index in `Form.fields`.
  case field(Int)
  /// A hidden field, by its index in `Form.hiddenFields`.
  case hidden(Int)
  /// An object, by its index in `Form.objects`.
  case object(Int)
  /// A part whose shape depends on the answers, by its index.
  case part(Int)
}

/// An object inside the answers, and what it is made of.
struct AnswerObject: Sendable {
  /// The place in the answers, from the instance that the object belongs to.
  var pointer: JSONPointer
  /// The object that this one is a member of, by its index; nil for the root of an instance.
  var parent: Int?
  /// The instance that the object belongs to.
  var instance = 0
  /// Whether the parent must have this member.
  var isRequired: Bool
  /// Whether `null` may stand in place of the object.
  var isNullable = false
  /// Whether members that the form does not know may be there.
  var allowsOthers = true
  /// The names that no member may have.
  var forbidden: Set<String> = []
  /// The members in form order.
  var members: [(name: String, source: AnswerSource)] = []
  /// The part for members with names of the user's choosing, if there is one.
  var map: Int?

  /// Tells whether a member that the form does not know may have that name.
  func allows(_ name: String) -> Bool { forbidden.isEmpty || !forbidden.contains(name) }
}
