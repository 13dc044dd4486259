import OrderedJSON
import SchemaValidation

/// Tells whether values are as the schemas of a form file have it.
struct SchemaJudge: Sendable {
  private let schema: JSONSchema
  /// How many tokens of a pointer lead to the schema in its file.
  private let base: Int

  init(_ document: SchemaDocument) {
    schema = JSONSchema(
      compiling: document.file[document.root] ?? .null,
      lookup: Form.documents(document.lookup)
    )
    base = document.root.tokens.count
  }

  /// Conditions are looked at while somebody types.
  private static let budget = SchemaBudget(steps: 1_000_000)

  /// Tells whether a value is as the schema at a place of the file has it; nil if it cannot be
  /// told.
  func accepts(
    _ value: JSONValue,
    at pointer: JSONPointer,
    _ matcher: (any PatternMatching)?
  ) -> Bool? {
    let (address, inner) = SchemaDocument.file(of: pointer)
    let place = address == nil ? JSONPointer(tokens: Array(pointer.tokens.dropFirst(base))) : inner
    guard let part = schema.subschema(at: place, in: address) else { return nil }
    switch part.outcome(of: value, matcher: matcher, budget: Self.budget) {
    case .valid: return true
    case .invalid: return false
    case .unknown: return nil
    }
  }
}
