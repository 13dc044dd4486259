import OrderedJSON

/// One rule of a schema; schemas in it are numbers of nodes of the program.
enum SchemaRule: Sendable {
  /// Nothing is right.
  case never
  case types(TypeRule)
  case values(ValueRule)
  case bound(BoundRule)
  case multiple(JSONNumber)
  case count(CountRule)
  case pattern(String)
  case format(String, StringFormat)
  case content(ContentRule)
  case uniqueItems
  case required([String])
  case requiredBeside(RequiredBesideRule)
  case members(MembersRule)
  case names(Int)
  case elements(ElementsRule)
  case contains(ContainsRule)
  case all([Int])
  case any([Int])
  case one([Int])
  case not(Int)
  case condition(ConditionRule)
  case schemasBeside(SchemasBesideRule)
  /// A number of a reference of the program.
  case reference(Int, SchemaKeyword)
  case unevaluatedItems(Int)
  case unevaluatedMembers(Int)
}

/// `type`.
final class TypeRule: Sendable {
  let types: [InstanceType]
  /// Whether `1.0` is no integer, as in draft 04.
  let isStrict: Bool

  init(_ types: [InstanceType], isStrict: Bool) {
    self.types = types
    self.isStrict = isStrict
  }
}

/// `enum` and `const`.
final class ValueRule: Sendable {
  let values: [JSONValue]
  let keyword: SchemaKeyword
  /// The values again, if there are so many that comparing one by one takes longer.
  let set: Set<JSONValue>?

  init(_ values: [JSONValue], _ keyword: SchemaKeyword) {
    self.values = values
    self.keyword = keyword
    set = values.count > 8 ? Set(values) : nil
  }
}

/// `minimum`, `maximum` and their exclusive forms.
final class BoundRule: Sendable {
  let limit: JSONNumber
  let isMaximum: Bool
  let isExclusive: Bool
  let keyword: SchemaKeyword

  init(_ limit: JSONNumber, isMaximum: Bool, isExclusive: Bool, _ keyword: SchemaKeyword) {
    self.limit = limit
    self.isMaximum = isMaximum
    self.isExclusive = isExclusive
    self.keyword = keyword
  }
}

/// The keywords that limit a number of code points, elements or members.
struct CountRule: Sendable {
  let limit: Int
  let keyword: SchemaKeyword
}

/// `contentEncoding` and `contentMediaType`.
struct ContentRule: Sendable {
  let isBase64: Bool
  let isJSON: Bool
}

/// Names that must be there beside another one.
final class RequiredBesideRule: Sendable {
  let entries: [(name: String, required: [String])]
  let keyword: SchemaKeyword

  init(_ entries: [(name: String, required: [String])], _ keyword: SchemaKeyword) {
    self.entries = entries
    self.keyword = keyword
  }
}

/// Schemas that count beside a name.
final class SchemasBesideRule: Sendable {
  let entries: [(name: String, schema: Int)]

  init(_ entries: [(name: String, schema: Int)]) { self.entries = entries }
}

/// `properties`, `patternProperties` and `additionalProperties`.
final class MembersRule: Sendable {
  let properties: [(name: String, schema: Int)]
  let patterns: [(pattern: String, schema: Int)]
  let rest: Int?
  /// Where each of the properties is.
  let places: [JSONKey: Int]

  init(
    _ properties: [(name: String, schema: Int)],
    _ patterns: [(pattern: String, schema: Int)],
    rest: Int?
  ) {
    self.properties = properties
    self.patterns = patterns
    self.rest = rest
    var places: [JSONKey: Int] = [:]
    places.reserveCapacity(properties.count)
    for (place, property) in properties.enumerated() { places[JSONKey(property.name)] = place }
    self.places = places
  }
}

/// `items`, `prefixItems` and `additionalItems`.
final class ElementsRule: Sendable {
  let first: [Int]
  let rest: Int?

  init(_ first: [Int], rest: Int?) {
    self.first = first
    self.rest = rest
  }
}

/// `contains`, `minContains` and `maxContains`.
final class ContainsRule: Sendable {
  let schema: Int
  let minimum: Int
  let maximum: Int?
  /// Whether the elements that fit count as evaluated.
  let marks: Bool

  init(_ schema: Int, minimum: Int, maximum: Int?, marks: Bool) {
    self.schema = schema
    self.minimum = minimum
    self.maximum = maximum
    self.marks = marks
  }
}

/// `if`, `then` and `else`.
struct ConditionRule: Sendable {
  let condition: Int
  let then: Int?
  let otherwise: Int?
}
