import FormModel
import GtkBridge
import OrderedJSON

extension Form {
  /// Whether the answers are an object, as far as the form says at its head.
  var asksForObject: Bool {
    guard let type = schema["type"] else { return schema["properties"] != nil }
    return type.stringValue.map { $0 == "object" }
      ?? type.arrayValue?.contains { $0.stringValue == "object" } ?? true
  }

  /// Reads the form that the user named; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: The path of the form.
  ///   - layout: The path of hints about the layout, which go before those in the form.
  /// - Throws: ``Document/Failure`` if one of them cannot be read.
  init(path: String, layout: String? = nil) throws(Document.Failure) {
    let hints = try layout.map { (path) throws(Document.Failure) in try Self.hints(path) }
    let document = try Document.read(path)
    do {
      let schema = try Form.schema(in: document.value)
      let files = FormFolder.files(of: path, schema: schema)
      try self.init(reading: document, hints: hints, files: files, matcher: PatternCache())
    } catch {
      throw Document.Failure(path: path, position: error.position, reason: error.message)
    }
  }

  private static func hints(_ path: String) throws(Document.Failure) -> JSONValue {
    let hints = try Document.read(path).value
    guard hints.objectValue != nil else {
      let reason = tr("layout hints must be a JSON object")
      throw Document.Failure(path: path, position: hints.position, reason: reason)
    }
    return hints
  }
}
