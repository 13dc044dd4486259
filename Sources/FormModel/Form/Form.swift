public import OrderedJSON

/// A form as it was described by a JSON Schema: what to ask, in which order, under which rules.
public struct Form: Sendable {
  /// The title of the whole form.
  public var title: String?
  /// The text that introduces the form.
  public var description: String?
  /// Sections and fields as they are shown, in order.
  public var items: [FormItem]
  /// Every field that is shown, in form order; the position of each is its `index`.
  public var fields: [Field]
  /// Fields that the form's author hides.
  ///
  /// Nobody types into them, but a value that they have goes into the answers. Their `index` counts
  /// in this array.
  public var hiddenFields: [Field]
  /// What was doubtful about the description and the answers that came with it, in the order it was
  /// found.
  public var warnings: [FormWarning]
  /// Answers that came with the form (`formData` or `value` of a wrapper).
  public var initialAnswers: JSONValue?
  /// The objects that the answers consist of; the first is the whole answer.
  var objects: [AnswerObject]
}

extension Form {
  /// Returns the index in `fields` of the field with that place in the answers.
  public func fieldIndex(at pointer: JSONPointer) -> Int? {
    fields.firstIndex { $0.pointer == pointer }
  }

  /// The number of sections, nested ones included.
  public var sectionCount: Int {
    items.reduce(0) { $0 + $1.sectionCount }
  }
}
