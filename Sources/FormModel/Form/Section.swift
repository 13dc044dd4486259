public import OrderedJSON

/// Fields under a common title: an object inside the answers, or a group of fields of one object.
public struct Section: Sendable {
  /// The place of the section's object in the answers.
  ///
  /// Several sections share one when a schema only groups the fields of an object (as nf-core's do,
  /// with `allOf`).
  public var pointer: JSONPointer
  /// The place of the section in the form file.
  public var schemaPointer: JSONPointer
  /// The title: the schema's, else the property's name made readable.
  public var title: String
  /// The text that introduces the section.
  public var description: String?
  /// Longer help (`help_text`, `ui:help`).
  public var details: String?
  /// Whether the object that holds this section's answers must have it.
  public var isRequired: Bool
  /// Sections and fields inside, in order.
  public var items: [FormItem]
}
