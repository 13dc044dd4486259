public import FormModel
import OrderedJSON

/// Which fields of a form hold what must not be written to a disk: passwords, and what the schema
/// calls `writeOnly`.
public struct SecretFields: Sendable {
  private var known: [Int: Bool] = [:]

  /// Creates one.
  public init() {}

  /// Tells whether a field holds a secret, or may hold one among other things.
  ///
  /// - Parameters:
  ///   - index: The field's index.
  ///   - form: The form.
  /// - Returns: Whether nothing of it may be kept.
  public mutating func contains(_ index: Int, of form: Form) -> Bool {
    if let answer = known[index] { return answer }
    let answer = Self.isSecret(form.fields[index], in: form.schema)
    known[index] = answer
    return answer
  }

  private static func isSecret(_ field: Field, in schema: JSONValue) -> Bool {
    if case .text(.password) = field.kind { return true }
    var tokens = field.schemaPointer.tokens[...]
    // In a wrapper, the schema is a member.
    if schema[field.schemaPointer] == nil, tokens.first == "schema" { tokens = tokens.dropFirst() }
    var node: JSONValue? = schema
    var steps = tokens.makeIterator()
    while let current = node {
      if current["writeOnly"]?.boolValue == true { return true }
      guard let token = steps.next() else {
        var search = SecretSearch(schema: schema)
        return search.finds(in: current)
      }
      node = current[JSONPointer(tokens: [token])]
    }
    return false
  }
}

/// A search for secrets in a description and all that it refers to.
private struct SecretSearch {
  let schema: JSONValue
  /// How many parts may still be looked at; a description that is larger is taken to have one.
  private var left = 2000
  private var seen: Set<String> = []

  init(schema: JSONValue) { self.schema = schema }

  mutating func finds(in value: JSONValue) -> Bool {
    left -= 1
    guard left > 0 else { return true }
    switch value.kind {
    case .null, .bool, .number, .string: return false
    case .array(let elements): return elements.contains { finds(in: $0) }
    case .object(let object): return finds(in: object)
    }
  }

  private mutating func finds(in object: JSONObject) -> Bool {
    if object["writeOnly"]?.boolValue == true { return true }
    if object["format"]?.stringValue == "password" { return true }
    if let target = object["$ref"]?.stringValue, target.hasPrefix("#"),
      seen.insert(target).inserted, let pointer = JSONPointer(fragment: target),
      let node = schema[pointer], finds(in: node)
    {
      return true
    }
    return object.members.contains { !Self.data.contains($0.key) && finds(in: $0.value) }
  }

  /// Keywords whose values are data, not descriptions.
  private static let data: Set<String> = ["enum", "const", "default", "examples", "required"]
}
