import OrderedJSON
import SchemaValidation

/// The names that schemas in a file give themselves with `$id`, `id`, `$anchor` and
/// `$dynamicAnchor`.
struct SchemaNames {
  /// Where each address is.
  private(set) var resources: [String: JSONPointer] = [:]
  /// Where each `ADDRESS#NAME` is.
  private(set) var anchors: [String: JSONPointer] = [:]
  /// Where each name is, whatever its address; the first one counts.
  private(set) var anyAnchors: [String: JSONPointer] = [:]
  private var addresses: [JSONPointer: String] = [:]

  /// Values in which an `$id` is only data.
  private static let dataKeywords: Set<String> = ["enum", "const", "default", "examples"]

  init(of schema: JSONValue, at root: JSONPointer) {
    resources[""] = root
    addresses[root] = ""
    visit(schema, at: root, address: "")
  }

  /// Adds the names in another file.
  mutating func add(_ schema: JSONValue, at root: JSONPointer, address: String) {
    resources[address] = root
    addresses[root] = address
    visit(schema, at: root, address: address)
  }

  /// Returns the innermost schema with an address of its own that holds a place.
  func resource(around pointer: JSONPointer) -> (pointer: JSONPointer, address: String) {
    let root = resources[""] ?? .root
    // Mostly there is no other, and no schema has an address.
    if addresses.count == 1, addresses[root]?.isEmpty == true { return (root, "") }
    var place = pointer
    while true {
      if let address = addresses[place] { return (place, address) }
      guard let parent = place.parent else { return (root, "") }
      place = parent
    }
  }

  private mutating func visit(_ value: JSONValue, at pointer: JSONPointer, address: String) {
    switch value.kind {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        visit(element, at: pointer.appending(index), address: address)
      }
    case .object(let object):
      var address = address
      if let id = object["$id"]?.stringValue ?? object["id"]?.stringValue {
        if id.hasPrefix("#") {
          add(String(id.dropFirst()), address, pointer)
        } else {
          address = Self.resolve(id, against: address)
          if resources[address] == nil { resources[address] = pointer }
          addresses[pointer] = address
        }
      }
      for key in ["$anchor", "$dynamicAnchor"] {
        if let name = object[key]?.stringValue { add(name, address, pointer) }
      }
      for member in object.members where !Self.dataKeywords.contains(member.key) {
        visit(member.value, at: pointer.appending(member.key), address: address)
      }
    case .null, .bool, .number, .string: break
    }
  }

  private mutating func add(_ name: String, _ address: String, _ pointer: JSONPointer) {
    anchors[address + "#" + name] = pointer
    if anyAnchors[name] == nil { anyAnchors[name] = pointer }
  }

  /// Returns a reference as an absolute address, without its fragment.
  static func resolve(_ reference: String, against base: String) -> String {
    URIReference.resolve(reference, against: base).document
  }
}
