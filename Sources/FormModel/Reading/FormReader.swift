import OrderedJSON

/// Turns a schema into a form, walking it once in order.
///
/// References are followed as far as they lead to something new; what would never end, or grow
/// beyond all bounds, becomes a field for raw JSON.
struct FormReader {
  typealias Limit = ReadingLimit

  /// What is known on the way down to a property.
  struct Context {
    /// The object that the property is a member of, by its index in `objects`.
    var object: Int
    /// The place of that object in the answers.
    var pointer: JSONPointer
    var uiSchema: JSONValue?
    /// Values that a schema further up gives as its default.
    var defaults: JSONValue?
    /// The schemas that declared the properties on the way: one of them again means recursion.
    ///
    /// There is a set for each object on the way.
    var path: [Set<JSONPointer>] = []
    var depth = 0
    var isHidden = false
    var isReadOnly = false
    var isReferenced = false
  }

  let source: FormSource
  var document: SchemaDocument
  var fields: [Field] = []
  var hiddenFields: [Field] = []
  var objects: [AnswerObject] = []
  var warnings: [FormWarning] = []
  /// Properties that were read, as far as they are inside of references.
  var referenced: Set<JSONPointer> = []
  /// Fields that came of reading a property again.
  var repeatedFields = 0
  var referencedWork = 0
  /// Whether the form as a whole comes of a reference, with whatever is declared beside it.
  var isReferenced = false
  /// Choices that were made from an `enum` inside of a reference, by the schema that has it.
  var knownChoices: [JSONPointer: FieldKind] = [:]
  /// Where each value stands in the long ones of these.
  var knownPlaces: [JSONPointer: ChoicePlaces] = [:]
  /// What long lists of values say of `null`, by the schemas that have them.
  var knownNullRules: [JSONPointer: NullRule] = [:]

  init(_ source: FormSource) {
    self.source = source
    document = source.document
  }

  mutating func warn(_ pointer: JSONPointer, _ message: String, at position: JSONPosition?) {
    warnings.append(FormWarning(pointer: pointer, message: message, position: position))
  }

  /// Reads the whole form.
  mutating func read() throws(FormError) -> Form {
    let layers = layers(of: [source.schema], at: .root, isRoot: true)
    isReferenced = layers.passesReference
    try checkDescribesObject(layers)
    let hints = FieldHints(uiSchema: source.uiSchema, layers: layers, element: nil)
    objects = [
      AnswerObject(
        pointer: .root,
        parent: nil,
        isRequired: true,
        allowsOthers: allowsOthers(layers)
      )
    ]
    let context = Context(
      object: 0,
      pointer: .root,
      uiSchema: source.uiSchema,
      defaults: layers.first("default"),
      isHidden: hints.isHidden,
      isReadOnly: hints.isReadOnly
    )
    let title = hints.text("title") ?? layers.firstText("title") ?? source.title
    let items: [FormItem]
    if let note = rootNote(layers) {
      items = [
        makeField(
          Subject(name: title ?? "", nodes: [source.schema]),
          layers,
          hints,
          kind: .raw,
          notes: [note],
          in: context,
          pointer: .root,
          isRequired: false
        )
      ].compactMap { $0 }
    } else {
      items = readMembers(layers, hints, in: context)
    }
    return Form(
      title: title,
      description: hints.text("description") ?? layers.firstText("description"),
      items: items,
      fields: fields,
      hiddenFields: hiddenFields,
      warnings: warnings,
      initialAnswers: source.initialAnswers,
      objects: objects
    )
  }

  /// Refuses a schema that says that the answers are no object.
  private func checkDescribesObject(_ layers: SchemaLayers) throws(FormError) {
    if let types = layers.types, !types.contains("object"), !types.contains("any") {
      let place = layers.layers.first { $0.object["type"] != nil }?.object["type"]
      let name = types.sorted.joined(separator: ", ")
      throw FormError(position: place?.position, reason: .notAnObjectSchema(type: name))
    }
    if let choices = layers.first("enum"), let first = choices[0], first.objectValue == nil,
      layers.types == nil
    {
      throw FormError(
        position: choices.position,
        reason: .notAnObjectSchema(type: first.typeName)
      )
    }
  }

  /// Says why the answers as a whole must be typed as JSON; nil when they need not.
  private mutating func rootNote(_ layers: SchemaLayers) -> FieldNote? {
    if let problem = layers.problem, layers.declarations.isEmpty { return problem }
    if !layers.declarations.isEmpty { return nil }
    if !layers.all("required").isEmpty || !branchProperties(layers).isEmpty { return nil }
    return rawNote(layers, layers.types ?? ["object"])
  }
}

extension JSONValue {
  /// The name that JSON Schema has for what the value is.
  var typeName: String {
    switch kind {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
