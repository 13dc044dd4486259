public import OrderedJSON

/// One thing to answer.
public struct Field: Sendable {
  /// The position in `Form.fields` (for a hidden field: in `Form.hiddenFields`).
  public var index: Int
  /// The place of the value in the answers.
  public var pointer: JSONPointer
  /// The place of the description in the form file.
  public var schemaPointer: JSONPointer
  /// Where the description starts in the form file.
  public var position: JSONPosition?
  /// The property's name.
  public var name: String
  /// The accessible name: the schema's `title`, else the property's name made readable.
  public var label: String
  /// A short text to show with the field.
  public var description: String?
  /// Longer help (`help_text`, `ui:help`), for F1.
  public var details: String?
  /// An example to show while the field is empty.
  public var placeholder: String?
  /// Whether the object that holds the value must have it.
  ///
  /// In an optional section this binds only once something in the section has a value.
  public var isRequired: Bool
  /// Whether the value may only be looked at.
  public var isReadOnly: Bool
  /// Whether `null` is an answer.
  public var isNullable: Bool
  /// How the value is asked for.
  public var kind: FieldKind {
    didSet { choicePlaces = nil }
  }
  /// The value before anything is typed, in the field's kind; it breaks no rule but perhaps that of
  /// a pattern.
  public var defaultValue: JSONValue?
  /// What the value must satisfy.
  public var constraints: FieldConstraints
  /// What the form's author wants said when a rule is broken.
  public var messages: FieldMessages
  /// Remarks to show with the field, such as why it is asked for as JSON.
  public var notes: [FieldNote]
  /// The object that the value is a member of, by its index in `Form.objects`.
  var object: Int
  /// Where each value stands among the choices, where that takes long to see.
  var choicePlaces: ChoicePlaces?
}

extension Field {
  /// The description and the longer help together.
  public var help: String? {
    let parts = [description, details].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}
