import OrderedJSON
import SchemaValidation

/// The content of a part of a form, described once and shown any number of times: the whole
/// form, a row of a list, an alternative.
///
/// All indices count in the blueprint's own arrays, all pointers begin at the blueprint's own
/// value.
struct Blueprint: Sendable {
  /// A part among the items.
  struct PartPlace: Sendable {
    /// How many of the items stand before it.
    var offset: Int
    /// The part, by its index.
    var part: Int
  }

  var items: [FormItem] = []
  /// The parts among the items, from the first to the last.
  var partPlaces: [PartPlace] = []
  var fields: [Field] = []
  var hiddenFields: [Field] = []
  var groups: [FormGroup] = []
  var objects: [AnswerObject] = []
  var parts: [PartTemplate] = []
  /// The source of the value; nil if there is none.
  var root: AnswerSource?
}

/// Something in a form whose shape depends on the answers.
struct PartTemplate: Sendable {
  /// The condition that the shape depends on.
  enum Kind: Sendable {
    /// The number of rows.
    case list(ListTemplate)
    /// The names of the entries.
    case map(MapTemplate)
    /// The choice of one of several shapes, each a blueprint by its number; a field chooses.
    case chooser([Int])
    /// Whether the value is there; a field says so.
    case presence(Int)
    /// Conditions on the object's own values, by the number of its recipe.
    case conditions(Int)
  }

  var kind: Kind
  var name: String
  /// The place in the answers, from the instance that the part belongs to.
  var pointer: JSONPointer
  var schemaPointer: JSONPointer
  var position: JSONPosition?
  /// The object that the value is a member of; nil if it is the value of the whole instance.
  var object: Int?
  var isRequired: Bool
  var isNullable = false
  var isReadOnly = false
  /// The heading that the part stands under.
  var outer: Int?
  /// The heading of a list or a map.
  var group: Int?
  /// The field that chooses.
  var field: Int?
  /// The level of headings inside.
  var level: Int
  var defaultValue: JSONValue?
  var messages = FieldMessages()
}

/// The parts of a list.
struct ListTemplate: Sendable {
  /// The blueprints of the first rows, each in its own place (a tuple).
  var fixed: [Int] = []
  /// The blueprint of all other rows; nil if there can be none.
  var row: Int?
  var minimum = 0
  var maximum: Int?
}

/// The parts of a map.
struct MapTemplate: Sendable {
  /// One kind of entries.
  struct Entry: Sendable {
    /// The pattern that a name of the kind has; nil for any other name.
    var pattern: String?
    /// The blueprint of the value.
    var blueprint: Int
  }

  var entries: [Entry]
  /// The field for a name.
  var nameField: Field
  var minimum = 0
  var maximum: Int?
}

/// A maker of blueprints when they are needed, which knows which one fits a value.
protocol BlueprintMaking: Sendable {
  /// Returns the blueprint with a number.
  mutating func blueprint(_ number: Int) -> Blueprint

  /// Returns which of several blueprints suits a value best, by its place in the list.
  mutating func alternative(
    for value: JSONValue,
    among blueprints: [Int],
    _ matcher: (any PatternMatching)?
  ) -> Int?

  /// Returns the number of the blueprint of an object with conditions.
  ///
  /// The value is the object as it is now; the choices are the alternatives that are chosen, by
  /// the keys of the choosers.
  mutating func variant(
    of recipe: Int,
    for value: JSONValue,
    choices: [JSONPointer: Int],
    _ matcher: (any PatternMatching)?
  ) -> Int

  /// Whether any object has conditions.
  var hasConditions: Bool { get }

  /// Returns the alternatives of an object that suit a value, by the keys of the choosers.
  mutating func choices(
    of recipe: Int,
    for value: JSONValue?,
    _ matcher: (any PatternMatching)?
  ) -> [JSONPointer: Int]

  /// Reads everything that a form can show, as far as its parts do not lead on without an end.
  ///
  /// - Returns: The places of fields for JSON in it; a row or an entry is called `*`.
  mutating func explore(_ start: Blueprint) -> [JSONPointer]

  /// The doubts about what was read.
  var warnings: [FormWarning] { get }

  /// The names of the members that the conditions of an object look at; nil if they look at all.
  func watchedNames(of recipe: Int) -> Set<String>?
}
