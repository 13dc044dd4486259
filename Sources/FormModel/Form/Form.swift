public import OrderedJSON

/// A form as it was described by a JSON Schema: what to ask, in which order, under which rules.
public struct Form: Sendable {
  /// The title of the whole form.
  public var title: String?
  /// The text that introduces the form.
  public var description: String?
  /// Everything there is to show and to answer.
  var content: Blueprint
  /// The content that is described before any answer is known.
  var start: Blueprint
  /// Doubts about the description and the answers that came with it, in the order it
  /// was found.
  public var warnings: [FormWarning]
  /// Answers that came with the form (`formData` or `value` of a wrapper).
  public var initialAnswers: JSONValue?
  /// The maker of rows and alternatives, if the form has any.
  var maker: (any BlueprintMaking)?
  /// The places of fields for JSON that are not shown at first, once they were looked for.
  var rawPlacesOfParts: [JSONPointer] = []
  /// The schema that the answers have to be right by.
  package var schema: JSONValue
  /// Has the other files that the schema refers to.
  package var files: SchemaFileLookup = { _ in nil }
}

extension Form {
  /// Headings, fields and what adds rows, as they are shown at first, in order.
  public var items: [FormItem] { content.items }

  /// Every field that is shown; the position of each is its `index`.
  ///
  /// Before there are answers these are the fields that are shown at first, in form order.
  public internal(set) var fields: [Field] {
    get { content.fields }
    _modify { yield &content.fields }
  }

  /// Fields that the form's author hides.
  ///
  /// Nobody types into them, but a value that they have goes into the answers. Their `index`
  /// counts in this array.
  public internal(set) var hiddenFields: [Field] {
    get { content.hiddenFields }
    _modify { yield &content.hiddenFields }
  }

  /// The groups of the fields.
  public internal(set) var groups: [FormGroup] {
    get { content.groups }
    _modify { yield &content.groups }
  }

  /// The objects that the answers consist of; the first is the whole answer, if that is one.
  var objects: [AnswerObject] {
    get { content.objects }
    _modify { yield &content.objects }
  }
}

extension Form {
  /// Returns the index in `fields` of the field with that place in the answers.
  public func fieldIndex(at pointer: JSONPointer) -> Int? {
    fields.firstIndex { $0.pointer == pointer }
  }

  /// The number of sections that are shown, nested ones included.
  public var sectionCount: Int {
    items.reduce(0) { count, item in
      if case .heading = item { count + 1 } else { count }
    }
  }
}
