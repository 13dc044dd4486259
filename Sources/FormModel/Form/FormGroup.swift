public import OrderedJSON

/// Fields under a common title: an object, a list, a row of a list, a map, or fields of one object
/// that only belong together.
public struct FormGroup: Sendable {
  /// The kinds of group.
  public enum Kind: Sendable, Hashable {
    /// An object, or some fields of one.
    case section
    /// A list with rows that are added and removed.
    case list
    /// One row of a list, or the value of one entry of a map.
    case row
    /// Entries with names of the user's choosing.
    case map
    /// One page of a form that its author has divided into pages.
    case page
  }

  /// The kind of the group.
  public var kind: Kind
  /// The place of the group's value in the answers; in a row, from the row.
  ///
  /// Several groups share one if a schema only groups the fields of an object (as nf-core's do,
  /// with `allOf`).
  public var pointer: JSONPointer
  /// The place of the description in the form file.
  public var schemaPointer: JSONPointer
  /// The title: the schema's, else the property's name made readable.
  public var title: String
  /// The text that introduces the group.
  public var description: String?
  /// Longer help (`help_text`, `ui:help`).
  public var details: String?
  /// How many groups the heading stands in; 0 for one of the form itself.
  public var level: Int
  /// Whether the object that holds the group's value must have it.
  public var isRequired: Bool
  /// Whether nothing in the group can be changed.
  public var isReadOnly = false
  /// The heading that this one stands under, of those in its row; nil for none.
  public internal(set) var parent: Int?
  /// The part that a list or a map shows.
  var part: Int?
  /// The instance that the group belongs to.
  var instance = 0
}
