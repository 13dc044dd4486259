import OrderedJSON
import SchemaValidation

/// A property that its schema describes by a simple type, texts and rules alone.
///
/// Nearly all properties of a long form are like that. They are read without gathering layers and
/// hints, which takes several times as long and leads to the same field.
struct PlainProperty {
  private(set) var title: String?
  private(set) var description: String?
  private(set) var defaultValue: JSONValue?
  private var rules = FieldConstraints()
  private var type = SchemaType.null
  private var format: String?

  /// Creates the property; nil if the schema has another keyword, or a keyword makes no sense.
  init?(_ schema: JSONObject) {
    for place in schema.indices {
      guard take(schema.members[place].key, schema.members[place].value.kind) else { return nil }
      if schema.members[place].key == "default" { defaultValue = schema.members[place].value }
    }
    guard type != .null else { return nil }
    // Yes and No beside each other are choices.
    if type == .boolean, presentation == .radio || presentation == .list { return nil }
  }

  /// Takes a keyword; false if it is none for a plain property.
  private mutating func take(_ keyword: String, _ value: JSONValue.Kind) -> Bool {
    switch (keyword, value) {
    case ("type", .string(let name)): return take(type: name)
    case ("title", .string(let text)): title = text.isEmpty ? nil : text
    case ("description", .string(let text)): description = text.isEmpty ? nil : text
    case ("default", _), ("$comment", _): break
    case ("format", .string(let name)): format = name
    case ("pattern", .string(let pattern)): rules.patterns = [pattern]
    case ("minimum", .number(let number)):
      rules.minimum = NumberBound(value: number, isExclusive: false)
    case ("maximum", .number(let number)):
      rules.maximum = NumberBound(value: number, isExclusive: false)
    case ("minLength", .number(let number)):
      rules.minimumLength = number.length
      return rules.minimumLength != nil
    case ("maxLength", .number(let number)):
      rules.maximumLength = number.length
      return rules.maximumLength != nil
    default: return false
    }
    return true
  }

  private mutating func take(type name: String) -> Bool {
    switch name {
    case "string": type = .string
    case "integer": type = .integer
    case "number": type = .number
    case "boolean": type = .boolean
    default: return false
    }
    return true
  }

  /// How the value is asked for.
  var kind: FieldKind {
    switch type {
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .string, .array, .object, .null: .text(textStyle)
    }
  }

  private var textStyle: TextStyle {
    if let format, let style = FormReader.style(named: format) { return style }
    if let longest = rules.maximumLength, longest > FormReader.longestLine { return .multiline }
    let isLong = defaultValue?.stringValue?.contains(where: \.isNewline) == true
    return isLong ? .multiline : .line
  }

  /// The widget that `format` asks for.
  var presentation: Presentation? { format.flatMap(FormReader.presentation) }

  /// The rules that mean something for the type.
  var constraints: FieldConstraints {
    var result = FieldConstraints()
    switch type {
    case .integer, .number:
      result.minimum = rules.minimum
      result.maximum = rules.maximum
    case .string:
      result.minimumLength = rules.minimumLength
      result.maximumLength = rules.maximumLength
      result.patterns = rules.patterns
      result.format = format.flatMap(TextFormat.init(name:)) ?? textStyle.impliedFormat
    case .boolean, .array, .object, .null:
      break
    }
    return result
  }
}

extension FormReader {
  /// Tells whether nothing but its own schema says what a property is like, and it is shown.
  func readsPlainProperties(in context: Context) -> Bool {
    context.object != nil && context.uiSchema == nil && context.defaults == nil
      && source.layout.isEmpty && !context.isHidden && !context.isAlternative
      && !context.isReferenced && !isReferenced && context.depth < Limit.depth
  }

  /// Reads a property the short way; nil if it is not plain.
  ///
  /// The context must be one in which `readsPlainProperties(in:)`.
  mutating func readPlainProperty(_ subject: Subject, in context: Context) -> Piece? {
    guard subject.nodes.count == 1, case .object(let schema) = subject.nodes[0].value.kind,
      let plain = PlainProperty(schema)
    else { return nil }
    let pointer = context.pointer.appending(subject.name)
    var field = Field(
      index: out.fields.count,
      pointer: context.relative(pointer),
      schemaPointer: subject.nodes[0].pointer,
      position: subject.nodes[0].value.position,
      name: subject.name,
      label: plain.title ?? PropertyName.readable(subject.name),
      description: plain.description,
      isRequired: subject.isRequired,
      isReadOnly: context.isReadOnly,
      isNullable: false,
      kind: plain.kind,
      defaultValue: plain.defaultValue,
      constraints: plain.constraints,
      messages: FieldMessages(),
      notes: [],
      presentation: Presentation(for: plain.kind, plain.constraints, asked: plain.presentation),
      group: context.group,
      object: context.object
    )
    if field.defaultValue != nil { settleDefault(of: &field, at: pointer) }
    return add(field, at: pointer, in: context).first
  }
}
