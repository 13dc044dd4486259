public import OrderedJSON

/// One thing to answer.
public struct Field: Sendable {
  /// The position in `Form.fields` (for a hidden field: in `Form.hiddenFields`).
  public var index: Int
  /// The place of the value in the answers; in a row of a list, from the row
  /// (`FormAnswers.pointer(at:)` has the whole way).
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
  /// The value before anything is typed, in the field's kind; it breaks no rule but perhaps that
  /// of a pattern.
  public var defaultValue: JSONValue?
  /// The rules that the value must satisfy.
  public var constraints: FieldConstraints
  /// The messages of the form's author for broken rules.
  public var messages: FieldMessages
  /// Remarks to show with the field, such as why it is asked for as JSON.
  public var notes: [FieldNote]
  /// The role of the input.
  public var role = FieldRole.value
  /// The widget that suits best, if the plain one of the kind is not the best.
  public var presentation: Presentation?
  /// Whether the form's author wants it used no more (`deprecated`).
  public var isDeprecated = false
  /// Whether the focus is to be here first (`ui:autofocus`).
  public var wantsFocus = false
  /// Values that may be offered while typing (several `examples`, known values among any text).
  public var suggestions: [String] = []
  /// The heading that the field stands under, of those in its row; nil for none.
  public internal(set) var group: Int?
  /// The object that the value is a member of, by its index in `Form.objects`; nil for the value
  /// of a whole row.
  var object: Int?
  /// The instance that the field belongs to.
  var instance = 0
  /// The part whose shape the field decides.
  var part: Int?
  /// Where each value stands among the choices, if that takes long to see.
  var choicePlaces: ChoicePlaces?
}

extension Field {
  /// The description and the longer help together.
  public var help: String? {
    let parts = [description, details].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}

extension Field {
  /// Whether the user has to do something for a required answer to be there.
  ///
  /// A check box has an answer from the first, so only one that must be ticked asks for it.
  public var asksForAnswer: Bool {
    isRequired && (kind != .boolean || constraints.allowedFlag == true)
  }
}
