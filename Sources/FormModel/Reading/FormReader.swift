import OrderedJSON

/// Turns a schema into a form, walking it once in order.
///
/// References are followed as far as they lead to something new; what would never end, or grow
/// beyond all bounds, becomes a field for raw JSON.
struct FormReader: Sendable {
  typealias Limit = ReadingLimit

  /// The knowledge on the way down to a property.
  struct Context {
    /// The object that the property is a member of, by its index in the blueprint; nil for the
    /// value of the blueprint itself.
    var object: Int?
    /// The place of that object, or of the blueprint's value; a row of a list is called `*`.
    var pointer: JSONPointer
    /// How many tokens of a pointer lead to the blueprint's value.
    var base = 0
    /// The heading that the property stands under.
    var group: Int?
    /// How many headings a heading stands in.
    var level = 0
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
    /// Whether the object is one of several shapes: what is constant in it tells it from the
    /// others.
    var isAlternative = false

    /// Returns the place of something from the blueprint's value.
    func relative(_ pointer: JSONPointer) -> JSONPointer {
      base == 0 ? pointer : JSONPointer(tokens: Array(pointer.tokens.dropFirst(base)))
    }
  }

  /// Something to show: an item, or a part that stands for some.
  enum Piece {
    case item(FormItem)
    case part(Int)
  }

  let source: FormSource
  var document: SchemaDocument
  /// The file that is being read.
  var out = Blueprint()
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
  /// The verdicts of long lists of values on `null`, by the schemas that have them.
  var knownNullRules: [JSONPointer: NullRule] = [:]
  var recipes = RecipeTable()
  /// The judge of whether values fit schemas; made when it is first needed.
  var judge: SchemaJudge?

  init(_ source: FormSource) {
    self.source = source
    document = source.document
    warnings = source.layout.doubts
  }

  mutating func warn(
    _ pointer: JSONPointer,
    _ reason: FormWarning.Reason,
    at position: JSONPosition?
  ) {
    warnings.append(FormWarning(pointer: pointer, reason: reason, position: position))
  }

  /// Reads the whole form.
  mutating func read() -> Form {
    let layers = layers(of: [source.schema], at: .root, isRoot: true)
    isReferenced = layers.passesReference
    let hints = FieldHints(uiSchema: source.uiSchema, layers: layers, element: nil)
    let title = hints.text("title") ?? layers.firstText("title") ?? source.title
    let description = hints.text("description") ?? layers.firstText("description")
    let texts = [description, source.layout.text].compactMap(\.self)
    let context = Context(
      object: nil,
      pointer: .root,
      uiSchema: source.uiSchema,
      defaults: layers.first("default"),
      isHidden: hints.isHidden,
      isReadOnly: hints.isReadOnly
    )
    let subject = Subject(name: title ?? "", nodes: [source.schema], isRequired: true)
    finish(readValue(subject, layers, in: context, pointer: .root, isRoot: true))
    let blueprint = out
    out = Blueprint()
    return Form(
      title: title,
      description: texts.isEmpty ? nil : texts.joined(separator: "\n\n"),
      content: blueprint,
      start: blueprint,
      warnings: warnings.eachOnce,
      initialAnswers: source.initialAnswers,
      maker: blueprint.parts.isEmpty ? nil : self,
      schema: source.rules,
      files: document.lookup
    )
  }

  /// Puts what is to be shown into the blueprint that is being read.
  mutating func finish(_ pieces: [Piece]) {
    out.items.reserveCapacity(pieces.count)
    for piece in pieces {
      switch piece {
      case .item(let item): out.items.append(item)
      case .part(let part):
        out.partPlaces.append(Blueprint.PartPlace(offset: out.items.count, part: part))
      }
    }
  }
}
