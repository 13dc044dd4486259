import OrderedJSON
import SchemaValidation

/// Tells whether values are as the schemas of a form file have it.
struct SchemaJudge: Sendable {
  private let schema: JSONSchema
  /// How many tokens of a pointer lead to the schema in its file.
  private let base: Int

  init(_ document: SchemaDocument) {
    schema = JSONSchema(compiling: document.file[document.root] ?? .null)
    base = document.root.tokens.count
  }

  /// Tells whether a value is as the schema at a place of the file has it; nil if it cannot be
  /// told.
  func accepts(_ value: JSONValue, at pointer: JSONPointer) -> Bool? {
    let inner = JSONPointer(tokens: Array(pointer.tokens.dropFirst(base)))
    guard let part = schema.subschema(at: inner) else { return nil }
    switch part.outcome(of: value, matcher: nil) {
    case .valid: return true
    case .invalid: return false
    case .unknown: return nil
    }
  }
}
