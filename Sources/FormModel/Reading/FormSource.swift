import OrderedJSON

/// The parts of a form file: the schema, and what a wrapper puts beside it.
struct FormSource {
  let document: SchemaDocument
  let schema: SchemaNode
  /// The schema as it is written; the layout's rules may have become a part of the other one.
  private let written: SchemaNode
  /// RJSF hints, the strongest first.
  let uiSchema: JSONValue?
  private(set) var layout: LayoutHints
  let initialAnswers: JSONValue?
  let title: String?

  init(
    _ file: JSONValue,
    hints: JSONValue?,
    files: @escaping SchemaFileLookup = { _ in nil }
  ) throws(FormError) {
    guard let object = file.objectValue else {
      throw FormError(position: file.position, reason: .notAnObject)
    }
    let isSchema = SchemaKeywords.areIn(object)
    var schema: SchemaNode
    if !isSchema, let inner = object["schema"] {
      schema = try Self.inner(inner)
      title = Self.text(object, ["title", "name", "pluginAlias"])
      initialAnswers = object["formData"] ?? object["value"] ?? object["data"]
      let wrapped = object["uiSchema"] ?? object["uischema"]
      let layouts = [hints, wrapped, object["form"], object["layout"]].compactMap { $0 }
      layout = LayoutHints(reading: .array(layouts))
      uiSchema = hints ?? wrapped
    } else {
      guard isSchema else {
        if let properties = object["properties"], properties.objectValue == nil {
          throw FormError(position: properties.position, reason: .noProperties)
        }
        throw FormError(position: file.position, reason: .notASchema)
      }
      schema = SchemaNode(value: file, pointer: .root)
      title = nil
      initialAnswers = nil
      layout = hints.map { LayoutHints(reading: $0) } ?? LayoutHints()
      uiSchema = hints
    }
    written = schema
    if !schema.isPropertyMap { layout.compare(with: schema.value) }
    var file = file
    if !layout.rules.isEmpty, !schema.isPropertyMap {
      let value = schema.value.following(layout.rules)
      schema = SchemaNode(value: value, pointer: schema.pointer)
      file.set(value, at: schema.pointer)
    }
    self.schema = schema
    document = SchemaDocument(file: file, root: schema.pointer, files: files)
  }

  /// The schema as one that can be evaluated; a bare map of properties becomes one.
  var rules: JSONValue {
    written.isPropertyMap ? ["properties": written.value] : written.value
  }

  private static func inner(_ value: JSONValue) throws(FormError) -> SchemaNode {
    guard let object = value.objectValue else {
      throw FormError(position: value.position, reason: .notAnObject)
    }
    let pointer = JSONPointer(tokens: ["schema"])
    if SchemaKeywords.areSchema(object) {
      return SchemaNode(value: value, pointer: pointer)
    }
    let looksLikeMap = !object.isEmpty && object.allSatisfy { $0.value.objectValue != nil }
    guard looksLikeMap else { throw FormError(position: value.position, reason: .notASchema) }
    return SchemaNode(value: value, pointer: pointer, isPropertyMap: true)
  }

  private static func text(_ object: JSONObject, _ keys: [String]) -> String? {
    for key in keys {
      if let text = object[key]?.stringValue, !text.isEmpty { return text }
    }
    return nil
  }
}
