/// The keywords that are rules, in the order in which they are looked at.
enum SchemaKeyword: String, Sendable, CaseIterable {
  case ref = "$ref"
  case dynamicRef = "$dynamicRef"
  case recursiveRef = "$recursiveRef"
  case type
  case `enum`
  case const
  case multipleOf
  case minimum
  case exclusiveMinimum
  case maximum
  case exclusiveMaximum
  case minLength
  case maxLength
  case pattern
  case format
  case contentEncoding
  case contentMediaType
  case minItems
  case maxItems
  case uniqueItems
  case minProperties
  case maxProperties
  case required
  case dependentRequired
  case dependencies
  case properties
  case patternProperties
  case additionalProperties
  case propertyNames
  case prefixItems
  case items
  case additionalItems
  case contains
  case allOf
  case anyOf
  case oneOf
  case not
  case `if`
  case then
  case `else`
  case dependentSchemas
  case unevaluatedItems
  case unevaluatedProperties
  case definitions
  case defs = "$defs"

  /// The place of each keyword in the order, by its name.
  static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, keyword) in allCases.enumerated() { places[keyword.rawValue] = place }
    return places
  }()
}
