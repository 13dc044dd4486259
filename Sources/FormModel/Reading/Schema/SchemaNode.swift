import OrderedJSON

/// A schema inside the form file.
struct SchemaNode: Sendable {
  /// The schema: an object, a boolean, or something wrong.
  let value: JSONValue
  /// Its place in the form file.
  let pointer: JSONPointer
  /// Whether the object is itself a map of properties, as jsonform's and homebridge's `schema` is.
  var isPropertyMap = false

  /// Returns the value of a keyword as a node.
  func child(_ key: String) -> SchemaNode? {
    value[key].map { SchemaNode(value: $0, pointer: pointer.appending(key)) }
  }

  /// Returns the elements of a keyword's array as nodes.
  func children(_ key: String) -> [SchemaNode] {
    guard let elements = value[key]?.arrayValue else { return [] }
    let parent = pointer.appending(key)
    return elements.enumerated().map {
      SchemaNode(value: $0.element, pointer: parent.appending($0.offset))
    }
  }

  /// The properties that the schema declares itself.
  var propertyMap: JSONObject? {
    isPropertyMap ? value.objectValue : value["properties"]?.objectValue
  }

  /// The properties that the schema declares itself, in order, as nodes.
  var properties: [(name: String, node: SchemaNode)] {
    let map = propertyMap
    let parent = isPropertyMap ? pointer : pointer.appending("properties")
    return (map?.members ?? []).map { member in
      (member.key, SchemaNode(value: member.value, pointer: parent.appending(member.key)))
    }
  }
}
