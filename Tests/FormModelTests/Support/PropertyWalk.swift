import OrderedJSON

/// Lists the places of all properties that a schema declares under `properties`, `allOf` and local
/// references, by a walk of its own, so that it can tell whether the reader lost one.
struct PropertyWalk {
  private(set) var places: Set<JSONPointer> = []
  private let root: JSONValue

  init(file: JSONValue) {
    root = file["properties"] == nil && file["allOf"] == nil ? file["schema"] ?? file : file
    if file["schema"] != nil, root["properties"] == nil, root["type"]?.stringValue == nil,
      root["$ref"] == nil
    {
      visitProperties(root, at: .root, open: [])
    } else {
      visit(root, at: .root, open: [])
    }
  }

  private mutating func visit(_ schema: JSONValue, at place: JSONPointer, open: [String]) {
    guard place.tokens.count < 12 else { return }
    if let reference = schema["$ref"]?.stringValue, !open.contains(reference),
      let target = JSONPointer(fragment: reference).flatMap({ root[$0] })
    {
      visit(target, at: place, open: open + [reference])
    }
    for member in schema["allOf"]?.arrayValue ?? [] {
      visit(member, at: place, open: open)
    }
    if let properties = schema["properties"] { visitProperties(properties, at: place, open: open) }
  }

  private mutating func visitProperties(_ map: JSONValue, at place: JSONPointer, open: [String]) {
    for member in map.objectValue?.members ?? [] {
      let place = place.appending(member.key)
      places.insert(place)
      visit(member.value, at: place, open: open)
    }
  }
}
