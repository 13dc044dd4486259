import OrderedJSON

/// The marks that tell a JSON Schema from any other JSON.
enum SchemaKeywords {
  /// Keywords that refer to other schemas.
  static let references = ["$ref", "$dynamicRef", "$recursiveRef"]

  /// Tells whether anything in the object is what a JSON Schema has, value and all; names such as
  /// `title` or a `type` of the object's own (`"module"`) are no proof.
  static func areIn(_ object: JSONObject) -> Bool {
    object.members.contains { member in
      switch member.key {
      case "type": typeNames(member.value).hasType
      case "properties", "patternProperties", "definitions", "$defs", "dependentSchemas",
        "dependencies":
        member.value.objectValue != nil
      case "allOf", "anyOf", "oneOf":
        member.value.arrayValue?.contains { $0.objectValue != nil || $0.boolValue != nil } ?? false
      case "$ref", "$dynamicRef", "$recursiveRef", "$anchor", "$dynamicAnchor":
        member.value.stringValue != nil
      case "$schema":
        member.value.stringValue.map(isSpecification) ?? false
      case "not", "if", "then", "else", "additionalProperties", "propertyNames":
        member.value.objectValue != nil || member.value.boolValue != nil
      case "enum": member.value.arrayValue != nil
      case "required":
        member.value.arrayValue?.contains { $0.stringValue != nil } ?? false
      default: false
      }
    }
  }

  /// Tells whether an object of a wrapper's `schema` is a schema rather than a map of properties.
  static func areSchema(_ object: JSONObject) -> Bool {
    if let properties = object["properties"]?.objectValue {
      return properties.allSatisfy { $0.value.objectValue != nil || $0.value.boolValue != nil }
    }
    let isMap = !object.isEmpty && object.allSatisfy { $0.value.objectValue != nil }
    return !isMap && areIn(object)
  }

  /// Returns the names in a `type`, which may be one or several.
  static func typeNames(_ value: JSONValue?) -> TypeNames {
    var names = TypeNames()
    switch value?.kind {
    case .string(let name): names.insert(name)
    case .array(let elements):
      for element in elements {
        if let name = element.stringValue { names.insert(name) }
      }
    case .null, .bool, .number, .object, nil: break
    }
    return names
  }

  /// Whether an address is below `json-schema.org/`.
  private static func isSpecification(_ address: String) -> Bool {
    address.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .contains { $0.hasSuffix("json-schema.org") }
  }
}
