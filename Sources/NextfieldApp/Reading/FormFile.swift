import FormModel
import OrderedJSON

extension Form {
  /// Whether the answers are an object, as far as the form says at its head.
  var asksForObject: Bool {
    guard let type = schema["type"] else { return schema["properties"] != nil }
    return type.stringValue.map { $0 == "object" }
      ?? type.arrayValue?.contains { $0.stringValue == "object" } ?? true
  }

  /// Reads the form that the user named; `-` is standard input.
  init(path: String) throws(Document.Failure) {
    let document = try Document.read(path)
    do {
      let schema = try Form.schema(in: document.value)
      let files = FormFolder.files(of: path, schema: schema)
      try self.init(reading: document, files: files, matcher: PatternCache())
    } catch {
      throw Document.Failure(path: path, position: error.position, reason: error.message)
    }
  }
}
