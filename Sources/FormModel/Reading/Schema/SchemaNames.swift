import OrderedJSON

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

  /// Returns a reference as an absolute address, as far as form files need: schemes, absolute
  /// paths and names relative to the last `/`.
  static func resolve(_ reference: String, against base: String) -> String {
    let address =
      reference.split(separator: "#", omittingEmptySubsequences: false).first
      .map(String.init) ?? ""
    if address.isEmpty { return base }
    let hasHost = address.split(separator: ":").dropFirst().contains { $0.hasPrefix("//") }
    if hasHost || address.hasPrefix("urn:") || address.hasPrefix("tag:") {
      return address
    }
    if address.hasPrefix("/") {
      return authority(of: base) + address
    }
    guard let slash = base.lastIndex(of: "/") else { return address }
    let name = address.hasPrefix("./") ? String(address.dropFirst(2)) : address
    return base[...slash] + name
  }

  private static func authority(of address: String) -> String {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty else { return "" }
    return parts[0...2].joined(separator: "/")
  }
}
